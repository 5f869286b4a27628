import type { Author, GrantedSession as GrantedReply, SessionUser } from '@palmares/core/contract/types';
import { parseLanguage } from '@palmares/core/language';
import { DELETED_ACCOUNT } from '@palmares/texts/fr/api-replies';
import type { AccountRow } from './account.repository.ts';
import type { GrantedSession } from './grant-session.ts';

/** The token is repeated at the top level (AC-110). */
export function presentGrantedSession({ token, session }: GrantedSession): {
  token: string;
  data: GrantedReply;
} {
  return { token, data: { token, expiresAt: session.expiresAt.toISOString() } };
}

export function presentSessionUser(account: AccountRow & { second_factor_missing: boolean }): SessionUser {
  return {
    id: account.id,
    username: account.username,
    nametag: account.nametag,
    email: account.email ?? '',
    createdAt: account.created_at.toISOString(),
    roles: account.roles.map((role) => ({ id: role.id, libelle: role.libelle })),
    language: parseLanguage(account.language),
    voices_left_out: account.voices_left_out,
    second_factor_missing: account.second_factor_missing,
  };
}

/** A deleted account keeps a row without personal data (PR-5). */
export function presentAuthor(row: {
  author_id: number;
  author_username: string;
  author_nametag: string;
  author_status: string;
}): Author {
  const deleted = row.author_status === 'deleted';
  return {
    id: row.author_id,
    username: deleted ? DELETED_ACCOUNT : row.author_username,
    nametag: deleted ? '' : row.author_nametag,
    ...(row.author_status === 'desactive' && { deactivated: true }),
  };
}

type Nullable<R> = { [K in keyof R]: R[K] | null };

/** Returns null if an outer join found no account. */
export function presentAuthorIfAny({
  author_id,
  author_username,
  author_nametag,
  author_status,
}: Nullable<Parameters<typeof presentAuthor>[0]>): Author | null {
  if (author_id === null || author_username === null || author_nametag === null || author_status === null)
    return null;
  return presentAuthor({ author_id, author_username, author_nametag, author_status });
}
