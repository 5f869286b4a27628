// SQL of rooms, their guests and their votes.
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import type { RoomPlan } from '@palmares/core/room/plan';
import type { RoomState } from '@palmares/core/room/state';
import { type Selectable, sql, type Transaction } from 'kysely';
import { IMAGE_COLUMNS } from '../catalog/image/image.repository.ts';
import { albumDeletedAt, albumEpoch, isNotPurged } from '../db/removals.ts';
import type { StoredRoomResult, StoredScore } from '../db/room-tables.ts';
import { bool, defineRow, int4, int8, jsonb, type RowOf, text, timestamptz } from '../db/row-type.ts';
import type { Database } from '../db/schema.ts';
import { defineStatement, type ParameterOf } from '../db/statement.ts';
import type { Db } from '../db/transaction.ts';

/** Arbitrary first number of the advisory locks of rooms, unique in this database. */
const LOCK = 80_000_104;
const INTEGER_MAX = 2_147_483_647;

type AccountStatus = Selectable<Database['account']>['status'];

/** The columns that the rules need, with the clock of the database. */
export const ROOM_COLUMNS = {
  id: int8,
  code: text,
  account_id: int8,
  album_id: int8,
  plan: jsonb<RoomPlan>(),
  state: jsonb<RoomState>(),
  votes_hidden: bool,
  names_on_votes: bool,
  locked: bool,
  key_epoch: int4,
  opener_id: int8.orNull(),
  co_host_id: int8.orNull(),
  conductor_id: int8.orNull(),
  revision: int8,
  scores: jsonb<StoredScore[]>(),
  result: jsonb<StoredRoomResult>().orNull(),
  content_kind: text.as<ContentKind>().orNull(),
  content_id: int8.orNull(),
  created_at: timestamptz,
  active_at: timestamptz,
  ended_at: timestamptz.orNull(),
  emptied_at: timestamptz.orNull(),
  album_name: text,
  album_status: text.as<'public' | 'private' | 'quarantined'>(),
  album_author: int8,
  album_deleted: bool,
  album_epoch: int4,
  host_status: text.as<AccountStatus>(),
  now: timestamptz,
};

/** Without a row of an album, every condition on it is unknown. */
export const isAlbumGone = sql<boolean>`(a.id is null or ${albumDeletedAt('a')} is not null)`;

export const roomColumns = sql`r.id, r.code, r.account_id, coalesce(r.album_id, 0) as album_id, r.plan, r.state, r.votes_hidden, r.names_on_votes, r.locked, r.key_epoch,
  r.opener_id, r.co_host_id, r.conductor_id, r.revision, r.scores, r.result, r.content_kind, r.content_id,
  r.created_at, r.active_at, r.ended_at, r.emptied_at, coalesce(a.name, '') as album_name,
  coalesce(a.status, 'private') as album_status, coalesce(a.account_id, 0) as album_author,
  ${isAlbumGone} as album_deleted, coalesce(${albumEpoch('a')}, 0) as album_epoch, h.status as host_status, clock_timestamp() as now`;

export const roomJoins = sql`room r left join album a on a.id = r.album_id join account h on h.id = r.account_id`;

const ROOM_ROW = defineRow('room', ROOM_COLUMNS);
export type RoomRow = RowOf<typeof ROOM_ROW>;

const FIND_ROOM = defineStatement('find room', (parameter: ParameterOf<{ code: string }>) =>
  ROOM_ROW.of(sql`select ${roomColumns} from ${roomJoins} where r.code = ${parameter('code')}`),
);

export async function findRoom(db: Db, code: string): Promise<RoomRow | undefined> {
  return (await FIND_ROOM(db, { code }))[0];
}

/** Waits for the votes in progress, and keeps others away until the end of the transaction. */
export async function lockRoom(trx: Transaction<Database>, id: number): Promise<RoomRow | undefined> {
  await sql`select pg_advisory_xact_lock(${LOCK}, ${id % INTEGER_MAX}::integer)`.execute(trx);
  return ROOM_ROW.find(
    trx,
    sql`select ${roomColumns} from ${roomJoins} where r.id = ${id} for no key update of r`,
  );
}

/** Any number of votes hold it together; closing a step waits for them. */
export async function shareRoom(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${LOCK}, ${id % INTEGER_MAX}::integer)`.execute(trx);
}

export type NewRoom = {
  code: string;
  account_id: number;
  album_id: number;
  plan: RoomPlan;
  state: RoomState;
  votes_hidden: boolean;
  names_on_votes: boolean;
};

/** Returns null if the code is taken. */
export async function insertRoom(db: Db, room: NewRoom, now: Date): Promise<number | null> {
  const { plan, state, ...rest } = room;
  const row = await db
    .insertInto('room')
    .values({
      ...rest,
      plan: JSON.stringify(plan),
      state: JSON.stringify(state),
      seq: state.seq,
      phase: state.phase,
      step: state.step,
      closes_at: null,
      opener_id: null,
      co_host_id: null,
      conductor_id: null,
      scores: '[]',
      result: null,
      content_kind: null,
      content_id: null,
      created_at: now,
      active_at: now,
      ended_at: null,
      emptied_at: null,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function countOpenRooms(db: Db, accountId: number): Promise<number> {
  // The lock makes two requests at once count each other's room.
  await db.selectFrom('account').where('id', '=', accountId).select('id').forUpdate().execute();
  const { count } = await db
    .selectFrom('room')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Rooms that are open, or ended and not saved. Newest first. */
export function listOwnRooms(db: Db, accountId: number): Promise<RoomRow[]> {
  return ROOM_ROW.list(
    db,
    sql`select ${roomColumns} from ${roomJoins}
      where r.account_id = ${accountId} and (r.ended_at is null or r.content_id is null) order by r.id desc limit 50`,
  );
}

/** Tells guests and servers that something changed. */
export const nextRevision = sql<number>`nextval('room_revision')`;

export type RoomChange = {
  state?: RoomState;
  scores?: StoredScore[];
  result?: StoredRoomResult | null;
  locked?: boolean;
  key_epoch?: number;
  votes_hidden?: boolean;
  names_on_votes?: boolean;
  opener_id?: number;
  co_host_id?: number | null;
  conductor_id?: number;
  content_kind?: ContentKind;
  content_id?: number;
};

export async function updateRoom(db: Db, id: number, change: RoomChange, now: Date): Promise<void> {
  const { state, scores, result, ...rest } = change;
  await db
    .updateTable('room')
    .set({
      ...rest,
      ...(scores === undefined ? {} : { scores: JSON.stringify(scores) }),
      ...(result === undefined ? {} : { result: result === null ? null : JSON.stringify(result) }),
      ...(state === undefined ? {} : toStateColumns(state, now)),
      active_at: now,
      revision: nextRevision,
    })
    .where('id', '=', id)
    .execute();
}

function toStateColumns(state: RoomState, now: Date) {
  return {
    state: JSON.stringify(state),
    seq: state.seq,
    phase: state.phase,
    step: state.step,
    paused: state.paused,
    closes_at: state.closesAt === null ? null : new Date(state.closesAt),
    ...(state.phase === 'end' ? { ended_at: now } : {}),
  };
}

const LOST = defineRow('image that left a room', { id: int8 });

/** The images among these that the album no longer shows. */
export async function listLostImages(db: Db, albumId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await LOST.list(
    db,
    sql`select w.id from unnest(${[...ids]}::bigint[]) as w (id) where not exists (
      select from image i where i.id = w.id and i.album_id = ${albumId} and i.removed_at is null
        and ${isNotPurged(sql.ref('i.id'))})`,
  );
  return rows.map(({ id }) => id);
}

const DUE = defineRow('room that is due', { id: int8 });

/** Open rooms that must end, and ended ones whose guests must go. */
export async function listDueRooms(
  db: Db,
  { idleBefore, endedBefore }: { idleBefore: Date; endedBefore: Date },
  limit: number,
): Promise<number[]> {
  const rows = await DUE.list(
    db,
    sql`select r.id from ${roomJoins}
      where (r.ended_at is null and (r.active_at < ${idleBefore} or h.status <> 'active' or ${isAlbumGone}
          or a.status = 'quarantined' or (a.status = 'private' and a.account_id <> r.account_id)))
        or (r.ended_at < ${endedBefore} and r.emptied_at is null)
      order by r.id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Deletes guests, seats and votes. */
export async function emptyRoom(db: Db, id: number, now: Date): Promise<void> {
  await db.deleteFrom('room_guest').where('room_id', '=', id).execute();
  await db
    .updateTable('room')
    .set({ emptied_at: now, opener_id: null, co_host_id: null, conductor_id: null, revision: nextRevision })
    .where('id', '=', id)
    .execute();
}

export async function removeRoom(db: Db, id: number): Promise<void> {
  await db.deleteFrom('room').where('id', '=', id).execute();
}

/** Deletes results that nobody saved, long after the end. */
export async function removeRoomsEndedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('room').where('ended_at', '<', before).execute();
}

/** Puts the result of a room beside its saved content. */
export async function copyResult(
  db: Db,
  roomId: number,
  content: { kind: ContentKind; content_id: number; created_at: Date },
): Promise<void> {
  await sql`insert into room_result (kind, content_id, room_id, result, created_at)
    select ${content.kind}, ${content.content_id}, id, result, ${content.created_at}
    from room where id = ${roomId} and result is not null`.execute(db);
}

/** Results whose content is deleted. */
export async function removeLostResults(db: Db): Promise<void> {
  for (const kind of CONTENT_KINDS)
    await sql`delete from room_result r where r.kind = ${kind}
      and not exists (select from ${sql.table(kind)} c where c.id = r.content_id)`.execute(db);
}

export function findResult(db: Db, kind: ContentKind, contentId: number) {
  return db
    .selectFrom('room_result')
    .where('kind', '=', kind)
    .where('content_id', '=', contentId)
    .select(['room_id', 'result'])
    .executeTakeFirst();
}

/** Images with what their presenter needs; those that left the album are missing. */
export async function listRoomImageRows(db: Db, albumId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('image')
    .where('album_id', '=', albumId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('removed_at', 'is', null)
    .where(isNotPurged(sql.ref('image.id')))
    .select(IMAGE_COLUMNS)
    .execute();
}
