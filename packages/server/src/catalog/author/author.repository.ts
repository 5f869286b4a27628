import type { Db } from '../../db/transaction.ts';

export type AuthorRow = { username: string; nametag: string };

/** Returns undefined for an unknown nametag and for a deactivated or deleted account. */
export function findActiveAuthor(db: Db, nametagKey: string): Promise<AuthorRow | undefined> {
  return db
    .selectFrom('account')
    .where('nametag_key', '=', nametagKey)
    .where('status', '=', 'active')
    .select(['username', 'nametag'])
    .executeTakeFirst();
}

/** Leaves out deactivated and deleted accounts. */
export function listActiveAuthors(db: Db, ids: readonly number[]): Promise<(AuthorRow & { id: number })[]> {
  return db
    .selectFrom('account')
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .select(['id', 'username', 'nametag'])
    .execute();
}

/** Finds the account whatever its status: public contents of a deactivated account stay in the lists. Returns null if there is none. */
export async function findAuthorId(db: Db, nametagKey: string): Promise<number | null> {
  const row = await db
    .selectFrom('account')
    .where('nametag_key', '=', nametagKey)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
