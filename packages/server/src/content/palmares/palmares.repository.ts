// SQL of the palmarès of albums: the next one to compute, its input, and its stored result.
import type { ContentKind } from '@palmares/core/content-kind';
import type { ImageId } from '@palmares/core/image-id';
import { PALMARES, PALMARES_MODEL_VERSION } from '@palmares/core/palmares/limits';
import type { Palmares } from '@palmares/core/palmares/palmares';
import { sql } from 'kysely';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import { countErasedAuthors, isAlbumDeleted } from '../../db/removals.ts';
import { bool, defineRow, int4, int8, jsonb, type RowOf, text, timestamptz } from '../../db/row-type.ts';
import { defineStatement, type ParameterOf } from '../../db/statement.ts';
import type { Db } from '../../db/transaction.ts';
import { SERVER_KINDS } from '../kinds.ts';

/** Small and large albums have separate queues, so that small ones do not wait for the computation of a large one. */
export const SIZES = ['small', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** Arbitrary advisory lock number, unique in this database. Servers without a job engine take it too. */
const ALBUM = 3_905_133;
const INTEGER_MAX = 2_147_483_647;

const LOCK = defineRow('lock of a palmarès', { taken: bool });

/** Returns true for at most one process until the end of the transaction; a lost connection releases the lock. */
export async function lockAlbumPalmares(db: Db, albumId: number): Promise<boolean> {
  const key = sql`${sql.lit(ALBUM)}::integer, ${sql.lit(albumId % INTEGER_MAX)}::integer`;
  return (await LOCK.get(db, sql`select pg_try_advisory_xact_lock(${key}) as taken`)).taken;
}

/** The transaction idles between two statements while the palmarès is computed. */
export async function setIdleTimeout(db: Db, milliseconds: number): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = ${sql.lit(milliseconds)}`.execute(db);
}

/** Small: all contents together hold at most `PALMARES.smallMax` images, assuming that each holds the whole album. */
const isOfSize = (size: Size) => sql<boolean>`
  (coalesce(a.uses::bigint * a.image_count, 0) <= ${sql.lit(PALMARES.smallMax)}) = ${sql.lit(size === 'small')}`;

const DUE_ALBUM = defineRow('due album', { albumId: int8 });

/** Lists marked albums of this size, except those that rest; the one with the oldest mark comes first. */
export async function listDueAlbums(db: Db, size: Size, now: Date, limit: number): Promise<number[]> {
  const due = await DUE_ALBUM.list(
    db,
    sql`
    select m.album_id as "albumId"
    from (select album_id, min(id) as first from palmares_mark group by album_id) m
      left join palmares p on p.album_id = m.album_id left join album a on a.id = m.album_id
    where (p.album_id is null or p.rests_until <= ${now}) and ${isOfSize(size)} order by m.first limit ${limit}`,
  );
  return due.map(({ albumId }) => albumId);
}

const DUE_MARK = defineRow('due mark', { id: int8 });

/** Lists the marks of the album; none while it rests. */
export async function listDueMarks(db: Db, albumId: number, now: Date): Promise<number[]> {
  const marks = await DUE_MARK.list(
    db,
    sql`
    select m.id from palmares_mark m where m.album_id = ${albumId}
      and not exists (select 1 from palmares p where p.album_id = ${albumId} and p.rests_until > ${now})`,
  );
  return marks.map(({ id }) => id);
}

/** Removes the marks that the computation has seen. A newer mark stays, even with a lower id: it was committed later. */
export async function removeMarks(db: Db, marks: readonly number[]): Promise<void> {
  await sql`delete from palmares_mark where id = any(${[...marks]}::bigint[])`.execute(db);
}

/**
 * Marks at most `limit` albums whose palmarès an older model computed. Rows of a newer model stay: a newer server runs at the same time,
 * and each would otherwise recompute what the other has stored.
 */
export async function markOutdatedModels(db: Db, limit: number): Promise<void> {
  await db
    .insertInto('palmares_mark')
    .columns(['album_id', 'withdrawn'])
    .expression((eb) =>
      eb
        .selectFrom('palmares')
        .where('model_version', '<', PALMARES_MODEL_VERSION)
        // A pending mark, or one whose computation has failed, is enough.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('palmares_mark as m')
                .whereRef('m.album_id', '=', 'palmares.album_id')
                .select('m.id'),
            ),
          ),
        )
        .orderBy('album_id')
        .limit(limit)
        .select(['album_id', eb.lit(false).as('withdrawn')]),
    )
    .execute();
}

export async function listLiveImages(db: Db, albumId: number): Promise<ImageId[]> {
  const rows = await db
    .selectFrom('image')
    .where('album_id', '=', albumId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Condition for contents `t` of people `u` on albums `a` that count: public ones of active accounts, unless an admin excludes the account.
 */
export const isCounted = sql<boolean>`not t.private and not t.hidden and u.status = 'active' and not u.voices_left_out
  and a.status <> 'quarantined' and not ${isAlbumDeleted('a')}`;

const COUNTED = defineRow('counted content', { kind: text.as<ContentKind>(), id: int8 });
export type CountedContent = RowOf<typeof COUNTED>;

export function listCounted(db: Db, albumId: number): Promise<CountedContent[]> {
  const counted = CONTENT_TABLES.map(
    ({ kind, table }) => sql`
      select ${sql.lit(kind)} as kind, t.id from ${table} t join account u on u.id = t.account_id
      join album a on a.id = t.album_id where t.album_id = ${albumId} and ${isCounted}`,
  );
  return COUNTED.list(db, sql.join(counted, sql` union all `));
}

/** A content's vote as JSON, which only the thread parses (saved-vote.ts). `voice` is the account id. */
const SAVED_VOTE = defineRow('saved vote', { kind: text.as<ContentKind>(), voice: int8, said: text });
export type SavedVote = RowOf<typeof SAVED_VOTE>;

/** Reads the votes of contents of one kind. A content deleted since it was listed is omitted; its deletion set a new mark. */
export function readVotes(db: Db, kind: ContentKind, ids: readonly number[]): Promise<SavedVote[]> {
  return SAVED_VOTE.list(
    db,
    sql`
    select ${sql.lit(kind)} as kind, t.account_id as voice, (${SERVER_KINDS[kind].voteJson})::text as said
    from ${sql.table(kind)} t where t.id = any(${[...ids]}::bigint[])`,
  );
}

/** Returns the result as text, for the thread. */
export async function findLastResult(db: Db, albumId: number): Promise<string | null> {
  const row = await db
    .selectFrom('palmares')
    .where('album_id', '=', albumId)
    .select(({ cast }) => cast<string | null>('result', 'text').as('result'))
    .executeTakeFirst();
  return row?.result ?? null;
}

export type NewPalmares = { contents: number; result: string; computedAt: Date; restsUntil: Date };

/** Throws a foreign key violation if the album was deleted meanwhile. */
export async function store(db: Db, albumId: number, palmares: NewPalmares): Promise<void> {
  const { contents, result, computedAt, restsUntil } = palmares;
  const row = {
    contents,
    result,
    computed_at: computedAt,
    rests_until: restsUntil,
    model_version: PALMARES_MODEL_VERSION,
  };
  await db
    .insertInto('palmares')
    .values({ album_id: albumId, ...row })
    .onConflict((conflict) => conflict.column('album_id').doUpdateSet(row))
    .execute();
}

/** Called when no content counts any more. */
export async function remove(db: Db, albumId: number): Promise<void> {
  await db.deleteFrom('palmares').where('album_id', '=', albumId).execute();
}

/** Keeps the stored result. */
export async function postpone(db: Db, albumId: number, restsUntil: Date): Promise<void> {
  await sql`
    insert into palmares (album_id, rests_until) select id, ${restsUntil} from album where id = ${albumId}
    on conflict (album_id) do update set rests_until = excluded.rests_until`.execute(db);
}

/**
 * `isComputing`: the stored result contains a withdrawn voice, or that of an account that is being erased, or nothing is stored yet although
 * contents exist.
 */
export type StoredPalmares = {
  palmares: { contents: number; result: Palmares; computedAt: Date } | null;
  isComputing: boolean;
};

const STORED = defineRow('stored palmarès', {
  contents: int4.orNull(),
  result: jsonb<Palmares>().orNull(),
  computedAt: timestamptz.orNull(),
  isComputing: bool,
});

/** One statement, so that row and marks are consistent. */
const FIND_STORED = defineStatement('find palmares', (parameter: ParameterOf<{ albumId: number }>) =>
  STORED.of(sql`
    select p.contents, p.result, p.computed_at as "computedAt", exists (
      select 1 from palmares_mark m where m.album_id = album.id and (m.withdrawn or p.result is null))
      or ${countErasedAuthors(sql.ref('album.id'))} > 0 as "isComputing"
    from (select ${parameter('albumId')}::bigint as id) album
      left join palmares p on p.album_id = album.id and p.result is not null`),
);

export async function findStored(db: Db, albumId: number): Promise<StoredPalmares> {
  const [row] = await FIND_STORED(db, { albumId });
  const { contents = null, result = null, computedAt = null, isComputing = false } = row ?? {};
  const isThere = contents !== null && result !== null && computedAt !== null;
  return { palmares: isThere ? { contents, result, computedAt } : null, isComputing };
}
