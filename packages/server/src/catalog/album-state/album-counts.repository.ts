// SQL of the counters `uses` and `views` of albums. A change is a row of its own, in the transaction of its cause, so that those who save or
// look at one album wait for nobody. Servers add the rows to the album's row in the background (docs/decisions/0094-album-counters.md).
import { type RawBuilder, sql } from 'kysely';
import { bool, defineRow, int8, int8Array } from '../../db/row-type.ts';
import { defineStatement, type ParameterOf } from '../../db/statement.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';

type AlbumCounter = 'uses' | 'views';

const COUNT_USE = defineStatement(
  'count use',
  (parameter: ParameterOf<{ albumId: number; by: number }>) => sql`
    insert into album_count_change (album_id, uses, views) values (${parameter('albumId')}, ${parameter('by')}, 0)`,
);

/** Counts a content that was made of the album, or that was removed. */
export async function countUse(db: Db, albumId: number, by: 1 | -1): Promise<void> {
  await COUNT_USE(db, { albumId, by });
}

/** The exact value, for a query of `album`: the column lacks the latest changes, usually those of the last second. */
export const getExactCount = (counter: AlbumCounter): RawBuilder<number> => sql<number>`
  album.${sql.ref(counter)} + coalesce((
    select sum(change.${sql.ref(counter)}) from album_count_change change where change.album_id = album.id), 0)`;

const PENDING = defineRow('whether count changes wait', { found: bool });

export async function hasCountChanges(db: Db): Promise<boolean> {
  return (await PENDING.get(db, sql`select exists (select from album_count_change) as found`)).found;
}

/** Bounds how many albums one transaction locks. */
const CHANGES_AT_ONCE = 500;

const BATCH = defineRow('batch of count changes', {
  changes: int8,
  last: int8.orNull(),
  albumIds: int8Array.orNull(),
});

/**
 * Adds the changes to the rows of their albums, a batch in each transaction, in the order of their ids. Any number of servers may do so at
 * the same time: whoever deletes a change holds the lock of its album. A locked album is left to a later call. Changes that are committed
 * meanwhile may be left too.
 */
export async function mergeCountChanges(db: Db, changesAtOnce = CHANGES_AT_ONCE): Promise<void> {
  for (let after = 0; ; ) {
    const { changes, last, albumIds } = await BATCH.get(
      db,
      sql`
      select count(*) as changes, max(id) as last, array_agg(distinct album_id) as "albumIds"
      from (select id, album_id from album_count_change where id > ${after} order by id limit ${changesAtOnce}) batch`,
    );
    if (last === null || albumIds === null) return;
    const batch = { albumIds: albumIds.map(Number), after, last };
    await inTransaction(db, (trx) => mergeBatch(trx, batch));
    if (changes < changesAtOnce) return;
    after = last;
  }
}

type Batch = { readonly albumIds: readonly number[]; readonly after: number; readonly last: number };

async function mergeBatch(trx: Db, { albumIds, after, last }: Batch): Promise<void> {
  const inBatch = sql`id > ${after} and id <= ${last}`;
  const locked = await trx
    .selectFrom('album')
    .where('id', '=', sql<number>`any(${albumIds}::bigint[])`)
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  await sql`
    with taken as (
      delete from album_count_change where ${inBatch} and album_id = any(${locked.map(({ id }) => id)}::bigint[])
      returning album_id, uses, views
    ), change as (
      select album_id, sum(uses) as uses, sum(views) as views from taken group by album_id
    )
    update album set uses = album.uses + change.uses, views = album.views + change.views
    from change where album.id = change.album_id`.execute(trx);
  await sql`
    delete from album_count_change c where ${inBatch} and album_id = any(${albumIds}::bigint[])
      and not exists (select from album where album.id = c.album_id)`.execute(trx);
}
