// SQL of reports: the case that a report joins, the snapshot of its subject, and the report itself.
import type { ReportedKind } from '@palmares/core/report/case';
import type { ReportReason } from '@palmares/core/report/check-report';
import { sql } from 'kysely';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import { albumDeletedAt, isNotErased, isNotPurged } from '../../db/removals.ts';
import { bool, bytea, defineRow, int8, type RowOf, text, timestamptz } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';

export type ReportedResource = {
  readonly kind: ReportedKind;
  readonly id: number;
  readonly authorId: number;
};

/** `shown`: some public content shows it. */
const IMAGE_PLACE = defineRow('place of an image', {
  author_id: int8,
  status: text.as<'public' | 'private' | 'quarantined'>(),
  deleted_at: timestamptz.orNull(),
  removed_at: timestamptz.orNull(),
  shown: bool,
});
export type ImagePlace = RowOf<typeof IMAGE_PLACE>;

/** Returns the image's album and state, and whether visitors see it in a content even if they may not read its album (AX-53). */
export function findImagePlace(db: Db, id: number): Promise<ImagePlace | undefined> {
  const shown = CONTENT_TABLES.map(
    ({ table, images, contentId }) => sql`exists (
      select 1 from ${images} held join ${table} c on c.id = held.${contentId}
      where held.image_id = i.id and not c.private and not c.hidden
        and ${isNotErased(sql.ref('c.account_id'))})`,
  );
  return IMAGE_PLACE.find(
    db,
    sql`
    select a.account_id as author_id, a.status, ${albumDeletedAt('a')} as deleted_at, i.removed_at, (${sql.join(shown, sql` or `)}) as shown
    from image i join album a on a.id = i.album_id where i.id = ${id} and ${isNotPurged(sql.ref('i.id'))}`,
  );
}

export type CopiedImage = {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly url: string | null;
};

export type ResourceSnapshot = {
  readonly name: string;
  readonly description: string | null;
  /** Name of the album that a content was made from, or that an image is in. */
  readonly album: string | null;
  readonly groups: readonly {
    readonly label: string;
    readonly color: string | null;
    readonly images: readonly CopiedImage[];
  }[];
};

export function findCopiedImage(db: Db, id: number) {
  return db
    .selectFrom('image')
    .innerJoin('album', 'album.id', 'image.album_id')
    .where('image.id', '=', id)
    .select(['image.id', 'image.name', 'image.description', 'image.url', 'album.name as album'])
    .executeTakeFirst();
}

export function findReportedAuthor(db: Db, nametagKey: string) {
  return db
    .selectFrom('account')
    .where('nametag_key', '=', nametagKey)
    .where('status', '=', 'active')
    .select(['id', 'username', 'nametag'])
    .executeTakeFirst();
}

const JOINED_CASE = defineRow('joined case', { id: int8 });

/** Returns the one open case about the subject, creating it if needed; locks its row. */
export async function findOrCreateCase(
  db: Db,
  thing: ReportedResource,
  name: string,
  now: Date,
): Promise<number> {
  const { id } = await JOINED_CASE.get(
    db,
    sql`
    insert into report_case (kind, thing_id, author_id, name, state, created_at, since)
    values (${thing.kind}, ${thing.id}, ${thing.authorId}, ${name}, 'open', ${now}, ${now})
    on conflict (kind, thing_id) where state in ('open', 'escalated') do update set thing_id = excluded.thing_id
    returning id`,
  );
  return id;
}

const KEPT_COPY = defineRow('kept copy', { id: int8 });

/**
 * Stores the snapshot of the subject's current state with its first report. The images in it are retained from now on. They are locked
 * before they are inserted: an image deleted concurrently is left out instead of breaking a foreign key.
 */
export async function insertSnapshot(
  db: Db,
  caseId: number,
  { thing, tag, now }: { thing: ResourceSnapshot; tag: string; now: Date },
): Promise<number> {
  const images = thing.groups.flatMap((group) => group.images.map(({ id }) => id));
  const locked = await db
    .selectFrom('image')
    .where('id', '=', sql<number>`any(${images}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .select('id')
    .execute();
  const present = new Set(locked.map((row) => row.id));
  const cover = images.find((image) => present.has(image)) ?? null;
  const { id } = await KEPT_COPY.get(
    db,
    sql`
    insert into report_copy (case_id, tag, copy, cover_id, created_at)
    values (${caseId}, ${tag}, ${JSON.stringify(thing)}, ${cover}, ${now})
    on conflict (case_id, tag) do update set tag = excluded.tag returning id`,
  );
  await sql`
    insert into report_copy_image (copy_id, image_id)
    select ${id}, kept from unnest(${[...present]}::bigint[]) as kept
    on conflict do nothing`.execute(db);
  return id;
}

export type NewReport = {
  case_id: number;
  copy_id: number;
  account_id: number | null;
  visitor: string | null;
  email: string | null;
  reason: ReportReason;
  text: string | null;
  created_at: Date;
};

/** Returns false if this person has already reported the subject in this case. */
export async function insertReport(db: Db, report: NewReport): Promise<boolean> {
  const row = await db
    .insertInto('report')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false for an account deleted meanwhile; otherwise it cannot be deleted before the end of the transaction. */
export async function lockReporter(db: Db, accountId: number): Promise<boolean> {
  const found = await sql`
    select 1 from account where id = ${accountId} and status <> 'deleted' for key share`.execute(db);
  return found.rows.length > 0;
}

const SALT = defineRow('salt of reports', { salt: bytea });

/** The salt of a day (YYYY-MM-DD): the same in every process, and deleted after that day. */
export async function getSalt(db: Db, day: string, proposed: Buffer): Promise<Buffer> {
  const { salt } = await SALT.get(
    db,
    sql`insert into report_salt (day, salt) values (${day}, ${proposed})
      on conflict (day) do update set day = excluded.day returning salt`,
  );
  return salt;
}
