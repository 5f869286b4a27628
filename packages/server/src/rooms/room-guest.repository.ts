// SQL of the guests of rooms and their seats.
import { ROOM } from '@palmares/core/room/limits';
import { sql } from 'kysely';
import { bool, defineRow, int4, int8, type RowOf, text, timestamptz } from '../db/row-type.ts';
import { defineStatement, type ParameterOf } from '../db/statement.ts';
import type { Db } from '../db/transaction.ts';
import { nextRevision } from './room.repository.ts';

/** A guest, and whether the session of an account still lasts. */
const SEAT_COLUMNS = {
  id: int8,
  number: int4,
  account_id: int8.orNull(),
  name: text,
  consent: bool,
  present_since: timestamptz,
  seen_at: timestamptz,
  removed_at: timestamptz.orNull(),
  asks_at: timestamptz.orNull(),
  live: bool,
};

export const seatColumns = sql`g.id, g.number, g.account_id, g.name, g.consent, g.present_since, g.seen_at, g.removed_at, g.asks_at,
  (g.account_id is null or exists (select from session s join account p on p.id = s.account_id
    where s.id = g.session_id and s.account_id = g.account_id and s.revoked_at is null and s.expires_at > now()
      and p.status = 'active')) as live`;

const SEAT_ROW = defineRow('seat in a room', SEAT_COLUMNS);
export type SeatRow = RowOf<typeof SEAT_ROW>;

const FIND_SEAT = defineStatement(
  'find seat',
  (parameter: ParameterOf<{ roomId: number; guestId: number }>) =>
    SEAT_ROW.of(sql`select ${seatColumns} from room_guest g
    where g.id = ${parameter('guestId')} and g.room_id = ${parameter('roomId')}`),
);

export async function findSeat(db: Db, roomId: number, guestId: number): Promise<SeatRow | undefined> {
  return (await FIND_SEAT(db, { roomId, guestId }))[0];
}

const FIND_ACCOUNT_SEAT = defineStatement(
  'find seat of account',
  (parameter: ParameterOf<{ roomId: number; accountId: number }>) =>
    SEAT_ROW.of(sql`select ${seatColumns} from room_guest g
      where g.room_id = ${parameter('roomId')} and g.account_id = ${parameter('accountId')}`),
);

export async function findAccountSeat(
  db: Db,
  roomId: number,
  accountId: number,
): Promise<SeatRow | undefined> {
  return (await FIND_ACCOUNT_SEAT(db, { roomId, accountId }))[0];
}

export type NewGuest = {
  room_id: number;
  account_id: number | null;
  session_id: string | null;
  name: string;
};

/** Requires the lock of the room, so that numbers have no gap. */
export async function insertGuest(db: Db, guest: NewGuest): Promise<number> {
  const number = sql<number>`coalesce((select max(number) from room_guest where room_id = ${guest.room_id}), 0) + 1`;
  const { id } = await db
    .insertInto('room_guest')
    .values({ ...guest, number, removed_at: null, asks_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Guests who are not removed. */
export async function countGuests(db: Db, roomId: number): Promise<number> {
  const { count } = await db
    .selectFrom('room_guest')
    .where('room_id', '=', roomId)
    .where('removed_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export type GuestChange = Partial<{
  name: string;
  consent: boolean;
  account_id: number;
  session_id: string;
  removed_at: Date | null;
  asks_at: Date | null;
}>;

export async function updateGuest(db: Db, id: number, change: GuestChange): Promise<void> {
  await db
    .updateTable('room_guest')
    .set({ ...change, revision: nextRevision })
    .where('id', '=', id)
    .execute();
}

export function listSeats(db: Db, roomId: number): Promise<SeatRow[]> {
  return SEAT_ROW.list(
    db,
    sql`select ${seatColumns} from room_guest g where g.room_id = ${roomId} order by g.id`,
  );
}

/** Marks guests as present. A guest who was away for long begins a new stay. */
export async function touchGuests(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const longAgo = sql`now() - ${ROOM.presentMs}::float8 * interval '1 millisecond'`;
  await sql`update room_guest set seen_at = now(),
      present_since = case when seen_at < ${longAgo} then now() else present_since end
    where id = any(${[...ids]}::bigint[])`.execute(db);
}

/** Sets the guest's last contact so far back that they count as absent. */
export async function setAbsent(db: Db, id: number): Promise<void> {
  await sql`update room_guest set seen_at = now() - ${ROOM.presentMs}::float8 * interval '1 millisecond',
    revision = nextval('room_revision') where id = ${id}`.execute(db);
}

export async function removeGuest(db: Db, id: number): Promise<void> {
  await db.deleteFrom('room_guest').where('id', '=', id).execute();
}
