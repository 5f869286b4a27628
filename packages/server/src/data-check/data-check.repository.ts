// SQL of the data check: counters against the rows that they count, and the rows of files.
import { type RawBuilder, sql } from 'kysely';
import { CONTENT_TABLES } from '../db/content-tables.ts';
import { defineRow, int8, type RowOf, text } from '../db/row-type.ts';
import type { Db } from '../db/transaction.ts';

export type Counter = 'image_count' | 'uses' | 'stored_bytes';
const WRONG_COUNTER = defineRow('wrong counter', {
  counter: text.as<Counter>(),
  id: int8,
  is: int8,
  counted: int8,
});
export type WrongCounter = RowOf<typeof WRONG_COUNTER>;

const contents = sql.join(
  CONTENT_TABLES.map(({ table }) => sql`select album_id from ${table}`),
  sql` union all `,
);

type Counting = {
  table: RawBuilder<unknown>;
  /** The correct values of its rows. Rows that are left out have 0. */
  totals: RawBuilder<unknown>;
  /** Changes that are still to be added to its rows. */
  pending: RawBuilder<unknown>;
};

const NOTHING_PENDING = sql`select 0::bigint as id, 0 as pending where false`;

const COUNTERS: Record<Counter, Counting> = {
  image_count: {
    table: sql.table('album'),
    totals: sql`select album_id as id, count(*) as counted from image where removed_at is null group by album_id`,
    pending: NOTHING_PENDING,
  },
  uses: {
    table: sql.table('album'),
    totals: sql`select album_id as id, count(*) as counted from (${contents}) c group by album_id`,
    pending: sql`select album_id as id, sum(uses) as pending from album_count_change group by album_id`,
  },
  stored_bytes: {
    table: sql.table('account'),
    totals: sql`select a.account_id as id, sum(i.bytes) as counted from image i join album a on a.id = i.album_id
      group by a.account_id`,
    pending: NOTHING_PENDING,
  },
};

export const COUNTER_NAMES = Object.keys(COUNTERS) as Counter[];

/** A page by id. Reads each table once, however many rows it has. */
export async function listWrongCounters(
  db: Db,
  counter: Counter,
  after: number,
  limit: number,
): Promise<WrongCounter[]> {
  const { table, totals, pending } = COUNTERS[counter];
  const is = sql`t.${sql.ref(counter)} + coalesce(p.pending, 0)`;
  return WRONG_COUNTER.list(
    db,
    sql`
    select ${counter} as counter, t.id, (${is})::bigint as is, coalesce(w.counted, 0)::bigint as counted
      from ${table} t left join (${totals}) w on w.id = t.id left join (${pending}) p on p.id = t.id
      where t.id > ${after} and ${is} <> coalesce(w.counted, 0) order by t.id limit ${limit}`,
  );
}

/**
 * Recounts under the row's lock, which every change of the counter takes too. A change that is still to be added was committed together with
 * the rows that it counts, so one statement sees both or none.
 */
export async function recount(db: Db, { counter, id }: WrongCounter): Promise<void> {
  const { table, totals, pending } = COUNTERS[counter];
  await sql`select 1 from ${table} t where t.id = ${id} for update`.execute(db);
  await sql`update ${table} t set ${sql.ref(counter)} =
    coalesce((select w.counted from (${totals}) w where w.id = ${id}), 0)
    - coalesce((select p.pending from (${pending}) p where p.id = ${id}), 0) where t.id = ${id}`.execute(db);
}

export type FileOfImage = {
  readonly id: number;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly copies_due: boolean;
};

/** A page of images by id, with the expected properties of their file. */
export async function listFilesOfImages(db: Db, after: number, limit: number): Promise<FileOfImage[]> {
  return db
    .selectFrom('image')
    .innerJoin('stored_file', 'stored_file.key', 'image.file_key')
    .where('image.id', '>', after)
    .orderBy('image.id')
    .limit(limit)
    .select(['image.id', 'image.file_key as key', 'image.width', 'image.height', 'stored_file.copies_due'])
    .execute();
}

export async function hasImage(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('image').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}

const STRAY = defineRow('file in a stray state', { key: text });

/** A page by key of files that an image uses although their state is not « live ». */
export async function listStrayStates(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await STRAY.list(
    db,
    sql`
    select f.key from stored_file f where f.key > ${after} and f.state <> 'live'
      and (exists (select 1 from image i where i.file_key = f.key)
        or exists (select 1 from preview p where p.file_key = f.key)) order by f.key limit ${limit}`,
  );
  return rows.map(({ key }) => key);
}

export async function markLive(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ state: 'live', changed_at: now })
    .where('key', '=', key)
    .execute();
}

const UNUSED = defineRow('unused file', { key: text });

/** A page by key of live files that neither an image nor a link preview uses. */
export async function listUnusedFiles(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await UNUSED.list(
    db,
    sql`
    select f.key from stored_file f where f.key > ${after} and f.state = 'live'
      and not exists (select 1 from image i where i.file_key = f.key)
      and not exists (select 1 from preview p where p.file_key = f.key) order by f.key limit ${limit}`,
  );
  return rows.map(({ key }) => key);
}

/** Lists the keys without a row. */
export async function listUnknownKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('stored_file').where('key', 'in', keys).select('key').execute();
  const known = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !known.has(key));
}

/** A page by key. */
export async function listPreviewFiles(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('preview')
    .where('file_key', '>', after)
    .orderBy('file_key')
    .limit(limit)
    .select('file_key')
    .execute();
  return rows.map(({ file_key }) => file_key);
}

export async function hasPreview(db: Db, fileKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('preview')
    .where('file_key', '=', fileKey)
    .select('file_key')
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes the preview; the next request draws it again. */
export async function forgetPreview(db: Db, fileKey: string): Promise<void> {
  await db.deleteFrom('preview').where('file_key', '=', fileKey).execute();
}

export async function markCopiesDue(db: Db, key: string): Promise<void> {
  await db.updateTable('stored_file').set({ copies_due: true }).where('key', '=', key).execute();
}
