// Settings of a room and its guests (SA-25, SA-26, SA-28).
import type {
  RoomKeys,
  UpdateRoomBody,
  UpdateRoomGuestBody,
  UpdateSeatBody,
} from '@palmares/core/contract/types';
import { distinguishGuestName } from '@palmares/core/room/guest-name';
import type { Transaction } from 'kysely';
import { incrementEpoch } from '../catalog/album-state/album-state.repository.ts';
import type { Database } from '../db/schema.ts';
import { AppError, assertFound } from '../errors.ts';
import { parseGuestName, releaseRoles } from './enter-room.service.ts';
import * as rooms from './room.repository.ts';
import { assertRight, type RoomDeps, type SeatedCaller } from './room-caller.ts';
import { changeRoom } from './room-change.ts';
import * as roomGuests from './room-guest.repository.ts';
import * as roomVotes from './room-vote.repository.ts';
import { createLinkKey, type KeyedRoom } from './seat-cookie.ts';

export async function updateSettings(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db'>,
  { room, seat }: SeatedCaller,
  body: UpdateRoomBody,
): Promise<void> {
  await changeRoom(deps, room.id, async ({ trx, room: locked }) => {
    assertRight(locked, seat.id, 'manage');
    if (locked.state.phase === 'end') throw new AppError('room_ended');
    const { co_host, ...settings } = body;
    if (co_host !== undefined) assertRight(locked, seat.id, 'own');
    if (co_host !== undefined && co_host !== null) {
      const guest = await findGuest(trx, locked, co_host);
      if (guest.id === locked.opener_id || guest.removed_at !== null) throw new AppError('room_not_host');
    }
    const change = { ...settings, ...(co_host === undefined ? {} : { co_host_id: co_host }) };
    if (Object.keys(change).length === 0) throw new AppError('nothing_to_update');
    await rooms.updateRoom(trx, room.id, change, deps.clock());
  });
}

export const presentKeys = (deps: Pick<RoomDeps, 'secrets'>, room: KeyedRoom): RoomKeys => ({
  invite_key: createLinkKey(deps, 'invite', room),
  screen_key: createLinkKey(deps, 'screen', room),
});

export function getKeys(deps: Pick<RoomDeps, 'secrets'>, { room, seat }: SeatedCaller): RoomKeys {
  assertRight(room, seat.id, 'manage');
  return presentKeys(deps, room);
}

/** The earlier keys end, and with them the screens that are open (SA-48). */
export function renewKeys(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db' | 'secrets'>,
  { room, seat }: SeatedCaller,
): Promise<RoomKeys> {
  return changeRoom(deps, room.id, async ({ trx, room: locked }) => {
    assertRight(locked, seat.id, 'manage');
    if (locked.state.phase === 'end') throw new AppError('room_ended');
    const key_epoch = locked.key_epoch + 1;
    await rooms.updateRoom(trx, room.id, { key_epoch }, deps.clock());
    return presentKeys(deps, { id: room.id, key_epoch });
  });
}

async function findGuest(
  trx: Transaction<Database>,
  room: rooms.RoomRow,
  id: number,
): Promise<roomGuests.SeatRow> {
  const guest = await roomGuests.findSeat(trx, room.id, id);
  assertFound(guest);
  return guest;
}

async function rename(
  trx: Transaction<Database>,
  roomId: number,
  guestId: number,
  name: string,
): Promise<string> {
  const others = (await roomGuests.listSeats(trx, roomId)).filter(({ id }) => id !== guestId);
  return distinguishGuestName(
    parseGuestName(name),
    others.map((guest) => guest.name),
  );
}

/** Changes the caller's own name, and their consent to appear by name in pictures. */
export async function updateSeat(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db'>,
  { room, seat }: SeatedCaller,
  body: UpdateSeatBody,
): Promise<void> {
  const { name, consent } = body;
  if (name === undefined && consent === undefined) throw new AppError('nothing_to_update');
  await changeRoom(deps, room.id, async ({ trx }) => {
    await roomGuests.updateGuest(trx, seat.id, {
      ...(name === undefined ? {} : { name: await rename(trx, room.id, seat.id, name) }),
      ...(consent === undefined ? {} : { consent }),
    });
  });
}

export async function updateGuest(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db'>,
  { room, seat }: SeatedCaller,
  guestId: number,
  body: UpdateRoomGuestBody,
): Promise<void> {
  await changeRoom(deps, room.id, async ({ trx, room: locked }) => {
    assertRight(locked, seat.id, 'manage');
    const guest = await findGuest(trx, locked, guestId);
    if (Object.keys(body).length === 0) throw new AppError('nothing_to_update');
    await roomGuests.updateGuest(trx, guest.id, {
      ...(body.name === undefined ? {} : { name: await rename(trx, room.id, guest.id, body.name) }),
      ...(body.anonymous === undefined ? {} : { name: '' }),
      ...(body.readmitted === undefined ? {} : { removed_at: null, asks_at: null }),
    });
  });
}

/** The votes of a removed guest go too. On a private album all signed addresses die; those who stay get new ones (SA-28). */
export async function removeGuest(
  deps: Pick<RoomDeps, 'changed' | 'clock' | 'db'>,
  { room, seat }: SeatedCaller,
  guestId: number,
): Promise<void> {
  await changeRoom(deps, room.id, async ({ trx, room: locked }) => {
    assertRight(locked, seat.id, 'manage');
    const guest = await findGuest(trx, locked, guestId);
    if (guest.id === locked.opener_id) throw new AppError('room_not_host');
    const now = deps.clock();
    await roomGuests.updateGuest(trx, guest.id, { removed_at: now, asks_at: null });
    await roomVotes.removeVotesOfGuest(trx, guest.id);
    await releaseRoles(trx, locked, guest.id, now);
    if (locked.album_status !== 'public') await incrementEpoch(trx, locked.album_id);
  });
}
