import type { SessionUser } from '@palmares/core/contract/types';
import type { AccountRow } from './account.repository.ts';

export function presentSessionUser(account: AccountRow): SessionUser {
  return {
    id: account.id,
    username: account.username,
    nametag: account.nametag,
    email: account.email ?? '',
    createdAt: account.created_at.toISOString(),
    roles: account.roles.map((role) => ({ id: role.id, libelle: role.libelle })),
    voices_left_out: account.voices_left_out,
  };
}

/** A deleted account keeps a row without personal data (product.md §3). */
export function presentAuthor(row: {
  author_id: number;
  author_username: string;
  author_nametag: string;
  author_status: string;
}) {
  const deleted = row.author_status === 'deleted';
  return {
    id: row.author_id,
    username: deleted ? 'Compte supprimé' : row.author_username,
    nametag: deleted ? '' : row.author_nametag,
  };
}
