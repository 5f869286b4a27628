// SQL of the votes in rooms.
import type { RoomChoice } from '@palmares/core/room/votes';
import { sql } from 'kysely';
import { defineRow, int4, int8, jsonb, type RowOf } from '../db/row-type.ts';
import { defineStatement, type ParameterOf } from '../db/statement.ts';
import type { Db } from '../db/transaction.ts';

const CAST = defineRow('vote that was cast', { guest_id: int8 });

const CAST_VOTE = defineStatement(
  'cast vote',
  (parameter: ParameterOf<{ roomId: number; seq: number; step: number; guestId: number; choice: string }>) =>
    CAST.of(sql`
      insert into room_vote (room_id, step, guest_id, choice)
      select r.id, ${parameter('step')}::integer, ${parameter('guestId')}::bigint, ${parameter('choice')}::jsonb
      from room r where r.id = ${parameter('roomId')} and r.seq = ${parameter('seq')}
        and (r.closes_at is null or r.closes_at > clock_timestamp())
      on conflict (room_id, step, guest_id) do update set choice = excluded.choice, revision = nextval('room_revision')
      returning guest_id`),
);

/** Returns false if the room has changed since it was read in state `seq`, or its step is over by the clock of the database. */
export async function castVote(
  trx: Db,
  vote: { roomId: number; seq: number; step: number; guestId: number; choice: RoomChoice },
): Promise<boolean> {
  const rows = await CAST_VOTE(trx, { ...vote, choice: JSON.stringify(vote.choice) });
  return rows.length > 0;
}

export async function removeVotesOfGuest(db: Db, guestId: number): Promise<void> {
  await db.deleteFrom('room_vote').where('guest_id', '=', guestId).execute();
}

export async function removeVotesAfter(db: Db, roomId: number, step: number): Promise<void> {
  await db.deleteFrom('room_vote').where('room_id', '=', roomId).where('step', '>', step).execute();
}

const VOTE = defineRow('vote in a room', { guest: int8, step: int4, choice: jsonb<RoomChoice>() });
export type VoteRow = RowOf<typeof VOTE>;

export function listVotes(db: Db, roomId: number, step?: number): Promise<VoteRow[]> {
  const ofStep = step === undefined ? sql`true` : sql`step = ${step}`;
  return VOTE.list(
    db,
    sql`select guest_id as guest, step, choice from room_vote where room_id = ${roomId} and ${ofStep} order by step, guest_id`,
  );
}

export function listVotesOfGuest(db: Db, guestId: number): Promise<VoteRow[]> {
  return VOTE.list(
    db,
    sql`select guest_id as guest, step, choice from room_vote where guest_id = ${guestId} order by step`,
  );
}
