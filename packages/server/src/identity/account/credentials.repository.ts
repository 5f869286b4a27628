// SQL of passwords: the stored hash, and the sessions that end when it changes.
import { type Language, parseLanguage } from '@palmares/core/language';
import type { Db } from '../../db/transaction.ts';

export type PasswordOwner = {
  readonly id: number;
  readonly nametag: string;
  readonly username: string;
  readonly email: string | null;
  readonly password_hash: string | null;
};

export function findPasswordOwner(db: Db, accountId: number): Promise<PasswordOwner | undefined> {
  return db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .select(['id', 'nametag', 'username', 'email', 'password_hash'])
    .executeTakeFirst();
}

export function findActiveByEmail(db: Db, emailKey: string) {
  return db
    .selectFrom('account')
    .where('email_key', '=', emailKey)
    .where('status', '=', 'active')
    .select(['id', 'nametag', 'email'])
    .executeTakeFirst();
}

/** The language of the mails to an account: the one with the id, or with the address. The default one if there is none. */
export async function findMailLanguage(
  db: Db,
  { accountId, recipient }: { readonly accountId: number | null; readonly recipient: string },
): Promise<Language> {
  const account = db.selectFrom('account').select('language');
  const row = await (accountId === null
    ? account.where('email_key', '=', recipient)
    : account.where('id', '=', accountId)
  ).executeTakeFirst();
  return parseLanguage(row?.language);
}

/** Returns whether any account has the address, whatever its status: a deactivated account keeps its address. */
export async function hasEmail(db: Db, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .where('email_key', '=', emailKey)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns false if the account is no longer active or, with `expected`, if its hash has changed meanwhile: of two concurrent changes, the
 * second was made with a password that is no longer current.
 */
export async function updatePasswordHash(
  db: Db,
  accountId: number,
  hash: string,
  expected?: string | null,
): Promise<boolean> {
  let query = db
    .updateTable('account')
    .set({ password_hash: hash })
    .where('id', '=', accountId)
    .where('status', '=', 'active');
  if (expected !== undefined) query = query.where('password_hash', 'is not distinct from', expected);
  const row = await query.returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Ends all sessions of the account, or all but one. */
export async function revokeSessions(
  db: Db,
  accountId: number,
  now: Date,
  keptSessionId: string | null,
): Promise<void> {
  let query = db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null);
  if (keptSessionId !== null) query = query.where('id', '<>', keptSessionId);
  await query.execute();
}
