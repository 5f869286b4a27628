// Every change of a room: locked, settled with what happened to its album, its host and its timer, then changed (decision 0104).

import { type Ballot, hasPreference } from '@palmares/core/palmares/ballot';
import { ballotFromPalmares, computePalmares } from '@palmares/core/palmares/palmares';
import { decideOnAlbum } from '@palmares/core/permissions';
import { computeScores } from '@palmares/core/room/guess';
import { ROOM } from '@palmares/core/room/limits';
import { endRoom, loseRoomImages, playRoom, type RoomAction } from '@palmares/core/room/play';
import { listRoomImages, type RoomEnd, type RoomState } from '@palmares/core/room/state';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError, assertFound } from '../errors.ts';
import * as rooms from './room.repository.ts';
import * as roomGuests from './room-guest.repository.ts';
import { computeResult } from './room-result.ts';
import * as roomVotes from './room-vote.repository.ts';

export type Changing = Pick<Deps, 'db' | 'clock'> & {
  /** Called after a commit: guests and other servers learn of it. */
  readonly changed: (roomId: number) => void;
};

export type LockedRoom = { readonly trx: Transaction<Database>; readonly room: rooms.RoomRow };

/**
 * Runs `work` with the room locked. The room is settled before, in a transaction of its own: a refusal of the work must not undo it.
 * Throws 404 for a room that is gone.
 */
export async function changeRoom<T>(
  deps: Changing,
  id: number,
  work: (locked: LockedRoom) => Promise<T>,
): Promise<T> {
  await settleRoom(deps, id);
  const result = await inTransaction(deps.db, async (trx) => {
    const room = await rooms.lockRoom(trx, id);
    assertFound(room);
    return work({ trx, room });
  });
  deps.changed(id);
  return result;
}

/** Ends the room, takes lost images out of it, or closes its step, if one of these is due. */
export async function settleRoom(deps: Changing, id: number): Promise<void> {
  const isChanged = await inTransaction(deps.db, async (trx) => {
    const room = await rooms.lockRoom(trx, id);
    if (room === undefined || room.state.phase === 'end') return false;
    const state = await settle(deps, trx, room);
    if (state === room.state) return false;
    await storeState({ trx, room }, state, deps.clock());
    return true;
  });
  if (isChanged) deps.changed(id);
}

async function settle(deps: Changing, trx: Db, room: rooms.RoomRow): Promise<RoomState> {
  const { plan, state } = room;
  const reason = findEnd(room, deps.clock());
  if (reason !== null) return endRoom(state, reason);
  const lost = await rooms.listLostImages(trx, room.album_id, listRoomImages(plan, state));
  const kept = loseRoomImages(plan, state, lost, room.now.getTime());
  // The duels of the votes may have other images now.
  if (kept !== state && kept.tournament !== null)
    await roomVotes.removeVotesAfter(trx, room.id, kept.step - 1);
  return isOver(kept, room.now) ? reveal(trx, { ...room, state: kept }) : kept;
}

/** True if the timer of the open step has run out. */
export const isOver = ({ phase, closesAt }: RoomState, now: Date): boolean =>
  phase === 'play' && closesAt !== null && closesAt <= now.getTime();

/** Why the room must end now, or null (SA-30, SA-31, SA-33). */
export function findEnd(room: rooms.RoomRow, now: Date): RoomEnd | null {
  if (room.state.phase === 'end') return null;
  if (room.host_status === 'deleted') return 'host_deleted';
  if (room.host_status !== 'active') return 'host_deactivated';
  const album = { authorId: room.album_author, status: room.album_status, deleted: room.album_deleted };
  const host = { kind: 'account', id: room.account_id, admin: false, modo: false } as const;
  if (decideOnAlbum(host, 'buildOn', album) !== null) {
    if (album.deleted) return 'album_deleted';
    return album.status === 'quarantined' ? 'album_quarantined' : 'album_private';
  }
  return now.getTime() - room.active_at.getTime() >= ROOM.idleMs ? 'idle' : null;
}

/** Plays an action on a locked room, and stores the new state. */
export async function actOnRoom(locked: LockedRoom, action: RoomAction, now: Date): Promise<RoomState> {
  const { trx, room } = locked;
  const played =
    action.type === 'reveal' && room.state.phase === 'play'
      ? await reveal(trx, room)
      : playRoom(room.plan, room.state, action, { now: room.now.getTime() });
  if (typeof played === 'string') throw new AppError(room.state.phase === 'end' ? 'room_ended' : played);
  if (action.type === 'undo') await roomVotes.removeVotesAfter(trx, room.id, played.step);
  await storeState(locked, played, now);
  return played;
}

async function reveal(trx: Db, room: rooms.RoomRow): Promise<RoomState> {
  const { plan, state } = room;
  const votes = await roomVotes.listVotes(trx, room.id, state.step);
  const order = plan.mode === 'ranking' ? joinBallots(listRoomImages(plan, state), votes) : [];
  const revealed = playRoom(plan, state, { type: 'reveal' }, { now: room.now.getTime(), votes, order });
  if (typeof revealed === 'string') throw new Error(`an open step was not revealed: ${revealed}`);
  return revealed;
}

/** One guest is one voice (SA-12). */
function joinBallots(images: readonly number[], votes: readonly roomVotes.VoteRow[]): Ballot {
  const ballots = votes.flatMap(({ choice }) => (typeof choice === 'number' ? [] : [choice]));
  const voices = ballots.filter(hasPreference).map((ballot) => ({ votes: [{ ballot }] }));
  return voices.length === 0 ? [] : ballotFromPalmares(computePalmares(images, voices));
}

/** Stores the state with what follows from it: points of a guess, and the result once the steps are over. */
export async function storeState({ trx, room }: LockedRoom, state: RoomState, now: Date): Promise<void> {
  const isDone = state.phase === 'board' || state.phase === 'end';
  const result = isDone ? (room.result ?? (await computeResult(trx, room, state))) : null;
  const scores = room.plan.mode === 'guess' ? await listScores(trx, room, state) : [];
  await rooms.updateRoom(trx, room.id, { state, scores, result }, now);
}

async function listScores(trx: Db, room: rooms.RoomRow, state: RoomState) {
  const numbers = new Map((await roomGuests.listSeats(trx, room.id)).map(({ id, number }) => [id, number]));
  const votes = await roomVotes.listVotes(trx, room.id);
  return computeScores(room.plan, state, votes)
    .slice(0, ROOM.podium)
    .map(({ guest, points, exact }) => ({ number: numbers.get(guest) ?? 0, points, exact }));
}
