// Rooms full of guests on a bench site: their seats are taken over HTTP, as everywhere.

import { ROOM_EVENTS_PATH, roomPath } from '@palmares/core/contract/room-endpoints';
import { forEachConcurrently } from '@palmares/core/for-each-concurrently';
import { seedAlbum } from '../../../../packages/server/fixtures/seeded-album.ts';
import type { BenchSite } from '../site/bench-site.ts';
import { type Caller, signUp } from '../site/caller.ts';

export type Guest = { readonly id: number; readonly headers: Readonly<Record<string, string>> };
export type CrowdedRoom = {
  readonly id: number;
  readonly code: string;
  readonly host: Guest;
  readonly guests: readonly Guest[];
};

const IMAGES = 30;
const AT_ONCE = 8;

async function post<T>(
  site: BenchSite,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
  method = 'POST',
): Promise<{ data: T; headers: Readonly<Record<string, string>> }> {
  const reply = await fetch(`${site.url}${path}`, { method, headers, body: JSON.stringify(body) });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const cookie = [headers['cookie'] ?? '', ...cookies].filter(Boolean).join('; ');
  return { data: (JSON.parse(text) as { data: T }).data, headers: { ...headers, cookie } };
}

/** Number of the next host. */
let serial = 0;

/** Each room has its own host, because an account opens three at most. The first step is open. */
export async function fillRooms(site: BenchSite, rooms: number, guests: number): Promise<CrowdedRoom[]> {
  const filled: CrowdedRoom[] = [];
  await forEachConcurrently(
    Array.from({ length: rooms }, (_, index) => index),
    2,
    async () => {
      serial += 1;
      const host = await signUp(site.url, `salon.${serial}`);
      filled.push(await fillRoom(site, host, guests));
    },
  );
  return filled;
}

async function fillRoom(site: BenchSite, host: Caller, count: number): Promise<CrowdedRoom> {
  const { albumId } = await seedAlbum(site.db, { accountId: host.accountId, name: 'Salon', images: IMAGES });
  const body = { id_album: albumId, mode: 'tierlist', votes_hidden: false };
  const opened = await post<{ code: string; seat: { id: number } }>(site, '/api/room', host.headers, body);
  const { code, seat } = opened.data;
  const { authorization: _, ...visitor } = host.headers;
  const guests: Guest[] = [];
  await forEachConcurrently(
    Array.from({ length: count }, (_one, index) => index),
    AT_ONCE,
    async (index) => {
      const entered = await post<{ seat: { id: number } }>(
        site,
        roomPath('/room/:code/entry', code),
        visitor,
        {
          name: `Invité ${index}`,
        },
      );
      guests.push({ id: entered.data.seat.id, headers: entered.headers });
    },
  );
  const start = { seq: 1, action: { type: 'start' } };
  await post(site, roomPath('/room/:code/conduct', code), opened.headers, start, 'PUT');
  const { id } = await site.db
    .selectFrom('room')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return { id, code, host: { id: seat.id, headers: opened.headers }, guests };
}

export const getStreamUrl = (site: BenchSite, { code }: CrowdedRoom): string =>
  site.url + roomPath(ROOM_EVENTS_PATH, code);
