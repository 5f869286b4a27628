import type { Db } from '../../db/transaction.ts';

export type AuthorRow = { username: string; nametag: string };

/** Undefined when nobody has this nametag, or an account that is deactivated or deleted. */
export function findActiveAuthor(db: Db, nametagKey: string): Promise<AuthorRow | undefined> {
  return db
    .selectFrom('account')
    .where('nametag_key', '=', nametagKey)
    .where('status', '=', 'active')
    .select(['username', 'nametag'])
    .executeTakeFirst();
}

/** Whatever the state of the account: what it made public stays in the lists when it is deactivated. Null when there is none. */
export async function findAuthorId(db: Db, nametagKey: string): Promise<number | null> {
  const row = await db
    .selectFrom('account')
    .where('nametag_key', '=', nametagKey)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
