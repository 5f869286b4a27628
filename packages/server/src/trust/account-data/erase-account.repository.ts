// SQL of an account's deletion: the row that stays so that its nametag remains reserved (PR-5), and the batches that remove everything else.
import { DELETED_ACCOUNT } from '@palmares/texts/fr/api-replies';
import { sql } from 'kysely';
import { lockContents } from '../../content/shared/content-batch.repository.ts';
import { CONTENT_TABLES, type ContentTables, isImageUsed } from '../../db/content-tables.ts';
import { bool, defineRow, int4, int8, text } from '../../db/row-type.ts';
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

/** A trigger inserts the row of account_erasure, which hides everything of the account (migration 079). */
export async function anonymise(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  await removeAccountTokens(db, accountId);
  await db.deleteFrom('account_role').where('account_id', '=', accountId).execute();
  await db
    .updateTable('account')
    .set({
      status: 'deleted',
      username: DELETED_ACCOUNT,
      email: null,
      email_key: null,
      password_hash: null,
      last_connection: null,
    })
    .where('id', '=', accountId)
    .execute();
}

/** Accounts whose deletion is not finished, the oldest first. */
export async function listErasures(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('account_erasure')
    .orderBy('begun_at')
    .orderBy('account_id')
    .limit(limit)
    .select('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

/** No batch may touch an account that is not deleted. */
export async function isAccountDeleted(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('status', '=', 'deleted')
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes stored replies, which nobody can ask for any more. Returns how many. */
export async function removeReplies(db: Db, accountId: number, limit: number): Promise<number> {
  const gone = await sql`
    delete from idempotency_key where ctid = any(array(
      select ctid from idempotency_key where account_id = ${accountId} limit ${limit})) returning 1`.execute(
    db,
  );
  return gone.rows.length;
}

const REMOVED = defineRow('contents removed from an album', { album_id: int8, contents: int4, shown: bool });

/**
 * Removes contents of the account and counts that their albums lost them. Once no content of the account is left on an album that visitors
 * could read, the album's epoch rises: until then `albumEpoch` counted the account.
 */
export async function removeContents(
  db: Db,
  kind: ContentTables,
  accountId: number,
  ids: readonly number[],
): Promise<void> {
  const chosen = sql`${[...ids]}::bigint[]`;
  await lockContents(db, kind, ids);
  await sql`select 1 from album where id in (select album_id from ${kind.table} where id = any(${chosen}))
    order by id for no key update`.execute(db);
  const removed = await REMOVED.list(
    db,
    sql`
    with gone as (
      delete from ${kind.table} where id = any(${chosen}) and account_id = ${accountId}
      returning album_id, not private and not hidden as shown)
    select album_id, count(*)::integer as contents, bool_or(shown) as shown from gone group by album_id`,
  );
  const left = CONTENT_TABLES.map(
    ({ table }) => sql`exists (select 1 from ${table} c
      where c.account_id = ${accountId} and c.album_id = a.id and not c.private and not c.hidden)`,
  );
  const lost = sql`json_to_recordset(${JSON.stringify(removed)}::json) as r (album_id bigint, contents integer, shown boolean)`;
  await sql`
    with counted as (insert into album_count_change (album_id, uses, views) select album_id, -contents, 0 from ${lost})
    update album a set epoch = a.epoch + 1 from ${lost}
    where a.id = r.album_id and r.shown and not (${sql.join(left, sql` or `)})`.execute(db);
}

/** All except those in quarantine, which are retained until an admin decides (PR-6). Locks the album. */
export async function lockNextAlbum(db: Db, accountId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('album')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'quarantined')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

const LOCKED = defineRow('locked image', { id: int8 });
const IMAGE = defineRow('image to remove', { id: int8, file_key: text, bytes: int4, used: bool });

/**
 * Locks images of the album: « live » ones are in it, « unused » ones have left it and nothing shows them. A concurrent save that adds an
 * image holds a lock on its row: the second statement sees what it wrote.
 */
export async function lockImages(db: Db, albumId: number, which: 'live' | 'unused', limit: number) {
  const condition =
    which === 'live'
      ? sql`removed_at is null`
      : sql`removed_at is not null and not ${isImageUsed(sql`image.id`)}`;
  const locked = await LOCKED.list(
    db,
    sql`select id from image
      where id in (select id from image where album_id = ${albumId} and ${condition} limit ${limit})
      order by id for update`,
  );
  return IMAGE.list(
    db,
    sql`select id, file_key, bytes, ${isImageUsed(sql`image.id`)} as used from image
      where id = any(${locked.map(({ id }) => id)}::bigint[])`,
  );
}

/** Takes the images out of their album, which is hidden already. */
export async function markImagesRemoved(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update image set removed_at = ${now} where id = any(${[...ids]}::bigint[]) and removed_at is null`.execute(
    db,
  );
}

export async function deleteImages(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from image where id = any(${[...ids]}::bigint[])`.execute(db);
}

/** Requires the album's lock. */
export async function reduceImageCount(db: Db, albumId: number, by: number): Promise<void> {
  await sql`update album set image_count = greatest(0, image_count - ${by}::integer) where id = ${albumId}`.execute(
    db,
  );
}

/**
 * Removes the row, if nothing is left. Locking it waits for a write that has just begun the erasure again; the next statement sees what it
 * wrote.
 */
export async function finishErasure(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account_erasure')
    .where('account_id', '=', accountId)
    .select('account_id')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return true;
  const contents = CONTENT_TABLES.map(
    ({ table }) => sql`exists (select 1 from ${table} c where c.account_id = e.account_id)`,
  );
  const gone = await sql`
    delete from account_erasure e where account_id = ${accountId} and not (${sql.join(contents, sql` or `)}
      or exists (select 1 from report r where r.account_id = e.account_id)
      or exists (select 1 from report_case c where c.author_id = e.account_id and c.appeal is not null)
      or exists (select 1 from album a
        where a.account_id = e.account_id and a.deleted_at is null and a.status <> 'quarantined')) returning 1`.execute(
    db,
  );
  return gone.rows.length > 0;
}
