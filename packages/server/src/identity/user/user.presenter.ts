import type { User } from '@palmares/core/contract/types';
import type { UserRow } from './user.repository.ts';

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    nametag: row.nametag,
    email: row.email ?? '',
    createdAt: row.created_at.toISOString(),
    last_connection: row.last_connection?.toISOString() ?? null,
    status: row.status,
    roles: row.roles.map(({ id, libelle }) => ({ id, libelle })),
    voices_left_out: row.voices_left_out,
  };
}
