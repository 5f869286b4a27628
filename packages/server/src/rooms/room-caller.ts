// Identifies the caller of a room from the code in the path and the room's cookie, before the body is read.

import { parseRoomCode } from '@palmares/core/room/code';
import { ROOM } from '@palmares/core/room/limits';
import { getRole, hasRight, type RoomRight } from '@palmares/core/room/seats';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { CodeGuard } from './code-guard.ts';
import { getSeats } from './room.presenter.ts';
import { findRoom, type RoomRow } from './room.repository.ts';
import { findSeat, type SeatRow, touchGuests } from './room-guest.repository.ts';
import type { RoomHub } from './room-hub.ts';
import { hasScreenCookie, readSeatCookie } from './seat-cookie.ts';

export type RoomDeps = Deps & {
  readonly hub: RoomHub;
  readonly guard: CodeGuard;
  /** Called after the commit of a change. */
  readonly changed: (roomId: number) => void;
};

/** The room of the path, with the seat of the cookie if it is one of this room; the seat may be removed or signed out. */
export async function findRoomOf(
  deps: Pick<RoomDeps, 'config' | 'db' | 'guard' | 'secrets'>,
  request: FastifyRequest,
): Promise<{ readonly room: RoomRow; readonly seat: SeatRow | null }> {
  const code = parseRoomCode((request.params as { code?: string }).code ?? '');
  const room = code === null ? undefined : await findRoom(deps.db, code);
  const guestId = readSeatCookie(deps, request);
  const seat = room === undefined || guestId === null ? undefined : await findSeat(deps.db, room.id, guestId);
  if (seat === undefined) deps.guard.assertMayTry(request.ip);
  // The number of an emptied room is of nobody any more; only its opener still finds it in their list.
  if (room === undefined || room.emptied_at !== null) {
    deps.guard.countWrong(request.ip);
    throw new AppError('not_found');
  }
  return { room, seat: seat ?? null };
}

export type SeatedCaller = { readonly room: RoomRow; readonly seat: SeatRow };

/** Throws 401 without a seat, 403 for a removed one. */
export async function requireSeat(deps: RoomDeps, request: FastifyRequest): Promise<SeatedCaller> {
  const { room, seat } = await findRoomOf(deps, request);
  assertSeat(seat);
  countSeatCall(deps, seat.id);
  if (room.now.getTime() - seat.seen_at.getTime() > ROOM.beatMs) await touchGuests(deps.db, [seat.id]);
  return { room, seat };
}

export function assertSeat(seat: SeatRow | null): asserts seat is SeatRow {
  if (seat === null) throw new AppError('room_seat_required');
  if (seat.removed_at !== null) throw new AppError('room_removed');
  if (!seat.live) throw new AppError('room_seat_required');
}

/** Guests of a room may share an address, so each seat is counted alone. */
export function countSeatCall(
  deps: Pick<RoomDeps, 'clock' | 'config' | 'memoryRates' | 'rates'>,
  seatId: number,
): void {
  if (deps.config.rateLimits)
    deps.memoryRates.count('roomBySeat', deps.rates.roomBySeat, String(seatId), deps.clock());
}

/** Checks the right again on the locked room: roles change. */
export function assertRight(room: RoomRow, seatId: number, right: RoomRight): void {
  if (!hasRight(getRole(getSeats(room), seatId), right)) throw new AppError('room_not_host');
}

export type Viewer = { readonly room: RoomRow /** Null for a screen. */; readonly seat: SeatRow | null };

/** A guest, or a screen if the query says so. */
export async function requireViewer(deps: RoomDeps, request: FastifyRequest): Promise<Viewer> {
  if ((request.query as { as?: string }).as !== 'screen') return requireSeat(deps, request);
  const { room } = await findRoomOf(deps, request);
  if (!hasScreenCookie(deps, request, room)) throw new AppError('room_seat_required');
  return { room, seat: null };
}
