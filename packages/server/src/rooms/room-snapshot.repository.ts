// SQL of snapshots, and of what tells that one has become outdated.
import { ROOM } from '@palmares/core/room/limits';
import type { RoomChoice } from '@palmares/core/room/votes';
import { sql } from 'kysely';
import { albumEpoch, isNotPurged } from '../db/removals.ts';
import { defineRow, int8, json, type RowOf, text } from '../db/row-type.ts';
import { defineStatement, type ParameterOf } from '../db/statement.ts';
import type { Db } from '../db/transaction.ts';
import { isAlbumGone, ROOM_COLUMNS, roomColumns, roomJoins } from './room.repository.ts';
import { type SeatRow, seatColumns } from './room-guest.repository.ts';

/** Times in milliseconds since the epoch: to read two hundred texts as times would take longer than all the rest. */
type JsonSeat = Omit<SeatRow, 'present_since' | 'seen_at' | 'removed_at' | 'asks_at'> & {
  present_since: number;
  seen_at: number;
  removed_at: number | null;
  asks_at: number | null;
};

const toMilliseconds = (column: string) =>
  sql`(extract(epoch from ${sql.ref(`seat.${column}`)}) * 1000)::bigint`;

const seatJson = sql`json_build_object('id', seat.id, 'number', seat.number, 'account_id', seat.account_id, 'name', seat.name,
  'consent', seat.consent, 'live', seat.live, 'present_since', ${toMilliseconds('present_since')},
  'seen_at', ${toMilliseconds('seen_at')}, 'removed_at', ${toMilliseconds('removed_at')}, 'asks_at', ${toMilliseconds('asks_at')})`;

const SNAPSHOT_ROW = defineRow('room of a snapshot', {
  ...ROOM_COLUMNS,
  newest: int8,
  seats: json<JsonSeat[]>(),
  votes: json<{ guest: number; choice: RoomChoice }[]>(),
});
export type SnapshotRow = RowOf<typeof SNAPSHOT_ROW>;

/** Everything that a snapshot shows, as one statement sees it. Ballots of a ranking are left out: only their number counts. */
const FIND_SNAPSHOT = defineStatement('room of a snapshot', (parameter: ParameterOf<{ id: number }>) =>
  SNAPSHOT_ROW.of(sql`
    select ${roomColumns}, greatest(r.revision,
      (select coalesce(max(revision), 0) from room_guest where room_id = r.id),
      (select coalesce(max(revision), 0) from room_vote where room_id = r.id and step = r.step)) as newest,
      coalesce((select json_agg(${seatJson} order by seat.id)
        from (select ${seatColumns} from room_guest g where g.room_id = r.id) seat), '[]') as seats,
      coalesce((select json_agg(json_build_object('guest', v.guest_id, 'choice',
          case when jsonb_typeof(v.choice) = 'number' then v.choice else '[]' end))
        from room_vote v where v.room_id = r.id and v.step = r.step), '[]') as votes
    from ${roomJoins} where r.id = ${parameter('id')}`),
);

export async function findSnapshot(db: Db, id: number): Promise<SnapshotRow | undefined> {
  return (await FIND_SNAPSHOT(db, { id }))[0];
}

const SIGNATURE = defineRow('signature of a room', { id: int8, signature: text, facts: text });

/**
 * For each room a text that changes with everything that a snapshot shows, and one that changes with what may end the room. Sums of
 * revisions find what a newest revision hides: transactions commit in another order than they draw them.
 */
export function listSignatures(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; signature: string; facts: string }[]> {
  const present = sql`now() - ${ROOM.presentMs}::float8 * interval '1 millisecond'`;
  const away = sql`now() - ${ROOM.takeoverMs}::float8 * interval '1 millisecond'`;
  return SIGNATURE.list(
    db,
    sql`
    select r.id, concat_ws(' ', r.seq, r.revision, g.revisions, g.present, g.live, g.away,
        (select sum(revision) from room_vote where room_id = r.id and step = r.step)) as signature,
      concat_ws(' ', a.status, ${isAlbumGone}, ${albumEpoch('a')}, h.status,
        (select count(*) from image i where i.id = any(array(select jsonb_array_elements_text(r.plan->'imageIds')::bigint))
          and i.removed_at is null and ${isNotPurged(sql.ref('i.id'))})) as facts
    from ${roomJoins} cross join lateral (
      select sum(s.revision) as revisions, count(*) filter (where s.seen_at > ${present}) as present, count(*) filter (where s.live) as live,
        bool_and(s.seen_at < ${away}) filter (where s.id = r.conductor_id) as away
      from (select ${seatColumns}, g.revision from room_guest g where g.room_id = r.id) s) g
    where r.id = any(${[...ids]}::bigint[])`,
  );
}
