// A write repeated with the same Idempotency-Key gets the reply of the first (PR-16, PR-17; decision 0015). The key is written in the
// write's own transaction: a failure stores nothing, a crash leaves both or neither.
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { announceRevocation } from '../db/revocations.ts';
import { defineRow, jsonb, type RowOf, text } from '../db/row-type.ts';
import type { Database } from '../db/schema.ts';
import { defineStatement, type ParameterOf } from '../db/statement.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { AccountContext } from './context.ts';

/** `route` names the target of the write: `POST /album` for a create, `PUT /tierlist/7` for a change. */
export type WriteRequest = { readonly route: string; readonly body: unknown };

const getHash = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

type Key = { account_id: number; route: string; key: string };
const EARLIER = defineRow('earlier reply', { body_hash: text, reply: jsonb<object>() });
type Earlier = RowOf<typeof EARLIER>;
const CLAIMED = defineRow('claimed key', { key: text });

const CLAIM = defineStatement('claim key', (parameter: ParameterOf<Key & { body_hash: string }>) =>
  CLAIMED.of(sql`
    insert into idempotency_key (account_id, route, key, body_hash, reply)
    values (${parameter('account_id')}, ${parameter('route')}, ${parameter('key')}, ${parameter('body_hash')}, '{}')
    on conflict (account_id, route, key) do nothing returning key`),
);
const FIND = defineStatement('find key', (parameter: ParameterOf<Key>) =>
  EARLIER.of(sql`
    select body_hash, reply from idempotency_key where account_id = ${parameter('account_id')}
      and route = ${parameter('route')} and key = ${parameter('key')}`),
);
const STORE = defineStatement(
  'store reply',
  (parameter: ParameterOf<Key & { reply: string }>) => sql`
    update idempotency_key set reply = ${parameter('reply')} where account_id = ${parameter('account_id')}
      and route = ${parameter('route')} and key = ${parameter('key')}`,
);

/** Returns the stored reply. `withIdempotency` wrote it under the same route, so it belongs to the same call. */
function getReply<T extends object>(earlier: Earlier, bodyHash: string): T {
  if (earlier.body_hash !== bodyHash) throw new AppError('idempotency_conflict');
  return earlier.reply as T;
}

/** Lets a request that was already answered skip its costly part. `withIdempotency` decides again, also between concurrent duplicates. */
export async function findEarlierReply<T extends object>(
  db: Db,
  context: AccountContext,
  request: WriteRequest,
): Promise<T | null> {
  if (context.idempotencyKey === null) return null;
  const where = { account_id: context.actor.id, route: request.route, key: context.idempotencyKey };
  const [earlier] = await FIND(db, where);
  return earlier === undefined ? null : getReply<T>(earlier, getHash(request.body));
}

/**
 * If the key was used before, `write` does not run again, including its checks and the comparison of versions: otherwise the caller would
 * get a conflict with its own change.
 */
export async function withIdempotency<T extends object>(
  db: Db,
  context: AccountContext,
  request: WriteRequest,
  write: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const key = context.idempotencyKey;
  if (key === null) return inTransaction(db, write);

  const body_hash = getHash(request.body);
  const where = { account_id: context.actor.id, route: request.route, key };
  return inTransaction(db, async (trx) => {
    // The insert waits for a concurrent duplicate (unique key), and then shows which of the two came first.
    const [claimed] = await CLAIM(trx, { ...where, body_hash });
    if (claimed === undefined) {
      const [earlier] = await FIND(trx, where);
      if (earlier === undefined) throw new Error('a key that was taken is gone');
      // The first call may have lost its connection after COMMIT, before other servers forgot what it revoked.
      await announceRevocation(trx);
      return getReply<T>(earlier, body_hash);
    }
    const reply = await write(trx);
    await STORE(trx, { ...where, reply: JSON.stringify(reply) });
    return reply;
  });
}
