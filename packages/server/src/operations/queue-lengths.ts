// How much work waits: in this process, and in the database for whichever process comes first.
import { type RawBuilder, sql } from 'kysely';
import { defineRow, int8 } from '../db/row-type.ts';
import type { Deps } from '../deps.ts';

/** What waits for its turn in this process; what is under way is not counted. */
export function ownQueues({ uploads, contentCheck, drawing }: Pick<Deps, OwnQueue>): Record<string, number> {
  return {
    images: uploads.turn.waiting(),
    content_check: contentCheck.waiting(),
    link_pictures: drawing.waiting(),
  };
}
type OwnQueue = 'uploads' | 'contentCheck' | 'drawing';

/** No more rows are counted: a queue of this length needs somebody, however long it is. */
const COUNTED_MAX = 10_000;

const countOf = (rows: RawBuilder<unknown>) =>
  sql`(select count(*) from (${rows} limit ${COUNTED_MAX}) as waiting)`;

const QUEUES = defineRow('shared queues', {
  mails: int8,
  failed_mails: int8,
  palmares: int8,
  image_copies: int8,
  file_removals: int8,
});

/** The same, whichever process is asked. */
export function sharedQueues(db: Deps['probe']): Promise<Record<string, number>> {
  return QUEUES.get(
    db,
    sql`
    select
      ${countOf(sql`select 1 from mail_outbox where failed_at is null`)} as mails,
      ${countOf(sql`select 1 from mail_outbox where failed_at is not null`)} as failed_mails,
      ${countOf(sql`select distinct album_id from palmares_mark`)} as palmares,
      ${countOf(sql`select 1 from stored_file where copies_due`)} as image_copies,
      ${countOf(sql`select 1 from stored_file where state <> 'live'`)} as file_removals`,
  );
}
