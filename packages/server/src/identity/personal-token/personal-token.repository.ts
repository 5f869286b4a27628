// SQL of personal access tokens.
import type { TokenScope } from '@palmares/core/account/personal-token';
import type { Db } from '../../db/transaction.ts';

export type TokenRow = {
  readonly id: number;
  readonly name: string;
  readonly scope: TokenScope;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly last_used_at: Date | null;
};

const SHOWN = ['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at'] as const;

/** Newest first, including expired ones. */
export function listAccountTokens(db: Db, accountId: number): Promise<TokenRow[]> {
  return db
    .selectFrom('personal_token')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .select(SHOWN)
    .execute();
}

export async function countLiveTokens(db: Db, accountId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('personal_token')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function insertToken(
  db: Db,
  token: Omit<TokenRow, 'id' | 'last_used_at'> & { account_id: number; token_hash: Buffer },
): Promise<TokenRow> {
  return db
    .insertInto('personal_token')
    .values({ ...token, last_used_at: null })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/** Returns false if the account has no such token. */
export async function removeToken(db: Db, accountId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('personal_token')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeAccountTokens(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('personal_token').where('account_id', '=', accountId).execute();
}

export async function removeTokensExpiredBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('personal_token').where('expires_at', '<', before).execute();
}
