import type { Standings } from '../convert-content/standings.ts';
import { fromLines, type StoredLine } from './wire.ts';

/** Tiers become groups in order; the pool is unknown. */
export function standingsFromTierlist(lines: readonly StoredLine[]): Standings {
  const { tiers, pool } = fromLines(lines);
  return {
    groups: tiers.filter(({ images }) => images.length > 0).map(({ label, images }) => ({ label, images })),
    unknown: pool,
  };
}
