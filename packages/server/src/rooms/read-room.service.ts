// Reads of a room other than its snapshot: previews, seats, results and the caller's own rooms.
import type { EnteredRoom, OwnRoom, RoomPreview, RoomResult, RoomSeat } from '@palmares/core/contract/types';
import { parseRoomCode } from '@palmares/core/room/code';
import { hasRight } from '@palmares/core/room/seats';
import { AppError, assertFound } from '../errors.ts';
import type { AccountContext } from '../http/context.ts';
import { presentOwnRoom, presentPreview, presentSeat } from './room.presenter.ts';
import * as rooms from './room.repository.ts';
import type { RoomDeps } from './room-caller.ts';
import * as roomGuests from './room-guest.repository.ts';
import { presentResult } from './room-result.ts';
import * as roomVotes from './room-vote.repository.ts';

export async function preview(deps: Pick<RoomDeps, 'db'>, room: rooms.RoomRow): Promise<RoomPreview> {
  return presentPreview(room, await roomGuests.countGuests(deps.db, room.id));
}

export async function getSeatOf(
  deps: Pick<RoomDeps, 'db'>,
  code: string,
  guestId: number,
): Promise<RoomSeat> {
  const room = await rooms.findRoom(deps.db, code);
  assertFound(room);
  const seat = await roomGuests.findSeat(deps.db, room.id, guestId);
  assertFound(seat);
  return presentSeat(room, seat, await roomVotes.listVotesOfGuest(deps.db, guestId));
}

export async function getEntered(
  deps: Pick<RoomDeps, 'db'>,
  code: string,
  guestId: number,
): Promise<EnteredRoom> {
  const seat = await getSeatOf(deps, code, guestId);
  return { audience: hasRight(seat.role, 'conduct') ? 'host' : 'guest', seat };
}

export async function listOwnRooms(
  deps: Pick<RoomDeps, 'db'>,
  { actor }: AccountContext,
): Promise<OwnRoom[]> {
  const own = await rooms.listOwnRooms(deps.db, actor.id);
  const presented = await Promise.all(
    own.map(async (room) => presentOwnRoom(room, await roomGuests.countGuests(deps.db, room.id))),
  );
  return presented.filter(({ phase, unsaved }) => phase !== 'end' || unsaved);
}

/** Unlike guests, the opener finds a room by their session, also after its guests were deleted (SA-21). */
export async function findOwnRoom(
  deps: Pick<RoomDeps, 'db'>,
  { actor }: AccountContext,
  typed: string,
): Promise<rooms.RoomRow | undefined> {
  const code = parseRoomCode(typed);
  const room = code === null ? undefined : await rooms.findRoom(deps.db, code);
  if (room !== undefined && room.account_id !== actor.id) throw new AppError('room_not_host');
  return room;
}

export async function getResult(deps: Pick<RoomDeps, 'db'>, room: rooms.RoomRow): Promise<RoomResult> {
  if (room.result === null) throw new AppError('room_no_result');
  return presentResult(deps.db, room.id, room.result);
}
