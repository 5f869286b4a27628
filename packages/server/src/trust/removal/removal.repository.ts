// SQL of removals in progress, and of how much is left of each. The counts stop at a limit, so that a large removal does not slow them down.
import { REMOVAL } from '@palmares/core/staff-limits';
import { type RawBuilder, sql } from 'kysely';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import { defineRow, int8, type RowOf, timestamptz } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';

const PROGRESS = { id: int8, begun_at: timestamptz, left: int8 };
const ERASURE_PROGRESS = defineRow('progress of an erasure', PROGRESS);
const PURGE_PROGRESS = defineRow('progress of a purge', { ...PROGRESS, album_id: int8 });
export type ProgressRow = RowOf<typeof ERASURE_PROGRESS>;

const count = (rows: RawBuilder<unknown>) =>
  sql`(select count(*) from (${rows} limit ${REMOVAL.countedMax + 1}) counted)`;

/** Contents of the account, and images of its albums except those in quarantine, which stay. The oldest first. */
export function listErasureProgress(db: Db, limit: number): Promise<ProgressRow[]> {
  const contents = CONTENT_TABLES.map(({ table }) =>
    count(sql`select from ${table} c where c.account_id = e.account_id`),
  );
  const images = count(sql`select from album a join image i on i.album_id = a.id and i.removed_at is null
    where a.account_id = e.account_id and a.deleted_at is null and a.status <> 'quarantined'`);
  return ERASURE_PROGRESS.list(
    db,
    sql`select e.account_id as id, e.begun_at, ${sql.join([...contents, images], sql` + `)} as left
      from account_erasure e order by e.begun_at, e.account_id limit ${limit}`,
  );
}

/** Contents that hold the image. The oldest first. */
export function listPurgeProgress(db: Db, limit: number): Promise<RowOf<typeof PURGE_PROGRESS>[]> {
  const contents = CONTENT_TABLES.map(({ images }) =>
    count(sql`select from ${images} used where used.image_id = p.image_id`),
  );
  return PURGE_PROGRESS.list(
    db,
    sql`select p.image_id as id, p.begun_at, ${sql.join(contents, sql` + `)} as left, i.album_id
      from image_purge p join image i on i.id = p.image_id order by p.begun_at, p.image_id limit ${limit}`,
  );
}
