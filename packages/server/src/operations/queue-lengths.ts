// Queue lengths and ages: in this process, and in the database for all processes.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ContentCheck } from '../content-check/content-check.ts';
import { defineRow, int8, text } from '../db/row-type.ts';
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

const AGES = defineRow('ages of shared queues', { mails: int8, palmares: int8 });

const secondsSince = (oldest: RawBuilder<unknown>) =>
  sql`greatest(0, coalesce(extract(epoch from now() - (${oldest}))::bigint, 0))`;

/** Seconds; mails that wait for another try are not due. */
export function readAges(db: Kysely<Database>): Promise<Record<string, number>> {
  return AGES.get(
    db,
    sql`
    select
      ${secondsSince(sql`select min(next_try_at) from mail_outbox where failed_at is null`)} as mails,
      ${secondsSince(sql`select marked_at from palmares_mark order by id limit 1`)} as palmares`,
  );
}

const JOB_QUEUE = defineRow('queue of jobs', {
  queue: text,
  queued: int8,
  failing: int8,
  oldestSeconds: int8,
});

export type JobQueues = Readonly<Record<'queued' | 'failing' | 'oldestSeconds', Record<string, number>>>;

/** The tables are those of the job engine (docs/decisions/0096), without its own queues. Fails before its first start. */
export async function readJobQueues(db: Kysely<Database>): Promise<JobQueues> {
  const rows = await JOB_QUEUE.list(
    db,
    sql`
    select q.name as queue, count(j.id) as queued, count(j.id) filter (where j.state = 'retry') as failing,
      coalesce(extract(epoch from now() - min(j.start_after) filter (where j.start_after <= now())), 0)::bigint
        as "oldestSeconds"
    from jobs.queue q left join jobs.job j on j.name = q.name and j.state < 'active'
    where q.name not like '\\_\\_%' group by q.name`,
  );
  const collect = (read: (row: (typeof rows)[number]) => number) =>
    Object.fromEntries(rows.map((row) => [row.queue, read(row)]));
  return {
    queued: collect(({ queued }) => queued),
    failing: collect(({ failing }) => failing),
    oldestSeconds: collect(({ oldestSeconds }) => oldestSeconds),
  };
}
