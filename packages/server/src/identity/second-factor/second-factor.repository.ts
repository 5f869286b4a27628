// SQL of second factors and of their recovery codes.
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

export type SecondFactorRow = {
  sealed_key: Buffer;
  begun_at: Date;
  confirmed_at: Date | null;
};

export function findSecondFactor(db: Db, accountId: number): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('second_factor')
    .where('account_id', '=', accountId)
    .select(['sealed_key', 'begun_at', 'confirmed_at'])
    .executeTakeFirst();
}

export async function isSecondFactorOn(db: Db, accountId: number): Promise<boolean> {
  const factor = await findSecondFactor(db, accountId);
  return factor !== undefined && factor.confirmed_at !== null;
}

export type Owner = { readonly id: number; readonly nametag: string; readonly email: string | null };

/** Locks the account until the end of the transaction, so that a concurrent sign-in that saw no second factor gets no session. */
export function lockOwner(db: Db, accountId: number): Promise<Owner> {
  return db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['id', 'nametag', 'email'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Replaces an unfinished set-up. Returns false if a second factor is active. */
export async function beginSetUp(
  db: Db,
  accountId: number,
  setUp: { sealed_key: Buffer; begun_at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('second_factor')
    .values({ account_id: accountId, ...setUp, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(setUp).where('second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if another key was generated, or the second factor was activated, since `sealedKey` was read. */
export async function confirmSetUp(
  db: Db,
  accountId: number,
  sealedKey: Buffer,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', accountId)
    .where('sealed_key', '=', sealedKey)
    .where('confirmed_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if a code of that step, or of a later one, was accepted before: of two requests with the same code one gets true. */
export async function consumeTimeStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes its recovery codes too. Returns false if none was active. */
export async function removeSecondFactor(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

export async function removeSetUpsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('second_factor')
    .where('confirmed_at', 'is', null)
    .where('begun_at', '<', before)
    .execute();
}

export async function replaceRecoveryCodes(
  db: Db,
  accountId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

/** Deletes the code, so that it works once. */
export async function consumeRecoveryCode(db: Db, accountId: number, hash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a code by its number in the erasure list: the first 48 bits of its hash (migration 070). */
export async function removeListedRecoveryCode(db: Db, number: number): Promise<boolean> {
  const start = Buffer.alloc(6);
  start.writeUIntBE(number, 0, 6);
  const row = await db
    .deleteFrom('recovery_code')
    .where(sql`substring(code_hash for 6)`, '=', start)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .where('account_id', '=', accountId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
