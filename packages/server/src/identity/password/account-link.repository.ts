// SQL of links sent by mail. Only the mail holds the token; the row holds its SHA-256. A fast hash suffices, because a token is 32 random
// bytes that cannot be guessed.
import { createHash } from 'node:crypto';
import type { Db } from '../../db/transaction.ts';

export type LinkKind = 'password_reset' | 'email_change';

const LIFETIME_MS = 3_600_000;

export type AccountLink = {
  readonly accountId: number;
  readonly nametag: string;
  readonly username: string;
  /** The account's current address. */
  readonly email: string | null;
  /** The address to confirm, for an email_change. */
  readonly newEmail: string | null;
};

const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Replaces the account's link of the same kind: the older one stops working. */
export async function replaceLink(
  db: Db,
  link: { accountId: number; kind: LinkKind; newEmail: string | null },
  how: { token: string; now: Date },
): Promise<void> {
  const row = {
    token_hash: hashToken(how.token),
    email: link.newEmail,
    expires_at: new Date(how.now.getTime() + LIFETIME_MS),
  };
  await db
    .insertInto('account_link')
    .values({ account_id: link.accountId, kind: link.kind, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(row))
    .execute();
}

/** Finds an unexpired link of an active account. */
export async function findLink(
  db: Db,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<AccountLink | undefined> {
  return db
    .selectFrom('account_link as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .where('l.token_hash', '=', hashToken(token))
    .where('l.kind', '=', kind)
    .where('l.expires_at', '>', now)
    .where('a.status', '=', 'active')
    .select(['a.id as accountId', 'a.nametag', 'a.username', 'a.email', 'l.email as newEmail'])
    .executeTakeFirst();
}

/** Deletes the link, so that it works once. Of two concurrent requests with the link, one gets true and the other false. */
export async function consumeLink(db: Db, kind: LinkKind, token: string, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('account_link')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeAccountLinks(db: Db, accountId: number, kind?: LinkKind): Promise<void> {
  let query = db.deleteFrom('account_link').where('account_id', '=', accountId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  await query.execute();
}

export async function removeExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_link').where('expires_at', '<', now).execute();
}
