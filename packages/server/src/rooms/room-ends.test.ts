// Tests each way in which a room ends, and the data that remains afterwards.
import type {
  GuestSnapshot,
  HostSnapshot,
  OwnRoom,
  RoomImages,
  RoomResult,
  SavedRoom,
} from '@palmares/core/contract/types';
import { ROOM } from '@palmares/core/room/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXCLUDED_TABLES } from '../backup/tables.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import {
  as,
  createAlbum,
  createUser,
  signedIn,
  type TestAlbum,
  type TestUser,
} from '../testing/factories.ts';
import { enterAs, openTestRoom, type RoomPerson } from '../testing/room-people.ts';
import { eraseAccount } from '../trust/account-data/erase-account.ts';
import { createRoomQueues, finishRoom } from './room-queue.ts';

const HOUR_MS = 3_600_000;

let t: TestApp;
let admin: Client;
let author: { user: TestUser; client: Client };
let host: TestUser;
let album: TestAlbum;

beforeAll(async () => {
  t = await createTestApp();
  admin = (await signedIn(t, { roles: ['admin'] })).client;
});
afterAll(() => t.close());
beforeEach(async () => {
  author = await signedIn(t);
  host = await createUser(t);
  album = await createAlbum(t, author.user, { images: 4, files: true });
});

const findRoom = (code: string) =>
  t.db.selectFrom('room').where('code', '=', code).selectAll().executeTakeFirst();

/** Runs the jobs that are due, as the engine does. */
async function runJobs(): Promise<void> {
  const [queue] = createRoomQueues(t.deps);
  const { signal } = new AbortController();
  for (const key of (await queue?.listDue?.(100)) ?? []) await queue?.run(String(key), signal);
}

async function openStarted(): Promise<{ me: RoomPerson; lea: RoomPerson; code: string }> {
  const { host: me, code } = await openTestRoom(t, host, { id_album: album.id });
  const lea = await enterAs(t, code, 'Léa');
  await me.play('start');
  await lea.vote(0, 1);
  return { me, lea, code };
}

describe('a room ends at the next call, and by the background without any', () => {
  const ends: [string, string, () => Promise<unknown>][] = [
    [
      'album_private',
      'SA-31: its album turns private',
      () => author.client.put(`/album/${album.id}`, { status: 'private' }),
    ],
    [
      'album_quarantined',
      'SA-31: its album is put in quarantine',
      () => admin.put(`/album/${album.id}`, { status: 'quarantined' }),
    ],
    ['album_deleted', 'SA-31: its album is deleted', () => author.client.delete(`/album/${album.id}`)],
    [
      'album_deleted',
      'SA-31: the account of its album is deleted',
      () => eraseAccount(t.deps, author.user.id, async () => undefined),
    ],
    [
      'host_deactivated',
      'SA-33: its opener is deactivated',
      () => admin.put(`/user/${host.id}`, { status: 'desactive' }),
    ],
    [
      'host_deleted',
      'SA-33: its opener is deleted',
      () => eraseAccount(t.deps, host.id, async () => undefined),
    ],
  ];

  test.each(ends)('%s: %s', async (reason, _title, happen) => {
    const { lea, code } = await openStarted();
    const before = (await lea.call('GET', '/room/:code/images')).data<RoomImages>();
    expect(before.images.length).toBe(4);
    await happen();

    expect(await lea.snapshot<GuestSnapshot>()).toMatchObject({
      phase: 'end',
      end_reason: reason,
      images: [],
      closes_at: null,
    });
    expect(await lea.vote(0, 2)).toMatchObject({ status: 409, code: 'room_ended' });
    expect((await lea.call('GET', '/room/:code/images')).data<RoomImages>().images).toEqual([]);
    expect((await findRoom(code))?.ended_at).not.toBeNull();
  });

  test.each(ends)('%s, without a call: %s', async (reason, _title, happen) => {
    const { code } = await openStarted();
    await happen();

    await runJobs();

    expect((await findRoom(code))?.state.endReason).toBe(reason);
  });

  test('SA-30: a room that nobody plays for six hours', async () => {
    const { host: me, code } = await openTestRoom(t, host, { id_album: album.id });
    t.clock.advance(ROOM.idleMs - 60_000);
    await runJobs();
    expect((await findRoom(code))?.ended_at).toBeNull();
    await enterAs(t, code, 'Léa');
    await me.call('PUT', '/room/:code', { locked: true });
    t.clock.advance(2 * 60_000);
    await runJobs();
    expect((await findRoom(code))?.ended_at).toBeNull();
    t.clock.advance(ROOM.idleMs);

    await runJobs();

    expect((await findRoom(code))?.state.endReason).toBe('idle');
  });

  test('SA-31: the private album of the opener is no reason: what others may not read, its guests play', async () => {
    const own = await createAlbum(t, host, { status: 'public', images: 3 });
    const { code } = await openTestRoom(t, host, { id_album: own.id });
    const lea = await enterAs(t, code, 'Léa');
    await (await as(t, host)).put(`/album/${own.id}`, { status: 'private' });
    await runJobs();
    expect(await lea.snapshot()).toMatchObject({ phase: 'lobby', end_reason: null });
    const { images } = (await lea.call('GET', '/room/:code/images')).data<RoomImages>();
    expect(images[0]?.path_image).toContain('?e=');
  });

  test('the host ends it; what was decided can still be saved', async () => {
    const { me, lea } = await openStarted();
    await me.play('reveal');
    expect((await me.call('DELETE', '/room/:code')).status).toBe(200);
    expect(await lea.snapshot()).toMatchObject({ phase: 'end', end_reason: 'host_ended' });
    expect(await lea.tryToEnter({ name: 'Encore' })).toMatchObject({ status: 200 });
    expect((await me.call('POST', '/room/:code/content', {})).status).toBe(201);
  });
});

describe('an image that leaves the album', () => {
  test('SA-32: leaves the room: an open step goes to the next image, a decided one loses its place', async () => {
    const { me, lea } = await openStarted();
    const [first = 0, second = 0, third = 0] = album.images;
    await me.play('reveal', 'next');
    expect((await author.client.delete(`/image/${second}`)).status).toBe(200);

    expect(await lea.snapshot()).toMatchObject({ phase: 'play', step: 1 });
    // The room learns of it with its next change, and at the latest five seconds later by the hub.
    await enterAs(t, me.code, 'Max');

    expect(await lea.snapshot()).toMatchObject({
      phase: 'play',
      step: 2,
      images: [third],
      counts: { voted: 0 },
    });
    await t.db.insertInto('image_purge').values({ image_id: first }).execute();
    await enterAs(t, me.code, 'Zoé');
    const board = (await lea.snapshot()).board;
    expect([board?.tiers.flat(), board?.pool]).toEqual([[], []]);
    const shown = (await lea.call('GET', '/room/:code/images')).data<RoomImages>().images.map(({ id }) => id);
    expect(shown).toEqual(album.images.slice(2));
  });

  test('SA-32: an image that is being purged has no address any more, even before the room learned of it', async () => {
    const { lea } = await openStarted();
    await t.db
      .insertInto('image_purge')
      .values({ image_id: album.images[3] ?? 0 })
      .execute();
    const shown = (await lea.call('GET', '/room/:code/images')).data<RoomImages>().images.map(({ id }) => id);
    expect(shown).not.toContain(album.images[3]);
  });

  test('SA-32: a room with fewer than two images ends', async () => {
    const { host: me, code } = await openTestRoom(t, host, {
      id_album: album.id,
      mode: 'tournament',
      images: album.images.slice(0, 2),
    });
    await me.play('start');
    await t.db
      .insertInto('image_purge')
      .values({ image_id: album.images[0] ?? 0 })
      .execute();
    await me.call('PUT', '/room/:code', { locked: true });
    expect((await findRoom(code))?.state.endReason).toBe('images_gone');
  });
});

describe('24 hours after the end', () => {
  async function playToBoard(me: RoomPerson): Promise<void> {
    for (let step = 0; step < 4; step++) {
      if (step > 0) await me.vote(step, step);
      await me.play('reveal', 'next');
    }
  }

  test('SA-35, SA-23: guests, votes and seats are deleted; the content and the result without names stay', async () => {
    const { me, lea, code } = await openStarted();
    await lea.call('PUT', '/room/:code/seat', { consent: true });
    await playToBoard(me);
    const saved = (await me.call('POST', '/room/:code/content', {})).data<SavedRoom>();
    const room = await findRoom(code);
    t.clock.advance(ROOM.keptMs - HOUR_MS);
    await runJobs();
    expect((await lea.call('GET', '/room/:code/result')).status).toBe(200);
    t.clock.advance(2 * HOUR_MS);

    await runJobs();

    const left = await sql<{
      rows: number;
    }>`select (select count(*) from room_guest where room_id = ${room?.id})
      + (select count(*) from room where id = ${room?.id}) as rows`.execute(t.db);
    expect(Number(left.rows[0]?.rows)).toBe(0);
    expect(
      await t.db
        .selectFrom('room_vote')
        .where('room_id', '=', room?.id ?? 0)
        .selectAll()
        .execute(),
    ).toEqual([]);
    expect((await lea.call('GET', '/room/:code/result')).status).toBe(404);
    const client = await as(t, host);
    expect((await client.get(`/tierlist/${saved.id}`)).status).toBe(200);
    const result = (await client.get(`/room-result?kind=tierlist&content=${saved.id}`)).data<RoomResult>();
    expect(result.guests).toEqual([
      { number: 1, name: null, consent: false },
      { number: 2, name: null, consent: false },
    ]);
    expect(result.agreements.length).toBe(2);
    expect(JSON.stringify(result)).not.toContain('Léa');
  });

  test('SA-21, SA-35: a result that was not saved waits for its opener without its guests', async () => {
    const { me, lea, code } = await openStarted();
    await playToBoard(me);
    await me.play('finish');
    t.clock.advance(ROOM.keptMs + HOUR_MS);
    await runJobs();

    expect((await findRoom(code))?.emptied_at).not.toBeNull();
    expect(
      await t.db
        .selectFrom('room_guest')
        .where('name', '=', 'Léa')
        .where('room_id', '=', (await findRoom(code))?.id ?? 0)
        .selectAll()
        .execute(),
    ).toEqual([]);
    expect((await lea.call('GET', '/room/:code/snapshot')).status).toBe(404);
    const client = await as(t, host);
    expect((await client.get('/room')).data<OwnRoom[]>()).toMatchObject([{ code, unsaved: true, guests: 0 }]);
    const saved = await client.post(`/room/${code}/content`, {});
    expect(saved.status).toBe(201);
    const { id } = saved.data<SavedRoom>();
    expect(
      (await client.get(`/room-result?kind=tierlist&content=${id}`)).data<RoomResult>().agreements.length,
    ).toBe(2);
    await finishRoom(t.deps, (await findRoom(code))?.id ?? 0);
    expect(await findRoom(code)).toBeUndefined();
  });

  test('SA-21, SA-35: once a day, results of deleted contents and results that nobody saved for 30 days go', async () => {
    const { me, code } = await openStarted();
    await playToBoard(me);
    const saved = (await me.call('POST', '/room/:code/content', {})).data<SavedRoom>();
    const { me: other, code: unsaved } = await openStarted();
    await playToBoard(other);
    await other.play('finish');
    const runDaily = async () => createRoomQueues(t.deps)[1]?.run('', new AbortController().signal);
    const countResults = async () =>
      (await t.db.selectFrom('room_result').where('content_id', '=', saved.id).select('kind').execute())
        .length;
    await runDaily();
    expect([await countResults(), (await findRoom(unsaved)) !== undefined]).toEqual([1, true]);
    await (await as(t, host)).delete(`/tierlist/${saved.id}`);
    t.clock.advance(31 * 24 * HOUR_MS);

    await runDaily();

    expect([await countResults(), await findRoom(unsaved), await findRoom(code)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
  });

  test('SA-35: no backup holds rooms, guests or votes', () => {
    expect(['room', 'room_guest', 'room_vote'].filter((table) => !EXCLUDED_TABLES.has(table))).toEqual([]);
    expect(EXCLUDED_TABLES.has('room_result')).toBe(false);
  });

  test('SA-35: the name of an account that is deleted leaves its rooms at once', async () => {
    const { me, code } = await openStarted();
    const user = await createUser(t, { username: 'Nom de compte' });
    const { RoomPerson } = await import('../testing/room-people.ts');
    const person = new RoomPerson(t.app, code, (await as(t, user)).token);
    await person.enter();
    await eraseAccount(t.deps, user.id, async () => undefined);
    const snapshot = await me.snapshot<HostSnapshot>();
    expect(JSON.stringify(snapshot)).not.toContain('Nom de compte');
    expect(snapshot.guests.at(-1)).toMatchObject({ name: null, number: 3 });
  });
});
