// SQL that chooses contents for one batch of a background job, so that its transaction stays short.
import { type RawBuilder, sql } from 'kysely';
import type { ContentTables } from '../../db/content-tables.ts';
import { defineRow, int8 } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';

/** Rows of contents and their images that one transaction should change at most. A content with more of them is a batch of its own. */
export const ROWS_AT_ONCE = 500;
export const CONTENTS_AT_ONCE = 100;

const CHOSEN = defineRow('content of a batch', { id: int8 });

/** `ids` is a query of about `CONTENTS_AT_ONCE` ids. Returns ids in ascending order. */
export async function chooseContents(
  db: Db,
  { images, contentId }: ContentTables,
  ids: RawBuilder<unknown>,
): Promise<number[]> {
  const rows = await CHOSEN.list(
    db,
    sql`
    with found as (
      select c.id, (select count(*) from ${images} used where used.${contentId} = c.id) + 1 as size
      from (${ids}) as c (id)
    )
    select id from (select id, size, sum(size) over (order by id) as sum from found) sized
    where sum <= ${ROWS_AT_ONCE} or sum = size order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Locks the contents in the order of every other write. */
export async function lockContents(db: Db, { table }: ContentTables, ids: readonly number[]): Promise<void> {
  await sql`select 1 from ${table} where id = any(${[...ids]}::bigint[]) order by id for update`.execute(db);
}
