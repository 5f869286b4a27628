// SQL of tier lists. A list of them cuts its page first; a whole save is a handful of statements whatever the number of images.
import type { LineInput } from '@palmares/core/contract/types';
import { type Expression, sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { type Cursor, type CursorKey, likePattern } from '../../http/paging.ts';
import type { ImageRow } from '../image/image.presenter.ts';

export type LineImageRow = {
  id: number;
  id_image: number;
  id_tierlist_line: number;
  placement: number;
  disable: boolean;
  image: ImageRow;
};

export type LineRow = {
  id: number;
  id_tierlist: number;
  label: string;
  placement: number;
  color: string;
  images: LineImageRow[];
};

export type TierlistRow = {
  id: number;
  account_id: number;
  album_id: number;
  name: string;
  search_text: string;
  description: string | null;
  private: boolean;
  id_main_image: number | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  author_id: number;
  author_username: string;
  author_nametag: string;
  author_status: string;
  album: {
    id: number;
    name: string;
    status: 'public' | 'private' | 'quarantined';
    deleted: boolean;
    epoch: number;
    author_id: number;
    author_username: string;
    author_nametag: string;
    author_status: string;
    categories: { id: number; name: string }[];
  };
};

export type TierlistCardRow = TierlistRow & {
  image_count: number;
  cover: ImageRow | null;
  preview: { label: string; color: string; images: ImageRow[] }[];
};

/** What a card shows of a tier list. */
const PREVIEW = { lines: 5, images: 6 } as const;

const imageJson = sql`json_build_object('id', i.id, 'album_id', i.album_id, 'file_key', i.file_key, 'name', i.name,
  'description', i.description, 'url', i.url, 'width', i.width, 'height', i.height, 'color', i.color,
  'animated', i.animated)`;

const albumJson = sql<TierlistRow['album']>`json_build_object('id', a.id, 'name', a.name, 'status', a.status,
  'deleted', a.deleted_at is not null, 'epoch', a.epoch, 'author_id', o.id, 'author_username', o.username,
  'author_nametag', o.nametag, 'author_status', o.status, 'categories', coalesce((
    select json_agg(json_build_object('id', c.id, 'name', c.name) order by ac.position)
    from album_category ac join category c on c.id = ac.category_id where ac.album_id = a.id), '[]'))`;

const columns = sql`t.id, t.account_id, t.album_id, t.name, t.search_text, t.description, t.private, t.id_main_image,
  t.version, t.created_at, t.updated_at, u.id as author_id, u.username as author_username,
  u.nametag as author_nametag, u.status as author_status, ${albumJson} as album`;

const joins = sql`join account u on u.id = t.account_id join album a on a.id = t.album_id
  join account o on o.id = a.account_id`;

const cover = sql`(select ${imageJson} from image i where i.id = coalesce(t.id_main_image, (
  select li.image_id from tierlist_line_image li join tierlist_line l on l.id = li.line_id
  where li.tierlist_id = t.id and not li.disable
  order by l.placement = 0, l.placement, l.id, li.placement, li.id limit 1)))`;

const preview = sql`coalesce((select json_agg(json_build_object('label', l.label, 'color', l.color, 'images', coalesce((
    select json_agg(p.image) from (
      select ${imageJson} as image from tierlist_line_image li join image i on i.id = li.image_id
      where li.line_id = l.id and not li.disable
      order by li.placement, li.id limit ${sql.lit(PREVIEW.images)}) p), '[]')) order by l.placement, l.id)
  from (select * from tierlist_line where tierlist_id = t.id and placement > 0
    order by placement, id limit ${sql.lit(PREVIEW.lines)}) l), '[]')`;

export type TierlistSort = 'newest' | 'oldest' | 'alphabetical' | 'popular';

export type TierlistListing = {
  scope: { kind: 'public' } | { kind: 'all' } | { kind: 'mine'; accountId: number };
  sort: TierlistSort;
  size: number;
  cursor: Cursor | null;
  search: string;
  category: string | undefined;
  author: string | undefined;
  albumId: number | undefined;
};

export const cursorKeyOf = (sort: TierlistSort): CursorKey => (sort === 'alphabetical' ? 'text' : 'time');

export const cursorOf =
  (sort: TierlistSort) =>
  (row: TierlistRow): Cursor => [
    sort === 'alphabetical' ? row.search_text : row.created_at.toISOString(),
    row.id,
  ];

function conditions(listing: TierlistListing) {
  const { scope, cursor, sort } = listing;
  const all: Expression<unknown>[] = [];
  if (scope.kind === 'public')
    // A content of a quarantined album leaves the public lists (product.md §3).
    all.push(
      sql`not t.private and not exists (select 1 from album q where q.id = t.album_id
        and q.status = 'quarantined' and q.deleted_at is null)`,
    );
  if (scope.kind === 'mine') all.push(sql`t.account_id = ${scope.accountId}`);
  if (listing.search !== '') all.push(sql`t.search_text like ${likePattern(listing.search)}`);
  if (listing.albumId !== undefined) all.push(sql`t.album_id = ${listing.albumId}`);
  if (listing.author !== undefined)
    all.push(sql`t.account_id in (select id from account where nametag_key = ${listing.author})`);
  if (listing.category !== undefined)
    all.push(sql`exists (select 1 from album_category ac join category c on c.id = ac.category_id
      where ac.album_id = t.album_id and c.name_key = ${listing.category})`);
  if (cursor !== null) {
    const [key, id] = cursor;
    if (sort === 'alphabetical') all.push(sql`(t.search_text, t.id) > (${key}, ${id})`);
    else if (sort === 'oldest') all.push(sql`(t.created_at, t.id) > (${key}, ${id})`);
    else all.push(sql`(t.created_at, t.id) < (${key}, ${id})`);
  }
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

const ORDER = {
  newest: sql`t.created_at desc, t.id desc`,
  popular: sql`t.created_at desc, t.id desc`,
  oldest: sql`t.created_at, t.id`,
  alphabetical: sql`t.search_text, t.id`,
} as const;

/** One row more than the page when there is a next one. */
export async function listTierlists(db: Db, listing: TierlistListing): Promise<TierlistCardRow[]> {
  const order = ORDER[listing.sort];
  const result = await sql<TierlistCardRow>`
    with page as (
      select t.* from tierlist t where ${conditions(listing)} order by ${order} limit ${listing.size + 1})
    select ${columns}, ${cover} as cover, ${preview} as preview,
      (select count(*) from tierlist_line_image li where li.tierlist_id = t.id and not li.disable) as image_count
    from page t ${joins} order by ${order}`.execute(db);
  return result.rows;
}

export async function findTierlist(db: Db, id: number): Promise<TierlistRow | undefined> {
  const result =
    await sql<TierlistRow>`select ${columns} from tierlist t ${joins} where t.id = ${id}`.execute(db);
  return result.rows[0];
}

/** Lines by placement, each with its images by placement. */
export async function listLines(db: Db, tierlistId: number): Promise<LineRow[]> {
  const result = await sql<LineRow>`
    select l.id, l.tierlist_id as id_tierlist, l.label, l.placement, l.color, coalesce((
      select json_agg(json_build_object('id', li.id, 'id_image', li.image_id, 'id_tierlist_line', li.line_id,
        'placement', li.placement, 'disable', li.disable, 'image', ${imageJson}) order by li.placement, li.id)
      from tierlist_line_image li join image i on i.id = li.image_id where li.line_id = l.id), '[]') as images
    from tierlist_line l where l.tierlist_id = ${tierlistId} order by l.placement, l.id`.execute(db);
  return result.rows;
}

export type TierlistFacts = {
  id: number;
  account_id: number;
  album_id: number;
  private: boolean;
  version: number;
  id_main_image: number | null;
  album: { account_id: number; status: 'public' | 'private' | 'quarantined'; deleted_at: Date | null };
};

/** What permissions and rules of state need. Locked first when it is about to be written. */
export async function findTierlistFacts(
  db: Db,
  id: number,
  lock: 'update' | null,
): Promise<TierlistFacts | undefined> {
  const result = await sql<
    Omit<TierlistFacts, 'album'> & {
      album_account_id: number;
      status: TierlistFacts['album']['status'];
      deleted_at: Date | null;
    }
  >`
    select t.id, t.account_id, t.album_id, t.private, t.version, t.id_main_image,
      a.account_id as album_account_id, a.status, a.deleted_at
    from tierlist t join album a on a.id = t.album_id where t.id = ${id}
    ${lock === 'update' ? sql`for update of t` : sql``}`.execute(db);
  const row = result.rows[0];
  if (row === undefined) return undefined;
  const { album_account_id, status, deleted_at, ...facts } = row;
  return { ...facts, album: { account_id: album_account_id, status, deleted_at } };
}

export async function insertTierlist(
  db: Db,
  row: {
    account_id: number;
    album_id: number;
    name: string;
    search_text: string;
    description: string | null;
    private: boolean;
    id_main_image: number | null;
    created_at: Date;
  },
): Promise<number> {
  const created = await db
    .insertInto('tierlist')
    .values({ ...row, updated_at: row.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return created.id;
}

export async function updateTierlist(
  db: Db,
  id: number,
  change: {
    name?: string;
    search_text?: string;
    description?: string | null;
    private?: boolean;
    id_main_image?: number | null;
  },
  how: { now: Date; newVersion: boolean },
): Promise<number> {
  const row = await db
    .updateTable('tierlist')
    .set({ ...change, updated_at: how.now })
    .$if(how.newVersion, (query) => query.set((eb) => ({ version: eb('version', '+', 1) })))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function removeTierlist(db: Db, id: number): Promise<void> {
  await db.deleteFrom('tierlist').where('id', '=', id).execute();
}

/** Replaces all lines and their images: three statements, whatever their number. */
export async function replaceLines(db: Db, tierlistId: number, lines: readonly LineInput[]): Promise<void> {
  await db.deleteFrom('tierlist_line').where('tierlist_id', '=', tierlistId).execute();
  if (lines.length === 0) return;
  const inserted = await db
    .insertInto('tierlist_line')
    .values(
      lines.map(({ label, placement, color }) => ({
        tierlist_id: tierlistId,
        label,
        placement,
        color: color ?? 'FFFFFF',
      })),
    )
    .returning('id')
    .execute();
  const images = lines.flatMap((line, index) =>
    (line.images ?? []).map((image) => ({
      line_id: inserted[index]?.id,
      image_id: image.id_image,
      placement: image.placement,
      disable: image.disable ?? false,
    })),
  );
  if (images.length === 0) return;
  await sql`
    insert into tierlist_line_image (line_id, tierlist_id, image_id, placement, disable)
    select line_id, ${tierlistId}, image_id, placement, disable
    from json_to_recordset(${JSON.stringify(images)}::json)
      as x (line_id bigint, image_id bigint, placement integer, disable boolean)`.execute(db);
}

/**
 * How many of these images may stand in a content of this album: live ones of the album, and those that the content
 * already holds (access.md rule 2). Rows are locked against removal until the end of the transaction.
 */
export async function countUsableImages(
  db: Db,
  imageIds: readonly number[],
  albumId: number,
  tierlistId: number | null,
): Promise<number> {
  const result = await sql<{ id: number }>`
    select i.id from image i
    where i.id = any(${imageIds}::bigint[]) and i.album_id = ${albumId} and (i.removed_at is null or exists (
      select 1 from tierlist_line_image li where li.image_id = i.id and li.tierlist_id = ${tierlistId}))
    for key share of i`.execute(db);
  return result.rows.length;
}

export async function listImageIds(db: Db, tierlistId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tierlist_line_image')
    .where('tierlist_id', '=', tierlistId)
    .where('disable', '=', false)
    .select('image_id')
    .execute();
  return rows.map((row) => row.image_id);
}

export function findLine(db: Db, id: number) {
  return db
    .selectFrom('tierlist_line')
    .where('id', '=', id)
    .select(['id', 'tierlist_id', 'label', 'placement', 'color'])
    .executeTakeFirst();
}

export function listLineHeads(db: Db, tierlistId: number) {
  return db
    .selectFrom('tierlist_line')
    .where('tierlist_id', '=', tierlistId)
    .select(['id', 'label', 'placement'])
    .execute();
}

export async function insertLine(
  db: Db,
  line: { tierlist_id: number; label: string; placement: number; color: string },
): Promise<number> {
  const row = await db.insertInto('tierlist_line').values(line).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateLine(
  db: Db,
  id: number,
  change: { label?: string; placement?: number; color?: string },
): Promise<void> {
  await db.updateTable('tierlist_line').set(change).where('id', '=', id).execute();
}

export async function removeLine(db: Db, id: number): Promise<void> {
  await db.deleteFrom('tierlist_line').where('id', '=', id).execute();
}

export function findLineImage(db: Db, id: number) {
  return db
    .selectFrom('tierlist_line_image')
    .where('id', '=', id)
    .select(['id', 'tierlist_id', 'line_id', 'image_id', 'placement', 'disable'])
    .executeTakeFirst();
}

/** Undefined when the tier list already holds the image. */
export function insertLineImage(
  db: Db,
  row: { line_id: number; tierlist_id: number; image_id: number; placement: number; disable: boolean },
): Promise<{ id: number } | undefined> {
  return db
    .insertInto('tierlist_line_image')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tierlist_id', 'image_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function updateLineImage(
  db: Db,
  id: number,
  change: { placement?: number; disable?: boolean },
): Promise<void> {
  await db.updateTable('tierlist_line_image').set(change).where('id', '=', id).execute();
}
