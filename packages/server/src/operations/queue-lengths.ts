// Queue lengths: in this process, and in the database for all processes.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ContentCheck } from '../content-check/content-check.ts';
import { defineRow, int8 } from '../db/row-type.ts';
import type { Database } from '../db/schema.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { UploadLimits } from '../files/upload-limits.ts';

export type OwnQueues = {
  readonly uploadLimits: UploadLimits;
  readonly contentCheck: ContentCheck;
  readonly drawing: Drawing;
};

/** Tasks that wait for their turn in this process, excluding running ones. */
export function ownQueues({ uploadLimits, contentCheck, drawing }: OwnQueues): Record<string, number> {
  return {
    images: uploadLimits.turn.waiting(),
    content_check: contentCheck.waiting(),
    link_pictures: drawing.waiting(),
  };
}

/** Maximum number of counted rows: a queue of this length needs attention, however long it is. */
const COUNTED_MAX = 10_000;

const countOf = (rows: RawBuilder<unknown>) =>
  sql`(select count(*) from (${rows} limit ${COUNTED_MAX}) as waiting)`;

const QUEUES = defineRow('shared queues', {
  mails: int8,
  failed_mails: int8,
  palmares: int8,
  album_counts: int8,
  image_copies: int8,
  file_removals: int8,
  removals: int8,
});

/** Queue lengths in the database, the same from every process. */
export function sharedQueues(db: Kysely<Database>): Promise<Record<string, number>> {
  return QUEUES.get(
    db,
    sql`
    select
      ${countOf(sql`select 1 from mail_outbox where failed_at is null`)} as mails,
      ${countOf(sql`select 1 from mail_outbox where failed_at is not null`)} as failed_mails,
      ${countOf(sql`select distinct album_id from palmares_mark`)} as palmares,
      ${countOf(sql`select 1 from album_count_change`)} as album_counts,
      ${countOf(sql`select 1 from stored_file where copies_due`)} as image_copies,
      ${countOf(sql`select 1 from stored_file where state <> 'live'`)} as file_removals,
      ${countOf(sql`select 1 from account_erasure union all select 1 from image_purge`)} as removals`,
  );
}
