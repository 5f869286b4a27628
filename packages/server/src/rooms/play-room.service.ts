// Votes, steps, takeovers and the saved content (SA-9 to SA-21).
import type { ContentWire } from '@palmares/core/contract/content-endpoints';
import type {
  ConductRoomBody,
  RoomImages,
  RoomSeat,
  RoomSnapshot,
  SavedRoom,
  SaveRoomBody,
  VoteBody,
} from '@palmares/core/contract/types';
import { decideOnAlbum } from '@palmares/core/permissions';
import type { RoomContent } from '@palmares/core/room/modes/mode';
import { endRoom, playRoom, refuseVote } from '@palmares/core/room/play';
import { findSuccessor } from '@palmares/core/room/seats';
import { listRoomImages } from '@palmares/core/room/state';
import { getRoomContent } from '@palmares/core/room/steps';
import { chooseAddressing, presentImage } from '../catalog/image/image.presenter.ts';
import { SERVER_KINDS } from '../content/kinds.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import type { LimitedWriteDeps } from '../deps.ts';
import { AppError, assertFound } from '../errors.ts';
import type { AccountContext } from '../http/context.ts';
import {
  getImagesVersion,
  getSeats,
  pickSnapshot,
  presentSeat,
  presentSnapshots,
  toSeatedGuest,
} from './room.presenter.ts';
import * as rooms from './room.repository.ts';
import { assertRight, type RoomDeps, type SeatedCaller, type Viewer } from './room-caller.ts';
import { actOnRoom, changeRoom, settleRoom, storeState } from './room-change.ts';
import * as roomGuests from './room-guest.repository.ts';
import { mustSettle } from './room-hub.ts';
import * as roomSnapshots from './room-snapshot.repository.ts';
import * as roomVotes from './room-vote.repository.ts';

/** A room may change between its reading and the vote, for instance by a pause: then it is read again. */
const VOTE_TRIES = 4;

export async function vote(
  deps: Pick<RoomDeps, 'changed' | 'db'>,
  { room, seat }: SeatedCaller,
  body: VoteBody,
): Promise<VoteBody> {
  let current: rooms.RoomRow | undefined = room;
  for (let tries = 0; tries < VOTE_TRIES; tries++) {
    const { plan, state } = current;
    if (state.phase === 'end') throw new AppError('room_ended');
    const refusal = refuseVote(plan, state, body, current.now.getTime());
    if (refusal !== null) throw new AppError(refusal);
    const isCast = await inTransaction(deps.db, async (trx) => {
      await rooms.shareRoom(trx, room.id);
      return roomVotes.castVote(trx, { roomId: room.id, guestId: seat.id, seq: state.seq, ...body });
    });
    if (isCast) {
      deps.changed(room.id);
      return { step: body.step, choice: body.choice };
    }
    current = await rooms.findRoom(deps.db, room.code);
    assertFound(current);
  }
  throw new AppError('room_moved_on');
}

export async function conduct(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'config' | 'db'>,
  { room, seat }: SeatedCaller,
  { seq, action }: ConductRoomBody,
): Promise<RoomSnapshot> {
  await changeRoom(deps, room.id, async (locked) => {
    assertRight(locked.room, seat.id, 'conduct');
    if (locked.room.state.phase === 'end') throw new AppError('room_ended');
    if (locked.room.state.seq !== seq) throw new AppError('room_moved_on');
    await actOnRoom(locked, action, deps.clock());
    await bringOpenerBack(locked.trx, locked.room, seat.id, deps.clock());
  });
  return getSnapshot(deps, { room, seat });
}

/** An opener who plays again conducts again. */
async function bringOpenerBack(trx: Db, room: rooms.RoomRow, seatId: number, now: Date): Promise<void> {
  if (seatId === room.opener_id && room.conductor_id !== seatId)
    await rooms.updateRoom(trx, room.id, { conductor_id: seatId }, now);
}

export async function takeOver(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db'>,
  { room, seat }: SeatedCaller,
): Promise<void> {
  await changeRoom(deps, room.id, async ({ trx, room: locked }) => {
    if (locked.state.phase === 'end') throw new AppError('room_ended');
    const guests = (await roomGuests.listSeats(trx, room.id)).map(toSeatedGuest);
    const seats = getSeats(locked);
    const facts = { albumIsPublic: locked.album_status === 'public', now: locked.now.getTime() };
    const isAllowed = seat.id === seats.opener || seat.id === findSuccessor(seats, guests, facts);
    if (!isAllowed) throw new AppError('room_too_early');
    await rooms.updateRoom(trx, room.id, { conductor_id: seat.id }, deps.clock());
  });
}

async function findSettled(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db'>,
  id: number,
): Promise<roomSnapshots.SnapshotRow> {
  let row = await roomSnapshots.findSnapshot(deps.db, id);
  if (row !== undefined && mustSettle(row, deps.clock())) {
    await settleRoom(deps, id);
    row = await roomSnapshots.findSnapshot(deps.db, id);
  }
  assertFound(row);
  return row;
}

export async function getSnapshot(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'config' | 'db'>,
  { room, seat }: Viewer,
): Promise<RoomSnapshot> {
  const snapshots = presentSnapshots(await findSettled(deps, room.id), deps.config);
  if (seat === null) return snapshots.screen;
  const role = snapshots.roles.get(seat.id);
  if (role === undefined) throw new AppError('room_seat_required');
  return pickSnapshot(snapshots, role);
}

export async function getSeat(deps: Pick<RoomDeps, 'db'>, { room, seat }: SeatedCaller): Promise<RoomSeat> {
  return presentSeat(room, seat, await roomVotes.listVotesOfGuest(deps.db, seat.id));
}

/** The images that are played, with addresses for guests; none once the opener may not build on the album (SA-29). */
export async function listImages(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db' | 'secrets'>,
  { room }: Viewer,
): Promise<RoomImages> {
  const settled = await findSettled(deps, room.id);
  const images_version = getImagesVersion(settled);
  const host = { kind: 'account', id: settled.account_id, admin: false, modo: false } as const;
  const album = {
    authorId: settled.album_author,
    status: settled.album_status,
    deleted: settled.album_deleted,
  };
  if (settled.host_status !== 'active' || decideOnAlbum(host, 'buildOn', album) !== null)
    return { images_version, images: [] };
  const ids = listRoomImages(settled.plan, settled.state);
  const rows = await rooms.listRoomImageRows(deps.db, settled.album_id, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const addressing = chooseAddressing({ ...album, epoch: settled.album_epoch }, { maySeeBytes: true });
  return {
    images_version,
    images: ids.flatMap((id) => {
      const row = byId.get(id);
      return row === undefined ? [] : [presentImage(deps, { ...row, removed: false }, addressing)];
    }),
  };
}

/** Makes the content of the opener, once; a repeated call gets the same one (SA-20). */
export async function save(
  deps: RoomDeps,
  context: AccountContext,
  room: rooms.RoomRow,
  body: SaveRoomBody,
): Promise<SavedRoom> {
  return changeRoom(deps, room.id, async (locked) => {
    const { trx, room: current } = locked;
    if (current.account_id !== context.actor.id) throw new AppError('room_not_host');
    if (current.content_kind !== null && current.content_id !== null)
      return { kind: current.content_kind, id: current.content_id, version: 1 };
    const content = getRoomContent(current.plan, current.state);
    if (content === null) throw new AppError('room_no_result');
    const details = { name: body.name ?? current.album_name, description: body.description ?? null };
    const created = await createContent({ ...deps, db: trx }, context, content, {
      ...details,
      private: true,
      id_album: current.album_id,
    });
    const now = deps.clock();
    await finish(locked, now);
    await keepResult(trx, room.id, { kind: content.kind, id: created.id }, now);
    return { kind: content.kind, ...created };
  });
}

async function finish(
  locked: { trx: Parameters<typeof storeState>[0]['trx']; room: rooms.RoomRow },
  now: Date,
): Promise<void> {
  const finished = playRoom(locked.room.plan, locked.room.state, { type: 'finish' }, { now: now.getTime() });
  if (typeof finished !== 'string') await storeState(locked, finished, now);
}

async function keepResult(
  trx: Db,
  roomId: number,
  content: Pick<SavedRoom, 'kind' | 'id'>,
  now: Date,
): Promise<void> {
  const change = { content_kind: content.kind, content_id: content.id };
  await rooms.updateRoom(trx, roomId, change, now);
  await rooms.copyResult(trx, roomId, { kind: content.kind, content_id: content.id, created_at: now });
}

type Details = Pick<ContentWire['tierlist']['create'], 'name' | 'description' | 'private' | 'id_album'>;

/** The room's lock makes the save happen once; the key of the call is not needed. */
function createContent(
  deps: LimitedWriteDeps,
  context: AccountContext,
  content: RoomContent,
  details: Details,
) {
  const once = { ...context, idempotencyKey: null };
  switch (content.kind) {
    case 'tierlist':
      return SERVER_KINDS.tierlist.service.create(deps, once, { ...details, lines: content.lines });
    case 'tournament': {
      const { turn, winner_id, images, duels } = content;
      return SERVER_KINDS.tournament.service.create(deps, once, {
        ...details,
        turn,
        winner_id,
        images,
        duels: duels.map(({ winner_id: winner, loser_ids }) => ({
          winner_id: winner,
          loser_ids: [...loser_ids],
        })),
      });
    }
    case 'ranking':
      return SERVER_KINDS.ranking.service.create(deps, once, { ...details, images: content.images });
  }
}

export async function end(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db'>,
  { room, seat }: SeatedCaller,
): Promise<void> {
  await changeRoom(deps, room.id, async (locked) => {
    assertRight(locked.room, seat.id, 'manage');
    const { state } = locked.room;
    if (state.phase === 'end') return;
    const reason = state.phase === 'board' ? 'finished' : 'host_ended';
    await storeState(locked, endRoom(state, reason), deps.clock());
  });
}
