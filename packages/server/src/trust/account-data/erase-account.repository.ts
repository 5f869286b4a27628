// SQL of an account's deletion: the removed data, and the row that stays so that its nametag remains reserved (PR-5).
import { sql } from 'kysely';
import { CONTENT_TABLES, type ContentTables } from '../../db/content-tables.ts';
import { defineRow, int8 } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';
import { removeAccountTokens } from '../../identity/personal-token/personal-token.repository.ts';

/** Locks the row: other writes to the account wait, and then find it deleted. */
export function lockLivingAccount(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('status', '<>', 'deleted')
    .select(['id', 'nametag', 'email'])
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Removes the account's contents of one kind, counts that their albums lost them, and invalidates the image addresses that their readers
 * got.
 */
export async function removeAccountContents(db: Db, kind: ContentTables, accountId: number): Promise<void> {
  await sql`
    with gone as (delete from ${kind.table} where account_id = ${accountId} returning album_id),
    per_album as (select album_id, count(*)::integer as n from gone group by album_id),
    counted as (insert into album_count_change (album_id, uses, views) select album_id, -n, 0 from per_album)
    update album a set epoch = a.epoch + 1 from per_album p where p.album_id = a.id`.execute(db);
}

/** Locks, in order, the account's albums and those that its contents were built from. */
export async function lockAlbumsAround(db: Db, accountId: number): Promise<void> {
  // With `or` PostgreSQL reads the whole table.
  const used = CONTENT_TABLES.map(
    ({ table }) => sql`select album_id from ${table} where account_id = ${accountId}`,
  );
  await sql`select id from album
    where id in (select id from album where account_id = ${accountId} union ${sql.join(used, sql` union `)})
    order by id for update`.execute(db);
}

/** All except those in quarantine, which are retained until an admin decides (PR-6). */
export async function listErasableAlbums(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('album')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'quarantined')
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function anonymise(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  await removeAccountTokens(db, accountId);
  await db.deleteFrom('account_role').where('account_id', '=', accountId).execute();
  await db.deleteFrom('idempotency_key').where('account_id', '=', accountId).execute();
  await db
    .updateTable('account')
    .set({
      status: 'deleted',
      username: 'Compte supprimé',
      email: null,
      email_key: null,
      password_hash: null,
      last_connection: null,
    })
    .where('id', '=', accountId)
    .execute();
}

const UNFINISHED = defineRow('unfinished erasure', { id: int8 });

/** Deleted accounts that own something again, because a concurrent request wrote just after the deletion. */
export async function listUnfinished(db: Db, limit: number): Promise<number[]> {
  const contents = CONTENT_TABLES.map(
    ({ table }) => sql`exists (select 1 from ${table} c where c.account_id = a.id)`,
  );
  const rows = await UNFINISHED.list(
    db,
    sql`
    select a.id from account a where a.status = 'deleted' and (${sql.join(contents, sql` or `)}
      or exists (select 1 from album where account_id = a.id and deleted_at is null and status <> 'quarantined'))
    limit ${limit}`,
  );
  return rows.map((row) => row.id);
}
