// Resolves a personal access token to an actor: its owner, without any role. An administrator's token has no more rights than anyone
// else's, so that no token can perform staff actions, whatever a route allows.
import { scopeCovers, type TokenScope } from '@palmares/core/account/personal-token';
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import type { Actor } from '@palmares/core/permissions';
import { sql } from 'kysely';
import { defineRow, int8, text, timestamptz } from '../db/row-type.ts';
import { defineStatement, type ParameterOf } from '../db/statement.ts';
import type { Db } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import { hashPersonalToken, isWellFormed } from './personal-token.ts';

/** The last use is shown to the minute, so it is written no more often. */
const TOUCH_EVERY_MS = 60_000;

export type ReadPersonalToken =
  | { kind: 'live'; actor: Extract<Actor, { kind: 'account' }>; scope: TokenScope }
  | { kind: 'none'; code: ErrorCode };

const TOKEN = defineRow('personal token', {
  id: int8,
  account_id: int8,
  scope: text.as<TokenScope>(),
  expires_at: timestamptz,
  last_used_at: timestamptz.orNull(),
});

const FIND_TOKEN = defineStatement('find personal token', (parameter: ParameterOf<{ hash: Buffer }>) =>
  TOKEN.of(sql`
    select t.id, t.account_id, t.scope, t.expires_at, t.last_used_at
    from personal_token t join account a on a.id = t.account_id
    where t.token_hash = ${parameter('hash')} and a.status = 'active'`),
);

export async function authenticatePersonalToken(
  db: Db,
  token: string,
  now: Date,
): Promise<ReadPersonalToken> {
  if (!isWellFormed(token)) return { kind: 'none', code: 'personal_token_invalid' };
  const [row] = await FIND_TOKEN(db, { hash: hashPersonalToken(token) });
  if (row === undefined) return { kind: 'none', code: 'personal_token_invalid' };
  if (row.expires_at <= now) return { kind: 'none', code: 'personal_token_expired' };
  const usedBefore = new Date(now.getTime() - TOUCH_EVERY_MS);
  if (row.last_used_at === null || row.last_used_at < usedBefore) await touch(db, row.id, now, usedBefore);
  const actor = { kind: 'account', id: row.account_id, admin: false, modo: false } as const;
  return { kind: 'live', actor, scope: row.scope };
}

/** One of many concurrent requests writes. */
async function touch(db: Db, id: number, now: Date, usedBefore: Date): Promise<void> {
  await db
    .updateTable('personal_token')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', usedBefore)]))
    .execute();
}

/** `asked` is the scope that the route requires of a token; null if no token may call it. Throws 403. */
export function assertTokenMay(held: TokenScope, asked: TokenScope | null): void {
  if (asked === null) throw new AppError('token_not_allowed');
  if (!scopeCovers(held, asked)) throw new AppError('token_read_only');
}
