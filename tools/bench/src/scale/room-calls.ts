// The calls of rooms. Guests are identified by cookies, which this file stores, because fetch does not.
import { roomPath } from '@palmares/core/contract/room-endpoints';
import type { Caller } from '../site/caller.ts';
import { type Call, type Calls, type Prepare } from './call.ts';
import * as subjects from './subjects.ts';
import type { World } from './world.ts';

type Room = { readonly code: string; readonly opener: Caller; readonly host: NonNullable<Call['as']> };

/** Calls, and returns the data with the cookies of the reply. */
async function ask<T>(world: World, headers: Caller['headers'], path: string, body: object, method = 'POST') {
  const reply = await fetch(world.site.url + path, { method, headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const cookie = [headers['cookie'] ?? '', ...cookies].join('; ');
  const { data } = (await reply.json()) as { data: T };
  return { data, as: { headers: { ...headers, cookie } } };
}

/** An account has at most three open rooms: each has an opener of its own. */
async function openRoom(world: World): Promise<Room> {
  const opener = await subjects.makePerson(world);
  const album = await subjects.makeAlbum(world);
  const body = { id_album: album.id, mode: 'tierlist' };
  const opened = await ask<{ code: string }>(world, opener.headers, '/api/room', body);
  return { code: opened.data.code, opener, host: opened.as };
}

async function enter(world: World, { code }: Room) {
  const headers = { ...world.visitor, 'content-type': 'application/json' };
  const path = roomPath('/room/:code/entry', code);
  const { data, as } = await ask<{ seat: { id: number } }>(world, headers, path, {
    name: `Invité ${world.next()}`,
  });
  return { id: data.seat.id, as };
}

/** Plays actions of the host; each change of the room raises `seq` by one, and a new room has 1. */
async function play(
  world: World,
  { code, host }: Room,
  from: number,
  types: readonly string[],
): Promise<void> {
  for (const [index, type] of types.entries()) {
    const body = { seq: from + index, action: { type } };
    await ask(world, host.headers, roomPath('/room/:code/conduct', code), body, 'PUT');
  }
}

/** A room whose first step is open. */
async function startRoom(world: World): Promise<Room> {
  const room = await openRoom(world);
  await play(world, room, 1, ['start']);
  return room;
}

/** A room that shows its board. */
async function finishRoom(world: World): Promise<Room> {
  const room = await startRoom(world);
  for (let step = 0; step < subjects.IMAGES; step += 1) {
    const path = roomPath('/room/:code/vote', room.code);
    await ask(world, room.host.headers, path, { step, choice: step % 5 }, 'PUT');
    await play(world, room, 2 + 2 * step, ['reveal', 'next']);
  }
  return room;
}

const asHost =
  (prepare: (world: World) => Promise<Room>, body?: object): Prepare =>
  async (world) => {
    const { code, host } = await prepare(world);
    return { as: host, code, ...(body && { body }) };
  };

const onGuest =
  (body?: object): Prepare =>
  async (world) => {
    const room = await openRoom(world);
    const { id } = await enter(world, room);
    return { as: room.host, code: room.code, id, ...(body && { body }) };
  };

export const ROOM_CALLS = {
  async openRoom(world) {
    const { id } = await subjects.makeAlbum(world);
    return { as: await subjects.makePerson(world), body: { id_album: id, mode: 'tierlist' } };
  },
  listOwnRooms: async (world) => ({ as: (await openRoom(world)).opener }),
  async getRoomResultOfContent(world) {
    const { code, opener } = await finishRoom(world);
    const { id } = await subjects.ask<{ id: number }>(
      opener,
      'POST',
      roomPath('/room/:code/content', code).slice('/api'.length),
      {},
    );
    return { as: opener, query: { kind: 'tierlist', content: String(id) } };
  },
  previewRoom: async (world) => ({ code: (await openRoom(world)).code }),
  async enterRoom(world) {
    const { code } = await openRoom(world);
    return {
      as: { headers: { ...world.visitor, 'content-type': 'application/json' } },
      code,
      body: { name: 'Léa' },
    };
  },
  async leaveRoom(world) {
    const room = await openRoom(world);
    return { as: (await enter(world, room)).as, code: room.code };
  },
  getRoomSnapshot: asHost(startRoom),
  getRoomSeat: asHost(startRoom),
  updateRoomSeat: asHost(openRoom, { consent: true }),
  listRoomImages: asHost(openRoom),
  voteInRoom: asHost(startRoom, { step: 0, choice: 1 }),
  takeOverRoom: asHost(openRoom),
  conductRoom: asHost(openRoom, { seq: 1, action: { type: 'start' } }),
  updateRoom: asHost(openRoom, { locked: true }),
  getRoomKeys: asHost(openRoom),
  renewRoomKeys: asHost(openRoom),
  /** This site is no demo. */
  simulateRoomGuests: async (world) => ({ ...(await asHost(openRoom)(world)), refused: 404 }),
  endRoom: asHost(openRoom),
  updateRoomGuest: onGuest({ anonymous: true }),
  removeRoomGuest: onGuest(),
  getRoomResult: asHost(finishRoom),
  async saveRoom(world) {
    const { code, opener } = await finishRoom(world);
    return { as: opener, code, body: {} };
  },
} as const satisfies Partial<Calls>;
