// SQL of an account's export, and of the preview of its deletion.
import { forEachList, listName } from '@palmares/core/content-kind';
import type { ContentCounts } from '@palmares/core/contract/types';
import { sql } from 'kysely';
import { CONTENT_TABLES, type ContentTables } from '../../db/content-tables.ts';
import { isNotErased } from '../../db/removals.ts';
import { defineRow, int8, type RowOf } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';

export function findExportedAccount(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select([
      'id',
      'username',
      'nametag',
      'email',
      'created_at',
      'last_connection',
      'language',
      'voices_left_out',
    ])
    .select((eb) =>
      eb
        .selectFrom('account_role')
        .innerJoin('role', 'role.id', 'account_role.role_id')
        .whereRef('account_role.account_id', '=', 'account.id')
        .select(sql<string[]>`coalesce(json_agg(role.libelle order by role.id), '[]')`.as('roles'))
        .as('roles'),
    )
    .executeTakeFirstOrThrow();
}

export function listAccountSessions(db: Db, accountId: number) {
  return db
    .selectFrom('session')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .select(['created_at', 'last_seen_at', 'expires_at', 'revoked_at'])
    .execute();
}

export function listAccountEvents(db: Db, accountId: number) {
  return db
    .selectFrom('audit_event')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .select(['at', 'event', 'target', 'ip'])
    .execute();
}

export async function listAccountAlbumIds(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('album')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

const EXPORTED_CONTENT = defineRow('exported content', { id: int8 });

export async function listAccountContentIds(
  db: Db,
  kind: ContentTables,
  accountId: number,
): Promise<number[]> {
  const query = sql`select id from ${kind.table} where account_id = ${accountId} order by id`;
  return (await EXPORTED_CONTENT.list(db, query)).map((row) => row.id);
}

const DELETION = defineRow('counts of a deletion', {
  albums: int8,
  held_albums: int8,
  images: int8,
  kept_images: int8,
  dependent_contents: int8,
});
export type DeletionCounts = RowOf<typeof DELETION>;

/** Quarantined albums and their images are retained (PR-6), so they are counted separately. */
export function countDeletion(db: Db, accountId: number): Promise<DeletionCounts> {
  const usedByOthers = CONTENT_TABLES.map(
    ({ table, images, contentId, mainImage }) => sql`
      exists (select 1 from ${images} held join ${table} c on c.id = held.${contentId}
        where held.image_id = i.id and c.account_id <> ${accountId})
      ${mainImage === null ? sql`` : sql`or exists (select 1 from ${table} c where c.${mainImage} = i.id and c.account_id <> ${accountId})`}`,
  );
  const dependents = CONTENT_TABLES.map(
    ({ table }) => sql`(select count(*) from ${table} c join mine on mine.id = c.album_id
      where c.account_id <> ${accountId} and ${isNotErased(sql.ref('c.account_id'))})`,
  );
  return DELETION.get(
    db,
    sql`
    with mine as (select id from album
      where account_id = ${accountId} and deleted_at is null and status <> 'quarantined'),
    image_of_mine as (select ${sql.join(usedByOthers, sql` or `)} as used
      from image i join mine on mine.id = i.album_id where i.removed_at is null)
    select (select count(*) from mine) as albums,
      (select count(*) from album where account_id = ${accountId} and deleted_at is null
        and status = 'quarantined') as held_albums,
      (select count(*) from image_of_mine) as images,
      (select count(*) from image_of_mine where used) as kept_images,
      ${sql.join(dependents, sql` + `)} as dependent_contents`,
  );
}

const CONTENT_COUNTS = defineRow(
  'counts of contents',
  forEachList(() => int8),
);

export function countAccountContents(db: Db, accountId: number): Promise<ContentCounts> {
  const counts = CONTENT_TABLES.map(
    ({ kind, table }) => sql`
      (select count(*) from ${table} where account_id = ${accountId}) as ${sql.ref(listName(kind))}`,
  );
  return CONTENT_COUNTS.get(db, sql`select ${sql.join(counts)}`);
}
