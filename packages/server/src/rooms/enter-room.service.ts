// Coming into a room and leaving it (SA-5 to SA-8).
import type { EnterRoomBody } from '@palmares/core/contract/types';
import { checkGuestName, distinguishGuestName } from '@palmares/core/room/guest-name';
import { ROOM } from '@palmares/core/room/limits';
import type { Phrase } from '../api-texts.ts';
import type { Db } from '../db/transaction.ts';
import { AppError, assertFound } from '../errors.ts';
import type { RequestContext } from '../http/context.ts';
import { findAccount } from '../identity/account/account.repository.ts';
import * as rooms from './room.repository.ts';
import { assertSeat, type RoomDeps } from './room-caller.ts';
import { changeRoom } from './room-change.ts';
import * as roomGuests from './room-guest.repository.ts';
import { isLinkKey } from './seat-cookie.ts';

export type Entered = { readonly guestId: number };

type Place = { readonly room: rooms.RoomRow; readonly seat: roomGuests.SeatRow | null };

/** Returns the same seat for a cookie of the room, or for an account that has one; a new seat otherwise. */
export async function enterRoom(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db' | 'guard' | 'secrets'>,
  context: RequestContext,
  { room, seat }: Place,
  body: EnterRoomBody,
): Promise<Entered> {
  const known = await findKnownSeat(deps, context, room, seat);
  if (known !== null) return returnToSeat(deps, context, room, known);
  if (!isLinkKey(deps, 'invite', room, body.invite_key)) await deps.guard.slowDown();
  const typed = await chooseName(deps, context, body);
  return changeRoom(deps, room.id, async ({ trx, room: locked }) => {
    if (locked.state.phase === 'end') throw new AppError('room_ended');
    const seats = (await roomGuests.listSeats(trx, room.id)).filter(({ removed_at }) => removed_at === null);
    if (locked.locked) throw new AppError('room_locked');
    if (seats.length >= ROOM.guestsMax) throw new AppError('room_full');
    const guestId = await roomGuests.insertGuest(trx, {
      room_id: room.id,
      ...getAccount(context),
      name: distinguishGuestName(
        typed,
        seats.map(({ name }) => name),
      ),
    });
    return { guestId };
  });
}

const getAccount = ({ actor, session }: RequestContext) =>
  actor.kind === 'account' && session !== null
    ? { account_id: actor.id, session_id: session.id }
    : { account_id: null, session_id: null };

async function findKnownSeat(
  deps: Pick<RoomDeps, 'db'>,
  context: RequestContext,
  room: rooms.RoomRow,
  seat: roomGuests.SeatRow | null,
): Promise<roomGuests.SeatRow | null> {
  const { account_id } = getAccount(context);
  // The seat of an account follows it to every device; a cookie of another account must not open it.
  if (account_id !== null) {
    const own = await roomGuests.findAccountSeat(deps.db, room.id, account_id);
    if (own !== undefined) return own;
  }
  if (seat === null || (seat.account_id !== null && seat.account_id !== account_id)) return null;
  return seat;
}

async function returnToSeat(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db'>,
  context: RequestContext,
  room: rooms.RoomRow,
  seat: roomGuests.SeatRow,
): Promise<Entered> {
  if (seat.removed_at !== null) {
    await roomGuests.updateGuest(deps.db, seat.id, { asks_at: deps.clock() });
    deps.changed(room.id);
    throw new AppError('room_removed');
  }
  const { account_id, session_id } = getAccount(context);
  if (account_id !== null && session_id !== null)
    await roomGuests.updateGuest(deps.db, seat.id, { account_id, session_id });
  else assertSeat(seat);
  await roomGuests.touchGuests(deps.db, [seat.id]);
  deps.changed(room.id);
  return { guestId: seat.id };
}

async function chooseName(
  deps: Pick<RoomDeps, 'db'>,
  context: RequestContext,
  body: EnterRoomBody,
): Promise<string> {
  const { account_id } = getAccount(context);
  if (account_id === null || body.name !== undefined) return parseGuestName(body.name ?? '');
  const account = await findAccount(deps.db, account_id);
  assertFound(account);
  return account.username;
}

export function parseGuestName(name: string): string {
  const code = checkGuestName(name);
  if (code === null) return name;
  const text: Phrase = (texts) => texts.guestNameText(code);
  throw new AppError('validation_failed', { text, issues: [{ field: 'name', code, text }] });
}

/** A guest who leaves the lobby gives the seat up; later the seat stays, because its votes count. */
export async function leaveRoom(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db'>,
  { room, seat }: { room: rooms.RoomRow; seat: roomGuests.SeatRow },
): Promise<void> {
  await changeRoom(deps, room.id, async ({ trx, room: locked }) => {
    const isOpener = locked.opener_id === seat.id;
    if (locked.state.phase === 'lobby' && !isOpener) await giveUpSeat(trx, locked, seat.id, deps.clock());
    else await roomGuests.setAbsent(trx, seat.id);
  });
}

async function giveUpSeat(trx: Db, room: rooms.RoomRow, guestId: number, now: Date): Promise<void> {
  await roomGuests.removeGuest(trx, guestId);
  await releaseRoles(trx, room, guestId, now);
}

/** Takes the roles of a guest who is gone. */
export async function releaseRoles(trx: Db, room: rooms.RoomRow, guestId: number, now: Date): Promise<void> {
  const opener = room.opener_id ?? guestId;
  await rooms.updateRoom(
    trx,
    room.id,
    {
      ...(room.co_host_id === guestId ? { co_host_id: null } : {}),
      ...(room.conductor_id === guestId ? { conductor_id: opener } : {}),
    },
    now,
  );
}
