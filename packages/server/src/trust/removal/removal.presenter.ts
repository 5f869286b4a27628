import { REMOVAL } from '@palmares/core/staff-limits';
import type { ProgressRow } from './removal.repository.ts';

export const presentRemoval = ({ id, begun_at, left }: ProgressRow) => ({
  id,
  begunAt: begun_at.toISOString(),
  left: Math.min(left, REMOVAL.countedMax + 1),
});
