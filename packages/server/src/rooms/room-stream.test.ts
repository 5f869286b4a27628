// Streams over real HTTP, with two servers on one database.

import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomSeat } from '@palmares/core/contract/types';
import { ROOM } from '@palmares/core/room/limits';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SERVER_SESSION } from '../db/server-session.ts';
import { type EventStream, openEventStream } from '../http/event-stream.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createAlbum, createToken, createUser, type TestAlbum } from '../testing/factories.ts';
import { EventReader } from '../testing/read-events.ts';
import { enterAs, openTestRoom, RoomPerson } from '../testing/room-people.ts';

/** Milliseconds: a catch-up takes six seconds at most, and a busy machine is allowed twice as long. */
const CATCH_UP_MS = 12_000;

let here: TestApp;
let there: TestApp;
let host: { id: number };
let album: TestAlbum;
const readers: EventReader[] = [];

beforeAll(async () => {
  here = await createTestApp();
  there = await createTestApp({ beside: here });
  for (const { app } of [here, there]) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(async () => {
  host = await createUser(here);
  album = await createAlbum(here, host, { images: 3 });
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

const originOf = (server: TestApp) => `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;

async function listen(
  server: TestApp,
  person: RoomPerson,
  { as = '', lastId }: { as?: string; lastId?: string } = {},
): Promise<EventReader> {
  const reader = await EventReader.open(
    `${originOf(server)}/api/room/${person.code}/events${as}`,
    person.cookie,
    lastId,
  );
  readers.push(reader);
  return reader;
}

const open = (body: object = {}) => openTestRoom(here, host, { id_album: album.id, ...body });

describe('a stream', () => {
  test('SA-37, SA-39: begins at once with a whole snapshot, the same as the call gives, neither stored nor transformed', async () => {
    const { host: me } = await open();
    const stream = await listen(here, me);

    expect(stream.status).toBe(200);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(stream.headers.get('content-encoding')).toBeNull();
    const { now: _now, ...streamed } = await stream.waitFor(() => true);
    expect(stream.retry).toBe(1_000);
    const { now: _also, ...called } = await me.snapshot();
    expect(streamed).toEqual(called);
    expect(stream.events[0]?.id).toBe(streamed.version);
  });

  test('SA-37: many votes become few snapshots, whose last one has all of them', async () => {
    const { host: me, code } = await open({ votes_hidden: false });
    const guests = await Promise.all(
      Array.from({ length: 10 }, (_, index) => enterAs(here, code, `Personne ${index}`)),
    );
    const stream = await listen(here, guests[0] ?? me);
    await me.play('start');
    const startedAt = performance.now();
    for (let round = 0; round < 4; round++)
      await Promise.all(guests.map((guest, index) => guest.vote(0, (index + round) % 5)));

    await stream.waitFor(({ counts, votes }) => counts.voted === 10 && votes?.length === 5);

    const seconds = (performance.now() - startedAt) / 1_000;
    expect(stream.events.length).toBeLessThanOrEqual(4 + Math.ceil(seconds * 4));
  });

  test('SA-38: what one server changes, the guests of the other see', async () => {
    const { host: me, code } = await open();
    const lea = await enterAs(here, code, 'Léa');
    const stream = await listen(there, lea);
    await stream.waitFor(({ phase }) => phase === 'lobby');

    await me.play('start');
    await stream.waitFor(({ phase }) => phase === 'play');
    lea.moveTo(there.app);
    await lea.vote(0, 2);
    const hosts = await listen(here, me);
    await hosts.waitFor(({ counts }) => counts.voted === 1);
    await me.play('reveal');

    expect(await stream.waitFor(({ phase }) => phase === 'reveal')).toMatchObject({ outcome: 2 });
  });

  test('SA-38: a change that no notification told is seen within six seconds', async () => {
    const { host: me, code, opened } = await open();
    const stream = await listen(here, me);
    await stream.waitFor(({ guests }) => guests.length === 1);
    // The catch-up compares with what it saw before.
    await sleep(ROOM.catchUpMs + 300);
    const { room_id } = await here.db
      .selectFrom('room_guest')
      .where('id', '=', opened.seat.id)
      .select('room_id')
      .executeTakeFirstOrThrow();
    await here.db
      .insertInto('room_guest')
      .values({
        room_id,
        account_id: null,
        session_id: null,
        number: 2,
        name: 'Muette',
        removed_at: null,
        asks_at: null,
      })
      .execute();

    await stream.waitFor(({ guests }) => guests.some(({ name }) => name === 'Muette'), CATCH_UP_MS);
    expect(code).toBe(me.code);
  });

  test('SA-38: a server that was cut off from the others listens again by itself', { retry: 0 }, async () => {
    const listSessions = async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and application_name = ${SERVER_SESSION}`.execute(here.db);
      return rows.map(({ pid }) => pid);
    };
    const { host: me } = await open();
    await listen(here, me);
    await expect.poll(listSessions).not.toEqual([]);
    const before = await listSessions();

    await sql`select pg_terminate_backend(pid, 10_000) from unnest(${before}::int[]) pid`.execute(here.db);

    const listNew = async () => (await listSessions()).filter((pid) => !before.includes(pid));
    await expect.poll(async () => (await listNew()).length).toBe(before.length);
  });

  test('SA-39: beats every 15 seconds, and its guest stays present', async () => {
    const { host: me, opened } = await open();
    const stream = await listen(here, me);
    await here.db
      .updateTable('room_guest')
      .set({ seen_at: new Date(0) })
      .where('id', '=', opened.seat.id)
      .execute();

    await stream.waitUntil(() => stream.comments > 0, 2 * ROOM.beatMs);

    expect(stream.comments).toBeGreaterThan(0);
    const findSeen = async () => {
      const seats = here.db.selectFrom('room_guest').where('id', '=', opened.seat.id).select('seen_at');
      return (await seats.executeTakeFirstOrThrow()).seen_at.getTime();
    };
    // It is written after the beat.
    await expect.poll(findSeen).toBeGreaterThan(Date.now() - 5_000);
  });

  test('SA-37: a client that comes back with the id of its last event gets the whole state', async () => {
    const { host: me, code } = await open();
    const lea = await enterAs(here, code, 'Léa');
    const first = await listen(here, lea);
    await first.waitFor(({ phase }) => phase === 'lobby');
    const lastId = first.events.at(-1)?.id ?? '';
    first.close();
    await me.play('start');
    await me.vote(0, 1);

    const again = await listen(there, lea, { lastId });

    expect(await again.waitFor(() => true)).toMatchObject({ phase: 'play', counts: { voted: 1 } });
  });

  test('SA-16: a step whose time is over is revealed without a call', async () => {
    const { host: me, code } = await open({ step_seconds: 10 });
    const lea = await enterAs(here, code, 'Léa');
    const stream = await listen(there, lea);
    await me.play('start');
    await lea.vote(0, 1);
    const row = await here.db
      .selectFrom('room')
      .where('code', '=', code)
      .select('state')
      .executeTakeFirstOrThrow();
    const closesAt = Date.now() + 700;
    await here.db
      .updateTable('room')
      .set({ state: JSON.stringify({ ...row.state, closesAt }), closes_at: new Date(closesAt) })
      .where('code', '=', code)
      .execute();
    await me.call('PUT', '/room/:code', { names_on_votes: true });

    expect(await stream.waitFor(({ phase }) => phase === 'reveal')).toMatchObject({
      outcome: 1,
      agreed: [{ name: 'Léa' }],
    });
    expect(Date.now()).toBeGreaterThanOrEqual(closesAt);
  });

  test('SA-19: of a screen carries its own snapshot', async () => {
    const { host: me, code, opened } = await open();
    await me.enter({ screen_key: opened.screen_key });
    const [screen, own] = [await listen(here, me, { as: '?as=screen' }), await listen(here, me)];
    await enterAs(here, code, 'Léa');

    await screen.waitFor(({ audience, guests }) => audience === 'screen' && guests.length === 1);
    await own.waitFor(({ audience, guests }) => audience === 'host' && guests.length === 2);
  });
});

describe('the end of a stream', () => {
  test('SA-48: comes at once for a screen whose key is renewed, on any server', async () => {
    const { host: me, opened } = await open();
    await me.enter({ screen_key: opened.screen_key });
    const [screen, own] = [await listen(there, me, { as: '?as=screen' }), await listen(there, me)];
    await screen.waitFor(() => true);
    await me.call('POST', '/room/:code/keys');

    expect(await screen.waitUntil(() => screen.isOver)).toBe(true);
    expect(screen.events.at(-1)?.type).toBe('end');
    expect(own.isOver).toBe(false);
  });

  test('SA-28: comes at once for a removed guest', async () => {
    const { host: me, code } = await open();
    const lea = await enterAs(here, code, 'Léa');
    const { id } = (await lea.call('GET', '/room/:code/seat')).data<RoomSeat>();
    const stream = await listen(there, lea);
    await stream.waitFor(() => true);
    await me.call('DELETE', `/room/:code/guest/${id}`);

    expect(await stream.waitUntil(() => stream.isOver)).toBe(true);
    expect(stream.events.at(-1)?.type).toBe('end');
    expect((await listen(here, lea)).status).toBe(403);
  });

  test('SA-34: comes within six seconds for somebody who signs out; the room goes on', async () => {
    const { host: me, code } = await open();
    const user = await createUser(here);
    const lea = new RoomPerson(here.app, code, await createToken(here, user));
    await lea.enter();
    const [stream, hosts] = [await listen(here, lea), await listen(here, me)];
    await stream.waitFor(() => true);
    expect((await lea.send('POST', '/revocation')).status).toBe(200);

    expect(await stream.waitUntil(() => stream.isOver, CATCH_UP_MS)).toBe(true);
    await me.play('start');
    await hosts.waitFor(({ phase }) => phase === 'play');
  });

  test('SA-39: comes for everybody when the server stops, which accepts no new one', async () => {
    const stop = new AbortController();
    const server = await createTestApp({ beside: here, replaced: { stopping: stop.signal } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { host: me } = await open();
    const stream = await listen(server, me);
    await stream.waitFor(() => true);

    stop.abort();

    expect(await stream.waitUntil(() => stream.isOver)).toBe(true);
    expect(stream.events.at(-1)?.type).toBe('end');
    const refused = await listen(server, me);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    await server.close();
  });

  test('SA-39: beyond the cap there is none, with the time to wait', async () => {
    const small = await createTestApp({ beside: here, config: { roomStreams: 1 } });
    await small.app.listen({ host: '127.0.0.1', port: 0 });
    const { host: me, code } = await open();
    const lea = await enterAs(here, code, 'Léa');
    const first = await listen(small, me);
    await first.waitFor(() => true);

    const second = await listen(small, lea);

    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '10']);
    first.close();
    await first.waitUntil(() => first.isOver);
    await sleep(100);
    expect((await listen(small, lea)).status).toBe(200);
    for (const reader of readers.splice(0)) reader.close();
    await small.close();
  });

  test('SA-39: a seat has at most four: the oldest ends', async () => {
    const { host: me } = await open();
    const streams: EventReader[] = [];
    for (let tab = 0; tab < 5; tab++) streams.push(await listen(here, me));

    expect(await streams[0]?.waitUntil(() => streams[0]?.isOver)).toBe(true);
    await streams[4]?.waitFor(() => true);
    expect(streams.slice(1).map(({ isOver }) => isOver)).toEqual([false, false, false, false]);
  });

  test('SA-39: a client that does not read is cut, and one that reads is not', async () => {
    const app = Fastify();
    const streams: EventStream[] = [];
    app.get('/', (_request, reply) => void streams.push(openEventStream(reply, ROOM.waitingBytesMax)));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const dial = () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      return socket;
    };
    const [deaf, attentive] = [dial(), dial()];
    deaf.pause();
    attentive.resume();
    while (streams.length < 2) await sleep(10);
    const event = Buffer.alloc(30_000, 'x');
    for (let sent = 0; sent < 2_000 && !streams.some(({ closed }) => closed); sent++) {
      for (const stream of streams) stream.send(event);
      await sleep(1);
    }

    expect(streams.filter(({ closed }) => closed).length).toBe(1);
    expect(streams.find(({ closed }) => !closed)).toBeDefined();
    for (const socket of [deaf, attentive]) socket.destroy();
    await app.close();
  });
});
