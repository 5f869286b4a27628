import type { PersonalToken } from '@palmares/core/contract/types';
import type { TokenRow } from './personal-token.repository.ts';

export const presentToken = (row: TokenRow): PersonalToken => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
