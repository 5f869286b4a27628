// A write that is sent again with the same Idempotency-Key gives the reply of the first (product.md §2; decision 0015). The key
// is written in the write's own transaction: a failure stores nothing, a kill leaves both or neither.
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { AccountContext } from './context.ts';

/** `route` names what is written: `POST /album` for a create, `PUT /tierlist/7` for a change. */
export type WriteRequest = { readonly route: string; readonly body: unknown };

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** Lets a request that was already answered skip its costly part. `writeOnce` decides again, also between duplicates that run at the same time. */
export async function findEarlierReply<T extends object>(
  db: Db,
  context: AccountContext,
  request: WriteRequest,
): Promise<T | null> {
  if (context.idempotencyKey === null) return null;
  const earlier = await db
    .selectFrom('idempotency_key')
    .where('account_id', '=', context.actor.id)
    .where('route', '=', request.route)
    .where('key', '=', context.idempotencyKey)
    .select(['body_hash', 'reply'])
    .executeTakeFirst();
  if (earlier === undefined) return null;
  if (earlier.body_hash !== hashOf(request.body)) throw new AppError('idempotency_conflict');
  // Written by `writeOnce` under the same route: the reply of the same call.
  return earlier.reply as T;
}

/**
 * When the key was used before, `write` does not run again, its checks and the comparison of versions included: otherwise the caller
 * would be told of a conflict with its own change.
 */
export async function writeOnce<T extends object>(
  db: Db,
  context: AccountContext,
  request: WriteRequest,
  write: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const key = context.idempotencyKey;
  if (key === null) return inTransaction(db, write);

  const body_hash = hashOf(request.body);
  const where = { account_id: context.actor.id, route: request.route, key };
  return inTransaction(db, async (trx) => {
    // The insert waits for a duplicate that is still running (unique key), and then shows which of the two came first.
    const claimed = await trx
      .insertInto('idempotency_key')
      .values({ ...where, body_hash, reply: '{}' })
      .onConflict((conflict) => conflict.columns(['account_id', 'route', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (claimed === undefined) {
      const earlier = await trx
        .selectFrom('idempotency_key')
        .where('account_id', '=', where.account_id)
        .where('route', '=', where.route)
        .where('key', '=', where.key)
        .select(['body_hash', 'reply'])
        .executeTakeFirstOrThrow();
      if (earlier.body_hash !== body_hash) throw new AppError('idempotency_conflict');
      // The reply of the same call: the route is part of the key.
      return earlier.reply as T;
    }
    const reply = await write(trx);
    await trx
      .updateTable('idempotency_key')
      .set({ reply: JSON.stringify(reply) })
      .where('account_id', '=', where.account_id)
      .where('route', '=', where.route)
      .where('key', '=', where.key)
      .execute();
    return reply;
  });
}
