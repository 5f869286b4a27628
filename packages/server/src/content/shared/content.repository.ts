// SQL shared by all kinds of content: heads, facts for permissions, and which images they may hold. Lists are in
// content-list.repository.ts. The kind is a table name from a closed list, never user input.
import { type ContentKind, forEachKind } from '@palmares/core/content-kind';
import { type RawBuilder, sql } from 'kysely';
import type { CategoryRow } from '../../catalog/category/category.repository.ts';
import { getContentTables, type OwnColumns } from '../../db/content-tables.ts';
import { albumDeletedAt, albumEpoch, holdsPurged, isAlbumDeleted, isNotErased } from '../../db/removals.ts';
import { bool, defineRow, int4, int8, json, text, timestamptz, type Values } from '../../db/row-type.ts';
import { defineStatement, type ParameterOf, type Statement } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';

type AlbumOfContent = {
  id: number;
  name: string;
  status: 'public' | 'private' | 'quarantined';
  deleted: boolean;
  epoch: number;
  author_id: number;
  author_username: string;
  author_nametag: string;
  author_status: string;
  categories: CategoryRow[];
};

/** Columns in the tables of all kinds. */
const SHARED_COLUMNS = {
  id: int8,
  account_id: int8,
  album_id: int8,
  name: text,
  search_text: text,
  description: text.orNull(),
  private: bool,
  hidden: bool,
  version: int4,
  created_at: timestamptz,
  updated_at: timestamptz,
};

const AUTHOR_AND_ALBUM = {
  author_id: int8,
  author_username: text,
  author_nametag: text,
  author_status: text,
  album: json<AlbumOfContent>(),
};

type ContentColumns = {
  [K in ContentKind]: typeof SHARED_COLUMNS & OwnColumns<K> & typeof AUTHOR_AND_ALBUM;
};

/** The columns that `listContentColumns` selects. */
export const CONTENT_COLUMNS = forEachKind((kind) => ({
  ...SHARED_COLUMNS,
  ...getContentTables(kind).ownColumns,
  ...AUTHOR_AND_ALBUM,
})) as ContentColumns;

export type RowOfKind = { [K in ContentKind]: Values<ContentColumns[K]> };
/** Fields common to rows of all kinds. */
export type ContentRow = Values<typeof SHARED_COLUMNS & typeof AUTHOR_AND_ALBUM>;

/**
 * A row of the detail view: adds the file key of its album's cover, the first image (AL-8), the number of its images, and whether it still refers to an image that is
 * being purged.
 */
export type Whole<R extends ContentRow = ContentRow> = R & {
  album_cover: string | null;
  album_image_count: number;
  holds_purged: boolean;
  /** A room made it (SA-20). */
  from_room: boolean;
};

/** An image `i` as JSON, with the fields of ImageRow. */
export const imageJson = sql`json_build_object('id', i.id, 'album_id', i.album_id, 'file_key', i.file_key,
  'name', i.name, 'description', i.description, 'url', i.url, 'width', i.width, 'height', i.height,
  'color', i.color, 'animated', i.animated, 'removed', i.removed_at is not null)`;

const albumJson = sql`json_build_object('id', a.id, 'name', a.name, 'status', a.status,
  'deleted', ${isAlbumDeleted('a')}, 'epoch', ${albumEpoch('a')}, 'author_id', o.id, 'author_username', o.username,
  'author_nametag', o.nametag, 'author_status', o.status, 'categories', coalesce((
    select json_agg(json_build_object('id', c.id, 'name', c.name, 'name_en', c.name_en) order by ac.position)
    from album_category ac join category c on c.id = ac.category_id where ac.album_id = a.id), '[]'))`;

/** Columns of a row of the kind: a content `t` with its author `u`, its album `a` and the album's author `o`. */
export function listContentColumns(kind: ContentKind): RawBuilder<unknown> {
  const names = Object.keys({ ...SHARED_COLUMNS, ...getContentTables(kind).ownColumns });
  return sql`${sql.join(names.map((column) => sql.ref(`t.${column}`)))}, u.id as author_id, u.username as author_username, u.nametag as author_nametag,
    u.status as author_status, ${albumJson} as album`;
}

export const joins = sql`join account u on u.id = t.account_id join album a on a.id = t.album_id
  join account o on o.id = a.account_id`;

const findOf = (kind: ContentKind) => {
  const row = defineRow(`whole ${kind}`, {
    ...CONTENT_COLUMNS[kind],
    album_cover: text.orNull(),
    album_image_count: int4,
    holds_purged: bool,
    from_room: bool,
  });
  return defineStatement(`find ${kind}`, (parameter: ParameterOf<{ id: number }>) =>
    row.of(sql`
      select ${listContentColumns(kind)}, (
        select i.file_key from image i where i.album_id = a.id and i.removed_at is null
        order by i.position, i.id limit 1) as album_cover, a.image_count as album_image_count,
        ${holdsPurged(getContentTables(kind), 't')} as holds_purged,
        exists (select from room_result r where r.kind = ${sql.lit(kind)} and r.content_id = t.id) as from_room
      from ${sql.table(kind)} t ${joins} where t.id = ${parameter('id')} and ${isNotErased(sql.ref('t.account_id'))}`),
  );
};

type Find<K extends ContentKind> = Statement<{ id: number }, Whole<RowOfKind[K]>>;

const FIND = forEachKind(findOf) as { readonly [K in ContentKind]: Find<K> };

export async function findContent<K extends ContentKind>(
  db: Db,
  kind: K,
  id: number,
): Promise<Whole<RowOfKind[K]> | undefined> {
  const find: Find<K> = FIND[kind];
  const [row] = await find(db, { id });
  return row;
}

export type ContentHead = {
  id: number;
  account_id: number;
  album_id: number;
  private: boolean;
  hidden: boolean;
  version: number;
  /** Refers to an image that is being purged. */
  holds_purged: boolean;
  album: { account_id: number; status: 'public' | 'private' | 'quarantined'; deleted_at: Date | null };
};

const CONTENT_HEAD = defineRow('head of a content', {
  id: int8,
  account_id: int8,
  album_id: int8,
  private: bool,
  hidden: bool,
  version: int4,
  holds_purged: bool,
  owner_id: int8,
  status: text.as<'public' | 'private' | 'quarantined'>(),
  deleted_at: timestamptz.orNull(),
});

const getHead = (kind: ContentKind) => ({
  read: defineStatement(`head of ${kind}`, (parameter: ParameterOf<{ id: number }>) =>
    CONTENT_HEAD.of(selectHead(kind, parameter('id'))),
  ),
  locked: defineStatement(`lock ${kind}`, (parameter: ParameterOf<{ id: number }>) =>
    CONTENT_HEAD.of(sql`${selectHead(kind, parameter('id'))} for update of t`),
  ),
});

const selectHead = (kind: ContentKind, id: RawBuilder<number>) => sql`
  select t.id, t.account_id, t.album_id, t.private, t.hidden, t.version,
    ${holdsPurged(getContentTables(kind), 't')} as holds_purged, a.account_id as owner_id, a.status,
    ${albumDeletedAt('a')} as deleted_at
  from ${sql.table(kind)} t join album a on a.id = t.album_id
  where t.id = ${id} and ${isNotErased(sql.ref('t.account_id'))}`;

const HEAD = forEachKind(getHead);

/** The fields that permissions and state rules need; locked before a write. */
export async function findContentHead(
  db: Db,
  kind: ContentKind,
  id: number,
  lock: 'update' | null,
): Promise<ContentHead | undefined> {
  const [row] = await HEAD[kind][lock === null ? 'read' : 'locked'](db, { id });
  if (row === undefined) return undefined;
  const { owner_id, status, deleted_at, ...head } = row;
  return { ...head, album: { account_id: owner_id, status, deleted_at } };
}

const SIGNED_IMAGE = defineRow('signed image', { image_id: int8 });

/** Lists the images that readers of the content get by signed addresses, because the album is not public or the image has left it. */
export async function listSignedImages(db: Db, kind: ContentKind, id: number): Promise<number[]> {
  const { images, contentId, isShown } = getContentTables(kind);
  const rows = await SIGNED_IMAGE.list(
    db,
    sql`
    select used.image_id from ${images} used join image i on i.id = used.image_id join album a on a.id = i.album_id
    where used.${contentId} = ${id} and ${isShown}
      and (a.status <> 'public' or ${isAlbumDeleted('a')} or i.removed_at is not null)`,
  );
  return rows.map((row) => row.image_id);
}

const REMOVED = defineRow('whether a content holds a removed image', { found: bool });

/** Returns whether one of the content's images has left its album. Includes images that its author hides. */
export async function hasRemovedImage(db: Db, kind: ContentKind, id: number): Promise<boolean> {
  const { table, images, contentId, mainImage } = getContentTables(kind);
  const held = sql`select image_id from ${images} where ${contentId} = ${id}`;
  const all =
    mainImage === null ? held : sql`${held} union all select ${mainImage} from ${table} where id = ${id}`;
  const { found } = await REMOVED.get(
    db,
    sql`
    select exists (select from (${all}) held join image i on i.id = held.image_id where i.removed_at is not null) as found`,
  );
  return found;
}

export type NewContent = {
  account_id: number;
  album_id: number;
  name: string;
  search_text: string;
  description: string | null;
  private: boolean;
  created_at: Date;
};

export type ContentChange = Partial<
  Pick<NewContent, 'name' | 'search_text' | 'description' | 'private'> & { hidden: boolean }
>;

const UPDATED = defineRow('updated content', { version: int4 });

/** Toggles do not raise the version (AX-65). Returns the current version. */
export async function updateContent(
  db: Db,
  kind: ContentKind,
  id: number,
  change: ContentChange,
  how: { now: Date; newVersion: boolean },
): Promise<number> {
  const values = Object.entries({ ...change, updated_at: how.now });
  const sets = sql.join(values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  const row = await UPDATED.find(
    db,
    sql`
    update ${sql.table(kind)} set ${sets}, version = version + ${how.newVersion ? 1 : 0}
    where id = ${id} returning version`,
  );
  if (row === undefined) throw new Error(`${kind} ${id} was locked and is gone`);
  return row.version;
}

export async function removeContent(db: Db, kind: ContentKind, id: number): Promise<void> {
  await sql`delete from ${sql.table(kind)} where id = ${id}`.execute(db);
}

const USABLE = defineRow('usable images', { usable: int4 });

/**
 * Counts how many of these images the content may hold: those it already holds, and live ones of the album if it `mayGain` any (AX-61). The
 * rows of gained images are locked against removal until the end of the transaction. Images already held are protected by the content
 * itself, so a save that gains nothing locks nothing.
 */
export async function countUsableImages(
  db: Db,
  kind: ContentKind,
  imageIds: readonly number[],
  { albumId, contentId, mayGain }: { albumId: number; contentId: number | null; mayGain: boolean },
): Promise<number> {
  const { images, contentId: holder } = getContentTables(kind);
  const { usable } = await USABLE.get(
    db,
    sql`
    with held as materialized (
      select image_id from ${images} where ${holder} = ${contentId} and image_id = any(${imageIds}::bigint[])
    ), gained as materialized (
      select i.id from image i
      where ${mayGain} and i.id = any(${imageIds}::bigint[]) and i.album_id = ${albumId} and i.removed_at is null
        and i.id not in (select image_id from held)
      for key share of i
    )
    select ((select count(*) from held) + (select count(*) from gained))::int as usable`,
  );
  return usable;
}
