// SQL of the cases: the moderation queue, a case as staff see it, and its outcome.
import type { CaseState, ReportedKind, Sanction } from '@palmares/core/report/case';
import type { ReportReason } from '@palmares/core/report/check-report';
import { type RawBuilder, sql } from 'kysely';
import type { ImageRow } from '../../catalog/image/image.presenter.ts';
import { imageJson } from '../../content/shared/content.repository.ts';
import { albumEpoch, isAlbumDeleted, isNotErased, isNotPurged } from '../../db/removals.ts';
import { defineRow, int8, json, jsonb, type RowOf, text, timestamptz } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';
import type { Cursor } from '../../http/paging.ts';
import type { ResourceSnapshot } from './report.repository.ts';

export type PlacedImage = {
  image: ImageRow;
  album_status: 'public' | 'private' | 'quarantined';
  album_deleted: boolean;
  album_epoch: number;
};

const CASE = defineRow('case', {
  author_id: int8,
  author_username: text,
  author_nametag: text,
  author_status: text,
  id: int8,
  kind: text.as<ReportedKind>(),
  thing_id: int8,
  name: text,
  state: text.as<CaseState>(),
  sanction: text.as<Sanction>().orNull(),
  status_before: text.as<'public' | 'private' | 'quarantined'>().orNull(),
  reason: text.orNull(),
  appeal: text.orNull(),
  answer: text.orNull(),
  created_at: timestamptz,
  since: timestamptz,
  decided_by: int8.orNull(),
  decided_at: timestamptz.orNull(),
  reasons: json<{ reason: ReportReason; count: number }[]>(),
  scores: jsonb<Record<string, number>>().orNull(),
  cover: json<PlacedImage>().orNull(),
});
export type CaseRow = RowOf<typeof CASE>;

const authorColumns = sql`u.id as author_id, u.username as author_username, u.nametag as author_nametag,
  u.status as author_status`;

const placedImage = sql`json_build_object('image', ${imageJson}, 'album_status', a.status,
  'album_deleted', ${isAlbumDeleted('a')}, 'album_epoch', ${albumEpoch('a')})`;

function selectCases(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select c.id, c.kind, c.thing_id, c.name, c.state, c.sanction, c.status_before, c.reason,
      case when ${isNotErased(sql.ref('c.author_id'))} then c.appeal end as appeal, c.answer, c.created_at, c.since, c.decided_by, c.decided_at, ${authorColumns}, f.scores,
      case when i.id is not null then ${placedImage} end as cover,
      coalesce((select json_agg(json_build_object('reason', r.reason, 'count', r.n) order by r.n desc, r.reason)
        from (select reason, count(*) as n from report where case_id = c.id group by reason) r), '[]') as reasons
    from report_case c join account u on u.id = c.author_id
      left join flagged_image f on c.kind = 'image' and f.image_id = c.thing_id
      left join lateral (select cover_id from report_copy where case_id = c.id order by id desc limit 1) k on true
      left join image i on i.id = k.cover_id and ${isNotPurged(sql.ref('i.id'))} left join album a on a.id = i.album_id
    where ${condition}`;
}

export function findCase(db: Db, id: number): Promise<CaseRow | undefined> {
  return CASE.find(db, selectCases(sql`c.id = ${id}`));
}

export async function listCasesById(db: Db, ids: readonly number[]): Promise<CaseRow[]> {
  if (ids.length === 0) return [];
  return CASE.list(db, selectCases(sql`c.id = any(${ids}::bigint[])`));
}

/** Until the end of the transaction nobody else decides on the case, and no report joins it. */
export function lockCase(db: Db, id: number) {
  return db.selectFrom('report_case').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

export async function updateCase(
  db: Db,
  id: number,
  change: Partial<Omit<LockedCase, 'id' | 'created_at'>>,
): Promise<void> {
  await db.updateTable('report_case').set(change).where('id', '=', id).execute();
}

const QUEUE_PLACE = defineRow('place in the queue', {
  type: text.as<'case' | 'flag'>(),
  id: int8,
  at: timestamptz,
  key: int8,
});
export type QueuePosition = RowOf<typeof QUEUE_PLACE>;

export type QueueListing = {
  states: readonly CaseState[];
  flags: 'pending' | 'kept' | null;
  newestFirst: boolean;
  size: number;
  cursor: Cursor | null;
};

/**
 * The positions of cases and flagged images in their common queue; `key` breaks ties of time. A reported image occurs once, with the
 * verdict of the content check. Returns one row more than the page if there is a next page.
 */
export function listQueue(db: Db, listing: QueueListing): Promise<QueuePosition[]> {
  const { states, flags, newestFirst, size, cursor } = listing;
  const order = newestFirst ? sql`q.at desc, q.key desc` : sql`q.at, q.key`;
  const after = newestFirst
    ? sql`(q.at, q.key) < (${cursor?.[0]}, ${cursor?.[1]})`
    : sql`(q.at, q.key) > (${cursor?.[0]}, ${cursor?.[1]})`;
  return QUEUE_PLACE.list(
    db,
    sql`
    select q.type, q.id, q.at, q.key from (
      select 'case' as type, c.id, c.since as at, c.id * 2 as key from report_case c
        where c.state = any(${states}::text[])
      union all
      select 'flag', f.image_id, coalesce(f.decided_at, f.created_at), f.image_id * 2 + 1 from flagged_image f
        where f.state = ${flags} and not exists (select 1 from report_case c
          where c.kind = 'image' and c.thing_id = f.image_id and c.state in ('open', 'escalated'))
    ) q where ${cursor === null ? sql`true` : after} order by ${order} limit ${size + 1}`,
  );
}

const QUEUE_COUNTS = defineRow('counts of the queue', { open: int8, escalated: int8, appealed: int8 });
export type QueueCounts = RowOf<typeof QUEUE_COUNTS>;

export function countQueue(db: Db): Promise<QueueCounts> {
  return QUEUE_COUNTS.get(
    db,
    sql`
    select count(*) filter (where state = 'open') + (select count(*) from flagged_image f
        where f.state = 'pending' and not exists (select 1 from report_case c
          where c.kind = 'image' and c.thing_id = f.image_id and c.state in ('open', 'escalated'))) as open,
      count(*) filter (where state = 'escalated') as escalated, count(*) filter (where state = 'appealed') as appealed
    from report_case where state in ('open', 'escalated', 'appealed')`,
  );
}

/** A visitor's report has no author. */
const REPORT = defineRow('report', {
  author_id: int8.orNull(),
  author_username: text.orNull(),
  author_nametag: text.orNull(),
  author_status: text.orNull(),
  id: int8,
  reason: text.as<ReportReason>(),
  text: text.orNull(),
  copy_id: int8,
  created_at: timestamptz,
});
export type ReportRow = RowOf<typeof REPORT>;

/** Newest first. */
export function listReports(db: Db, caseId: number, limit: number): Promise<ReportRow[]> {
  return REPORT.list(
    db,
    sql`
    select r.id, r.reason, r.text, r.copy_id, r.created_at, ${authorColumns}
    from report r left join account u on u.id = r.account_id and ${isNotErased(sql.ref('r.account_id'))}
    where r.case_id = ${caseId} order by r.id desc limit ${limit}`,
  );
}

const COPY = defineRow('copy of a report', {
  id: int8,
  copy: jsonb<ResourceSnapshot>(),
  created_at: timestamptz,
});
export type CopyRow = RowOf<typeof COPY>;

/** Newest first. */
export function listCopies(db: Db, caseId: number, limit: number): Promise<CopyRow[]> {
  return COPY.list(
    db,
    sql`select id, copy, created_at from report_copy where case_id = ${caseId} order by id desc limit ${limit}`,
  );
}

const PLACED_IMAGE = defineRow('image of a copy', { placed: json<PlacedImage>() });

/** Lists the images in the snapshots, wherever they are now. */
export async function listImages(db: Db, ids: readonly number[]): Promise<PlacedImage[]> {
  const rows = await PLACED_IMAGE.list(
    db,
    sql`select ${placedImage} as placed from image i join album a on a.id = i.album_id
      where i.id = any(${ids}::bigint[]) and ${isNotPurged(sql.ref('i.id'))}`,
  );
  return rows.map(({ placed }) => placed);
}

/** Counts decisions in force against the author, except this case. */
export async function countEarlierDecisions(db: Db, authorId: number, caseId: number): Promise<number> {
  const row = await db
    .selectFrom('report_case')
    .where('author_id', '=', authorId)
    .where('id', '<>', caseId)
    .where('state', 'in', ['decided', 'appealed', 'upheld'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findAccount(db: Db, id: number) {
  return db
    .selectFrom('account as u')
    .where('u.id', '=', id)
    .select([
      'u.id as author_id',
      'u.username as author_username',
      'u.nametag as author_nametag',
      'u.status as author_status',
      'u.email',
    ])
    .executeTakeFirst();
}

const RECIPIENT = defineRow('recipient of a decision', {
  account_id: int8.orNull(),
  nametag: text.orNull(),
  recipient: text,
  created_at: timestamptz,
});
export type Recipient = RowOf<typeof RECIPIENT>;

/** Returns the reporters to notify: accounts, and visitors who left an address, which is then deleted. */
export async function claimRecipients(db: Db, caseId: number): Promise<Recipient[]> {
  const recipients = await RECIPIENT.list(
    db,
    sql`
    select r.account_id, u.nametag, coalesce(u.email, r.email) as recipient, r.created_at
    from report r left join account u on u.id = r.account_id
    where r.case_id = ${caseId} and coalesce(u.email, r.email) is not null order by r.id`,
  );
  await sql`update report set email = null where case_id = ${caseId} and email is not null`.execute(db);
  return recipients;
}
