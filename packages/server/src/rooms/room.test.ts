// Rooms over HTTP and on a real PostgreSQL: opening, entering, playing each mode, managing. Ends are in room-ends.test.ts, streams in
// room-stream.test.ts.
import type {
  EnteredRoom,
  GuestSnapshot,
  HostSnapshot,
  OwnRoom,
  RoomImages,
  RoomKeys,
  RoomPreview,
  RoomResult,
  RoomSeat,
  SavedRoom,
  ScreenSnapshot,
  Tierlist,
} from '@palmares/core/contract/types';
import { ROOM } from '@palmares/core/room/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { advanceToNext, createTestApp, type TestApp } from '../testing/app.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createTierlist,
  createToken,
  createUser,
  type TestAlbum,
  type TestUser,
} from '../testing/factories.ts';
import { enterAs, openTestRoom, RoomPerson } from '../testing/room-people.ts';
import { waitForLockWaiters } from '../testing/wait-for-locks.ts';
import { lockRoom } from './room.repository.ts';
import { actOnRoom } from './room-change.ts';

let t: TestApp;
let host: TestUser;
let album: TestAlbum;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  host = await createUser(t);
  album = await createAlbum(t, host, { images: 3 });
});

const open = (body: object = {}) => openTestRoom(t, host, { id_album: album.id, ...body });
const seatOf = async (person: RoomPerson) => (await person.call('GET', '/room/:code/seat')).data<RoomSeat>();

describe('opening a room', () => {
  test('SA-1, SA-3: gives a code, the keys of links and the seat of the host, who needs no name', async () => {
    const { opened, host: me } = await open();

    expect(opened).toMatchObject({
      code: expect.stringMatching(/^[2-9BCDFGHJ-KMNP-TW-Z]{6}$/),
      seat: { name: host.username, role: 'opener', signed_in: true, votes: [] },
    });
    expect(new Set([opened.invite_key, opened.screen_key]).size).toBe(2);
    expect(await me.snapshot<HostSnapshot>()).toMatchObject({
      audience: 'host',
      phase: 'lobby',
      mode: 'tierlist',
      steps: 3,
      tiers: [{ label: 'S' }, { label: 'A' }, { label: 'B' }, { label: 'C' }, { label: 'D' }],
      guests: [{ name: host.username, role: 'opener', present: true }],
      votes_hidden: true,
    });
    expect((await me.call('GET', '/room/:code/snapshot')).headers['cache-control']).toBe('no-store');
  });

  test.each<[string, number, string, () => Promise<object> | object]>([
    [
      'an album of others that is private',
      403,
      'album_private',
      async () => ({ id_album: (await createAlbum(t, await createUser(t), { status: 'private' })).id }),
    ],
    ['no album', 404, 'not_found', () => ({ id_album: 999_999 })],
    [
      'an image of another album',
      400,
      'image_not_in_album',
      async () => ({ images: [...(await createAlbum(t, host)).images] }),
    ],
    ['one image', 400, 'room_plan_invalid', () => ({ images: album.images.slice(0, 1) })],
    ['a time that is not on offer', 400, 'room_plan_invalid', () => ({ step_seconds: 17 })],
    ['one tier', 400, 'room_plan_invalid', () => ({ tiers: [{ label: 'S', color: 'ff7f7f' }] })],
    [
      'a tier without a name',
      400,
      'room_plan_invalid',
      () => ({
        tiers: [
          { label: ' ', color: 'ff7f7f' },
          { label: 'A', color: 'ff7f7f' },
        ],
      }),
    ],
    ['a guess without answers', 400, 'room_plan_invalid', () => ({ mode: 'guess' })],
    [
      'a tier list of another album',
      400,
      'image_not_in_album',
      async () => ({ mode: 'guess', id_tierlist: await makeTierlist(await createAlbum(t, host)) }),
    ],
  ])('SA-1: is refused with %s', async (_what, status, code, body) => {
    const me = await as(t, host);
    const reply = await me.post('/room', { mode: 'tierlist', id_album: album.id, ...(await body()) });
    expect(reply).toMatchObject({ status, code });
  });

  test('SA-2: three open rooms are the most, also when two are asked for at once; an ended one counts no more', async () => {
    await open();
    const { host: me } = await open();
    const client = await as(t, host);
    const body = { mode: 'tierlist', id_album: album.id };
    const both = await Promise.all([client.post('/room', body), client.post('/room', body)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await client.post('/room', body)).code).toBe('too_many_rooms');

    expect((await me.call('DELETE', '/room/:code')).status).toBe(200);

    expect((await client.post('/room', body)).status).toBe(201);
  });

  async function makeTierlist(of: TestAlbum): Promise<number> {
    const reply = await (await as(t, host)).post('/tierlist', {
      name: 'Scellée',
      id_album: of.id,
      lines: [{ label: 'S', placement: 1, images: [{ id_image: of.images[0], placement: 1 }] }],
    });
    return reply.data<{ id: number }>().id;
  }
});

describe('entering a room', () => {
  test('SA-5, SA-24: a guest needs a name only, is back in the same seat after a reload, and has own votes', async () => {
    const { host: me, code } = await open();
    const lea = new RoomPerson(t.app, code.toLowerCase());
    const first = await lea.enter({ name: ' Léa ' });
    expect(first).toMatchObject({
      audience: 'guest',
      seat: { name: 'Léa', role: 'guest', signed_in: false, number: 2 },
    });
    await me.play('start');
    expect((await lea.vote(0, 2)).data()).toEqual({ step: 0, choice: 2 });

    const again = await lea.enter({ name: 'Autre' });

    expect(again.seat).toMatchObject({
      id: first.seat?.id,
      name: 'Léa',
      votes: [{ step: 0, images: [album.images[0]], choice: 2 }],
    });
    expect(await me.snapshot()).toMatchObject({ counts: { guests: 2, voted: 1 } });
  });

  test('SA-5: somebody signed in enters as themself, on every device in the same seat', async () => {
    const { code, host: me } = await open();
    const user = await createUser(t);
    const phone = new RoomPerson(t.app, code, await createToken(t, user));
    const laptop = new RoomPerson(t.app, code, await createToken(t, user));

    const seat = (await phone.enter()).seat;

    expect(seat).toMatchObject({ name: user.username, signed_in: true });
    expect((await laptop.enter()).seat?.id).toBe(seat?.id);
    expect((await phone.call('GET', '/room/:code/seat')).status).toBe(200);
    // The host on a second device is the host there too.
    const second = new RoomPerson(t.app, code, await createToken(t, host));
    expect(await second.enter()).toMatchObject({ audience: 'host', seat: { role: 'opener' } });
    expect((await me.snapshot()).counts.guests).toBe(2);
  });

  test('SA-6: names follow the rules, and two guests never have the same', async () => {
    const { code } = await open();
    const wrong = await new RoomPerson(t.app, code).tryToEnter({ name: 'x' });
    expect(wrong).toMatchObject({
      status: 400,
      code: 'validation_failed',
      issues: [{ field: 'name', code: 'too_short' }],
    });
    expect((await new RoomPerson(t.app, code).tryToEnter({})).issues).toMatchObject([{ code: 'required' }]);

    const [one, two] = [await enterAs(t, code, 'Max'), await enterAs(t, code, 'MAX\u200b')];

    expect([(await seatOf(one)).name, (await seatOf(two)).name]).toEqual(['Max', 'MAX 2']);
    expect(
      (await two.call('PUT', '/room/:code/seat', { name: ' max ', consent: true })).data(),
    ).toMatchObject({ name: 'max 2', consent: true });
  });

  test('SA-7: a locked room and a full one take nobody new, and those inside stay', async () => {
    const { code, host: me, opened } = await open();
    const lea = await enterAs(t, code, 'Léa');
    expect((await me.call('PUT', '/room/:code', { locked: true })).status).toBe(200);
    expect(await new RoomPerson(t.app, code).tryToEnter({ name: 'Max' })).toMatchObject({
      status: 409,
      code: 'room_locked',
    });
    expect((await lea.enter()).seat?.name).toBe('Léa');
    await me.call('PUT', '/room/:code', { locked: false });
    const { room_id } = await t.db
      .selectFrom('room_guest')
      .where('id', '=', opened.seat.id)
      .select('room_id')
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: ROOM.guestsMax - 2 }, (_, index) => ({
      room_id,
      account_id: null,
      session_id: null,
      number: index + 3,
      name: `Élève ${index}`,
      removed_at: null,
      asks_at: null,
    }));
    await t.db.insertInto('room_guest').values(more).execute();

    expect(await new RoomPerson(t.app, code).tryToEnter({ name: 'Max' })).toMatchObject({
      status: 409,
      code: 'room_full',
    });
    expect((await asVisitor(t).get(`/room/${code}`)).data<RoomPreview>()).toMatchObject({
      full: true,
      guests: ROOM.guestsMax,
    });
    expect((await lea.call('GET', '/room/:code/snapshot')).status).toBe(200);
  });

  test('SA-8: a latecomer sees what is decided and votes from the open step', async () => {
    const { code, host: me } = await open();
    await me.play('start');
    await me.vote(0, 1);
    await me.play('reveal', 'next');

    const late = await enterAs(t, code, 'Tard');

    expect(await late.snapshot<GuestSnapshot>()).toMatchObject({
      phase: 'play',
      step: 1,
      board: { tiers: [[], [album.images[0]], [], [], []] },
      guests: [],
    });
    expect((await late.vote(1, 0)).status).toBe(200);
    expect(await late.vote(0, 0)).toMatchObject({ status: 409, code: 'room_step_closed' });
  });

  test('SA-40: the cookie is for the room only, out of reach of scripts, and worthless if changed', async () => {
    const { code } = await open();
    const { code: other } = await open();
    const guest = new RoomPerson(t.app, code);
    const reply = await guest.tryToEnter({ name: 'Léa' });
    expect(reply.headers['set-cookie']).toMatch(
      new RegExp(`^room_seat=\\d+\\.[\\w-]{24}; Path=/api/room/${code}; HttpOnly; SameSite=Lax$`),
    );
    const [, id = '', signature = ''] = /room_seat=(\d+)\.([\w-]+)/.exec(guest.cookie) ?? [];
    const read = (cookie: string, room = code) =>
      t.app.inject({ url: `/api/room/${room}/snapshot`, headers: { cookie } });
    expect((await read(guest.cookie)).statusCode).toBe(200);
    for (const cookie of [
      `room_seat=${Number(id) - 1}.${signature}`,
      `room_seat=${id}.${signature}x`,
      'room_seat=1',
      '',
    ])
      expect((await read(cookie)).statusCode).toBe(401);
    expect((await read(guest.cookie, other)).statusCode).toBe(401);
    const rows = JSON.stringify(await t.db.selectFrom('room_guest').selectAll().execute());
    expect(rows).not.toContain(signature);
    expect(t.logs.join('\n')).not.toContain(signature);
  });

  test('SA-34: the seat of an account ends with its session, and is back after a sign-in', async () => {
    const { code } = await open();
    const user = await createUser(t);
    const me = new RoomPerson(t.app, code, await createToken(t, user));
    const seat = (await me.enter()).seat;
    await t.db
      .updateTable('session')
      .set({ revoked_at: new Date() })
      .where('account_id', '=', user.id)
      .execute();

    expect(
      (await t.app.inject({ url: `/api/room/${code}/snapshot`, headers: { cookie: me.cookie } })).statusCode,
    ).toBe(401);

    const again = new RoomPerson(t.app, code, await createToken(t, user));
    expect((await again.enter()).seat?.id).toBe(seat?.id);
  });
});

describe('codes', () => {
  test('SA-4: only wrong ones count, by network; seats, and other networks, are not concerned', async () => {
    const limits = { ...t.deps.rates, roomCodeByNetwork: { max: 3, windowSeconds: 600 } };
    const limited = await createTestApp({
      beside: t,
      config: { rateLimits: true },
      replaced: { rates: limits },
    });
    const { code } = await openTestRoom(limited, host, { id_album: album.id });
    const guest = await enterAs(limited, code, 'Léa');
    const look = (room: string, remoteAddress = '192.0.2.7') =>
      limited.app.inject({ url: `/api/room/${room}`, remoteAddress });
    for (let times = 0; times < 20; times++) expect((await look(code)).statusCode).toBe(200);
    for (let times = 0; times < 4; times++) expect((await look('BCDFGH')).statusCode).toBe(404);

    const refused = await look(code);

    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await look(code, '192.0.2.8')).statusCode).toBe(200);
    const seated = await limited.app.inject({
      url: `/api/room/${code}/snapshot`,
      remoteAddress: '192.0.2.7',
      headers: { cookie: guest.cookie },
    });
    expect(seated.statusCode).toBe(200);
    await limited.close();
  });

  test('SA-4: a whole class behind one address votes without being limited', async () => {
    const limits = {
      ...t.deps.rates,
      writeByNetwork: { max: 5, windowSeconds: 600 },
      roomBySeat: { max: 20, windowSeconds: 60 },
    };
    const limited = await createTestApp({
      beside: t,
      config: { rateLimits: true },
      replaced: { rates: limits },
    });
    advanceToNext(limited.clock, 600_000);
    const { code, host: me } = await openTestRoom(limited, host, { id_album: album.id });
    const pupils = await Promise.all(
      Array.from({ length: 10 }, (_, index) => enterAs(limited, code, `Élève ${index}`)),
    );
    await me.play('start');
    for (const pupil of pupils) expect((await pupil.vote(0, 1)).status).toBe(200);

    const [first] = pupils;
    const replies = [];
    for (let times = 0; times < 25; times++) replies.push(await first?.vote(0, 1));

    expect(replies.map((reply) => reply?.status)).toContain(429);
    expect((await pupils[1]?.vote(0, 1))?.status).toBe(200);
    await limited.close();
  });
});

describe('a tier list', () => {
  test('SA-9, SA-10, SA-15, SA-20: from votes to a saved content, private, once', async () => {
    const { host: me, code } = await open();
    const [lea, max] = [await enterAs(t, code, 'Léa'), await enterAs(t, code, 'Max')];
    await me.play('start');
    await Promise.all([me.vote(0, 0), lea.vote(0, 2), max.vote(0, 4)]);
    expect((await me.act({ type: 'reveal' })).data<HostSnapshot>()).toMatchObject({
      phase: 'reveal',
      outcome: 2,
      votes: [
        { choice: 0, count: 1 },
        { choice: 2, count: 1 },
        { choice: 4, count: 1 },
      ],
    });
    await me.act({ type: 'decide', choice: 1 });
    await me.play('next');
    await lea.vote(1, 0);
    await me.play('reveal', 'next', 'reveal', 'next');
    expect(await lea.snapshot()).toMatchObject({
      phase: 'board',
      board: { tiers: [[album.images[1]], [album.images[0]], [], [], []], pool: [album.images[2]] },
    });
    await me.act({ type: 'place', image: album.images[2] ?? 0, tier: 0, index: 0 });
    expect((await me.snapshot<HostSnapshot>()).can_save).toBe(true);

    const saved = await me.call('POST', '/room/:code/content', { name: 'À trois' });

    expect(saved.status).toBe(201);
    const content = saved.data<SavedRoom>();
    expect(content.kind).toBe('tierlist');
    expect((await me.call('POST', '/room/:code/content', {})).data()).toEqual(content);
    const client = await as(t, host);
    const whole = (await client.get(`/tierlist/${content.id}`)).data<{
      private: boolean;
      name: string;
      lines: { label: string; images: { id_image: number }[] }[];
    }>();
    expect(whole).toMatchObject({ private: true, name: 'À trois' });
    expect(whole.lines.map(({ label, images }) => [label, images.map(({ id_image }) => id_image)])).toEqual([
      ['S', [album.images[2], album.images[1]]],
      ['A', [album.images[0]]],
      ['B', []],
      ['C', []],
      ['D', []],
    ]);
    expect(await lea.snapshot()).toMatchObject({
      phase: 'end',
      end_reason: 'finished',
      content: { kind: 'tierlist', id: content.id },
    });
    expect(
      (await t.db.selectFrom('tierlist').where('album_id', '=', album.id).select('id').execute()).length,
    ).toBe(1);
  });

  test('SA-14: a vote may be changed until the reveal, one guest has one, and a late one gets 409', async () => {
    const { host: me, code } = await open();
    const lea = await enterAs(t, code, 'Léa');
    expect(await lea.vote(0, 1)).toMatchObject({ status: 409, code: 'room_step_closed' });
    await me.play('start');
    await lea.vote(0, 4);
    await lea.vote(0, 1);
    expect(await lea.vote(0, 7)).toMatchObject({ status: 400, code: 'room_choice_invalid' });
    expect(await lea.vote(1, 1)).toMatchObject({ status: 409, code: 'room_step_closed' });
    const revealed = (await me.act({ type: 'reveal' })).data<HostSnapshot>();
    expect(revealed.votes).toEqual([{ choice: 1, count: 1 }]);
    expect(await lea.vote(0, 0)).toMatchObject({ status: 409, code: 'room_step_closed' });
  });

  test('SA-14: votes that race with the closing are acknowledged and counted, or refused: none lost, none doubled', async () => {
    for (let round = 0; round < 5; round++) {
      const { host: me, code } = await openTestRoom(t, await createUser(t), { id_album: album.id });
      const guests = await Promise.all(
        Array.from({ length: 12 }, (_, index) => enterAs(t, code, `Personne ${index}`)),
      );
      await me.play('start');
      const { version } = await me.snapshot();
      const close = async () => {
        await new Promise((resolve) => setTimeout(resolve, round * 4));
        return me.call('PUT', '/room/:code/conduct', {
          seq: Number(version.split('.')[0]),
          action: { type: 'reveal' },
        });
      };

      const [revealed, ...replies] = await Promise.all([
        close(),
        ...guests.map((guest, index) => guest.vote(0, index % 5)),
      ]);

      expect(revealed.status).toBe(200);
      const acknowledged = replies.filter(({ status }) => status === 200).length;
      expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const counted = (await me.snapshot<HostSnapshot>()).votes?.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(acknowledged);
    }
  });

  test('SA-14: a vote that waits while its step is closed is refused, and not counted', async () => {
    const { host: me, code } = await open();
    const lea = await enterAs(t, code, 'Léa');
    await me.play('start');
    const { id } = await t.db
      .selectFrom('room')
      .where('code', '=', code)
      .select('id')
      .executeTakeFirstOrThrow();
    const closing = await inTransaction(t.db, async (trx) => {
      const room = await lockRoom(trx, id);
      if (room === undefined) throw new Error('no room');
      const voting = lea.vote(0, 1);
      await waitForLockWaiters(t, 1);
      await actOnRoom({ trx, room }, { type: 'reveal' }, new Date());
      return { voting };
    });

    expect(await closing.voting).toMatchObject({ status: 409, code: 'room_step_closed' });
    expect(await me.snapshot()).toMatchObject({ outcome: null, votes: [], counts: { voted: 0 } });
  });

  test('SA-16: a step closes by itself when its time is over, whoever calls next', async () => {
    const { host: me, code } = await open({ step_seconds: 10 });
    const lea = await enterAs(t, code, 'Léa');
    await me.play('start');
    await lea.vote(0, 3);
    const open1 = await lea.snapshot();
    const leftMs = Date.parse(open1.closes_at ?? '') - Date.parse(open1.now);
    expect(leftMs).toBeGreaterThan(0);
    expect(leftMs).toBeLessThanOrEqual(10_000);
    await t.db
      .updateTable('room')
      .set({ closes_at: new Date(Date.now() - 1) })
      .where('code', '=', code)
      .execute();
    // The condition in SQL refuses at once, before anybody has closed the step.
    expect((await lea.vote(0, 0)).status).toBe(409);
    const row = await t.db
      .selectFrom('room')
      .where('code', '=', code)
      .select('state')
      .executeTakeFirstOrThrow();
    const state = { ...row.state, closesAt: Date.now() - 1 };
    await t.db
      .updateTable('room')
      .set({ state: JSON.stringify(state) })
      .where('code', '=', code)
      .execute();

    expect(await lea.snapshot()).toMatchObject({ phase: 'reveal', outcome: 3 });
  });

  test('SA-17: a step back, a pause, and a second press of the same button', async () => {
    const { host: me, code } = await open();
    const lea = await enterAs(t, code, 'Léa');
    await me.play('start');
    await lea.vote(0, 1);
    await me.play('reveal', 'next');
    await lea.vote(1, 2);
    await me.play('undo', 'undo');
    expect(await lea.snapshot()).toMatchObject({ phase: 'play', step: 0, counts: { voted: 1 } });
    await me.act({ type: 'pause' });
    expect(await lea.vote(0, 0)).toMatchObject({ status: 409, code: 'room_paused' });
    await me.act({ type: 'resume' });
    const { version } = await me.snapshot();
    const press = () =>
      me.call('PUT', '/room/:code/conduct', {
        seq: Number(version.split('.')[0]),
        action: { type: 'reveal' },
      });
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await me.play('next');
    // The vote of the step that was undone is gone.
    expect(await lea.snapshot()).toMatchObject({ step: 1, counts: { voted: 0 } });
  });

  test('SA-18: hidden votes are nowhere before the reveal, shown ones are; names only if the host allows them', async () => {
    const { host: me, code, opened } = await open();
    const lea = await enterAs(t, code, 'Léa');
    const screen = new RoomPerson(t.app, code);
    await screen.enter({ screen_key: opened.screen_key });
    await me.play('start');
    await lea.vote(0, 3);
    for (const snapshot of [await me.snapshot(), await lea.snapshot(), await screen.snapshot('screen')])
      expect(snapshot).toMatchObject({ votes: null, outcome: null, agreed: [], counts: { voted: 1 } });
    await me.play('reveal');
    expect(await lea.snapshot()).toMatchObject({ votes: [{ choice: 3, count: 1 }], agreed: [] });
    await me.call('PUT', '/room/:code', { names_on_votes: true, votes_hidden: false });
    expect((await lea.snapshot()).agreed.map(({ name }) => name)).toEqual(['Léa']);
    await me.play('next');
    await lea.vote(1, 0);
    expect(await lea.snapshot()).toMatchObject({ votes: [{ choice: 0, count: 1 }], agreed: [] });
  });
});

describe('a tournament', () => {
  test('SA-11, SA-20: the majority wins, the host decides a tie, and the champion is saved', async () => {
    const { host: me, code } = await open({ mode: 'tournament', images: album.images.slice(0, 2) });
    const lea = await enterAs(t, code, 'Léa');
    await me.play('start');
    const { images } = await lea.snapshot();
    const [first = 0, second = 0] = images;
    expect(await lea.vote(0, album.images[2] ?? 0)).toMatchObject({
      status: 400,
      code: 'room_choice_invalid',
    });
    await me.vote(0, first);
    await lea.vote(0, second);
    await me.play('reveal');
    expect(await lea.snapshot()).toMatchObject({ outcome: null, tied: images });
    await me.act({ type: 'decide', choice: second });
    await me.play('next');
    const saved = (await me.call('POST', '/room/:code/content', {})).data<SavedRoom>();
    const client = await as(t, host);
    expect((await client.get(`/tournament/${saved.id}`)).data()).toMatchObject({
      winner_id: second,
      private: true,
      name: album.name,
      duels: [{ winner_id: second, loser_ids: [first] }],
    });
  });
});

describe('a ranking', () => {
  test('SA-12, SA-20: ballots are joined by the model of the palmarès, and become a ranking', async () => {
    const { host: me, code } = await open({ mode: 'ranking', step_seconds: 300, batches: 4 });
    const [lea, max] = [await enterAs(t, code, 'Léa'), await enterAs(t, code, 'Max')];
    await me.play('start');
    const [a = 0, b = 0, c = 0] = album.images;
    expect(await lea.vote(0, [[a], [a]])).toMatchObject({ status: 400, code: 'room_choice_invalid' });
    for (const person of [me, lea]) expect((await person.vote(0, [[c], [a], [b]])).status).toBe(200);
    await max.vote(0, [[c], [b], [a]]);
    expect(await max.snapshot()).toMatchObject({
      images: [],
      steps: 1,
      batches: 4,
      votes: null,
      counts: { voted: 3 },
    });
    await me.play('reveal');
    expect(await max.snapshot()).toMatchObject({ order: [[c], [a], [b]] });
    await me.play('next');
    const saved = (await me.call('POST', '/room/:code/content', {})).data<SavedRoom>();
    const client = await as(t, host);
    const ranking = (await client.get(`/ranking/${saved.id}`)).data<{
      rankingImage: { id_image: number; points: number }[];
    }>();
    const ranks = new Map(ranking.rankingImage.map(({ id_image, points }) => [id_image, points]));
    expect([c, a, b].map((image) => ranks.get(image))).toEqual([-1, -2, -3]);
  });
});

describe('a guess', () => {
  test('SA-13: the sealed tiers are in no snapshot before their reveal, and the best guesser leads', async () => {
    const client = await as(t, host);
    const [a = 0, b = 0, c = 0] = album.images;
    const line = (label: string, placement: number, ...images: number[]) => ({
      label,
      placement,
      color: 'ff7f7f',
      images: images.map((id_image, index) => ({ id_image, placement: index + 1 })),
    });
    const sealed = (
      await client.post('/tierlist', {
        name: 'Scellée',
        private: true,
        id_album: album.id,
        lines: [line('Top', 1, a), line('Moyen', 2, b), line('Flop', 3, c)],
      })
    ).data<{ id: number }>();
    const { host: me, code } = await open({ mode: 'guess', id_tierlist: sealed.id });
    const [lea, max] = [await enterAs(t, code, 'Léa'), await enterAs(t, code, 'Max')];
    await me.play('start');
    const tierOf = new Map([
      [a, 0],
      [b, 1],
      [c, 2],
    ]);
    for (let step = 0; step < 3; step++) {
      const { images, board, outcome, scores } = await lea.snapshot();
      expect({ outcome, placed: board?.tiers.flat().length }).toEqual({ outcome: null, placed: step });
      expect(scores.length).toBe(step === 0 ? 0 : 2);
      const right = tierOf.get(images[0] ?? 0) ?? 0;
      await lea.vote(step, right);
      await max.vote(step, right === 0 ? 1 : right - 1);
      await me.play('reveal');
      expect((await max.snapshot()).outcome).toBe(right);
      await me.play('next');
    }
    expect((await max.snapshot()).scores).toMatchObject([
      { name: 'Léa', points: 9, exact: 3 },
      { name: 'Max', points: 3, exact: 0 },
    ]);
    expect((await max.call('GET', '/room/:code/result')).data<RoomResult>().scores).toEqual([
      { number: 2, points: 9, exact: 3 },
      { number: 3, points: 3, exact: 0 },
    ]);
  });
});

describe('the result', () => {
  test('SA-22, SA-23: names guests in the room; beside the content only those who agreed, and « Invité » once they are deleted', async () => {
    const { host: me, code } = await open();
    const [lea, max] = [await enterAs(t, code, 'Léa'), await enterAs(t, code, 'Max')];
    await max.call('PUT', '/room/:code/seat', { consent: true });
    expect((await lea.call('GET', '/room/:code/result')).code).toBe('room_no_result');
    await me.play('start');
    await Promise.all([me.vote(0, 0), lea.vote(0, 0), max.vote(0, 4)]);
    await me.play('reveal', 'next', 'reveal', 'next', 'reveal', 'next');

    const result = (await lea.call('GET', '/room/:code/result')).data<RoomResult>();

    expect(result).toMatchObject({
      agreements: [
        { number: 1, percent: 100 },
        { number: 2, percent: 100 },
        { number: 3, percent: 0 },
      ],
      closest: { numbers: [1, 2], percent: 100 },
      original: { number: 3, percent: 0 },
      divisive: [{ images: [album.images[0]] }],
    });
    expect(result.guests.map(({ name }) => name)).toEqual([host.username, 'Léa', 'Max']);
    const saved = (await me.call('POST', '/room/:code/content', {})).data<SavedRoom>();
    const query = `/room-result?kind=${saved.kind}&content=${saved.id}`;
    expect((await asVisitor(t).get(query)).status).toBe(401);
    const client = await as(t, host);
    await client.put(`/tierlist/${saved.id}`, { private: false });
    const published = (await asVisitor(t).get(query)).data<RoomResult>();
    expect(published.guests.map(({ name }) => name)).toEqual([null, null, 'Max']);
    expect(published.agreements).toEqual(result.agreements);
    expect((await asVisitor(t).get(`/tierlist/${saved.id}`)).data<Tierlist>().from_room).toBe(true);
    const other = await createTierlist(t, host, album);
    expect((await client.get(`/tierlist/${other.id}`)).data<Tierlist>().from_room).toBeUndefined();
    expect((await asVisitor(t).get(`/room-result?kind=tierlist&content=999999`)).status).toBe(404);
  });

  test('SA-36: votes of guests are in no palmarès; the saved content counts for its author once it is public', async () => {
    const { host: me, code } = await open();
    const lea = await enterAs(t, code, 'Léa');
    await me.play('start');
    await lea.vote(0, 1);
    await t.db.deleteFrom('palmares_mark').execute();
    await me.play('reveal', 'next', 'reveal', 'next', 'reveal', 'next');
    const saved = (await me.call('POST', '/room/:code/content', {})).data<SavedRoom>();
    const marks = () =>
      t.db.selectFrom('palmares_mark').where('album_id', '=', album.id).selectAll().execute();
    expect(await marks()).toEqual([]);
    await (await as(t, host)).put(`/tierlist/${saved.id}`, { private: false });
    expect((await marks()).length).toBe(1);
  });
});

describe('managing a room', () => {
  test('SA-25, SA-26: the co-host manages, only the opener names one and saves; guests do neither', async () => {
    const { host: me, code } = await open();
    const [lea, max] = [await enterAs(t, code, 'Léa'), await enterAs(t, code, 'Max')];
    const [leaSeat, maxSeat] = [await seatOf(lea), await seatOf(max)];
    expect(await lea.call('PUT', '/room/:code', { locked: true })).toMatchObject({
      status: 403,
      code: 'room_not_host',
    });
    expect(await lea.call('DELETE', `/room/:code/guest/${maxSeat.id}`)).toMatchObject({
      status: 403,
      code: 'room_not_host',
    });
    expect(await lea.call('DELETE', '/room/:code')).toMatchObject({ status: 403, code: 'room_not_host' });
    expect((await lea.call('PUT', '/room/:code/conduct', { seq: 1, action: { type: 'start' } })).status).toBe(
      403,
    );
    expect((await me.call('PUT', '/room/:code', { co_host: leaSeat.id })).status).toBe(200);
    expect(await lea.snapshot()).toMatchObject({ audience: 'host', co_host: leaSeat.id });

    expect((await lea.call('PUT', `/room/:code/guest/${maxSeat.id}`, { anonymous: true })).status).toBe(200);
    expect((await seatOf(max)).name).toBeNull();
    await lea.call('PUT', `/room/:code/guest/${maxSeat.id}`, { name: 'Maxime' });
    expect((await seatOf(max)).name).toBe('Maxime');
    expect((await lea.call('PUT', '/room/:code', { co_host: maxSeat.id })).status).toBe(403);
    expect((await lea.call('DELETE', `/room/:code/guest/${(await seatOf(me)).id}`)).status).toBe(403);
    await lea.play('start');
    const other = await as(t, await createUser(t));
    expect(await other.post(`/room/${code}/content`, {})).toMatchObject({
      status: 403,
      code: 'room_not_host',
    });
    expect(await me.call('POST', '/room/:code/content', {})).toMatchObject({
      status: 409,
      code: 'room_no_result',
    });
  });

  test('SA-28: a removed guest is out with their votes, and comes back only when the host lets them', async () => {
    const { host: me, code } = await open();
    const lea = await enterAs(t, code, 'Léa');
    const { id } = await seatOf(lea);
    await me.play('start');
    await lea.vote(0, 1);
    expect((await me.call('DELETE', `/room/:code/guest/${id}`)).status).toBe(200);

    for (const [method, path, body] of [
      ['GET', '/room/:code/snapshot', undefined],
      ['GET', '/room/:code/images', undefined],
      ['PUT', '/room/:code/vote', { step: 0, choice: 1 }],
    ] as const)
      expect(await lea.call(method, path, body)).toMatchObject({ status: 403, code: 'room_removed' });
    expect((await me.snapshot()).counts).toMatchObject({ guests: 1, voted: 0 });
    expect(await lea.tryToEnter({ name: 'Léa' })).toMatchObject({ status: 403, code: 'room_removed' });
    const asking = (await me.snapshot<HostSnapshot>()).guests.find((guest) => guest.id === id);
    expect(asking).toMatchObject({ removed: true, asks: true });

    await me.call('PUT', `/room/:code/guest/${id}`, { readmitted: true });

    expect((await lea.enter()).seat?.id).toBe(id);
  });

  test('SA-27: a takeover is possible after two minutes without the host, who is host again at once', async () => {
    const { host: me, code, opened } = await open();
    const user = await createUser(t);
    const lea = new RoomPerson(t.app, code, await createToken(t, user));
    const seat = (await lea.enter()).seat;
    await enterAs(t, code, 'Max');
    expect(await lea.call('POST', '/room/:code/conduct')).toMatchObject({
      status: 409,
      code: 'room_too_early',
    });
    await t.db
      .updateTable('room_guest')
      .set({ seen_at: new Date(Date.now() - ROOM.takeoverMs - 1_000) })
      .where('id', '=', opened.seat.id)
      .execute();
    expect(await lea.snapshot<GuestSnapshot>()).toMatchObject({ conductor_away: true, successor: seat?.id });

    expect((await lea.call('POST', '/room/:code/conduct')).status).toBe(200);

    await lea.play('start');
    expect(await lea.snapshot()).toMatchObject({ audience: 'host', conductor: seat?.id, phase: 'play' });
    expect((await lea.call('PUT', '/room/:code', { locked: true })).status).toBe(403);
    expect((await me.call('POST', '/room/:code/conduct')).status).toBe(200);
    expect(await lea.snapshot()).toMatchObject({ audience: 'guest', conductor: opened.seat.id });
  });

  test('SA-21: the opener finds the result of a room that others led to its end', async () => {
    const { host: me, code, opened } = await open();
    const lea = new RoomPerson(t.app, code, await createToken(t, await createUser(t)));
    await lea.enter();
    await me.play('start');
    await t.db
      .updateTable('room_guest')
      .set({ seen_at: new Date(0) })
      .where('id', '=', opened.seat.id)
      .execute();
    await lea.call('POST', '/room/:code/conduct');
    for (let step = 0; step < 3; step++) {
      await lea.vote(step, step);
      await lea.play('reveal', 'next');
    }
    await lea.play('finish');
    const client = await as(t, host);
    expect((await client.get('/room')).data<OwnRoom[]>()).toMatchObject([
      { code, phase: 'end', unsaved: true, end_reason: 'finished' },
    ]);
    expect((await client.post(`/room/${code}/content`, {})).status).toBe(201);
    expect((await client.get('/room')).data()).toEqual([]);
  });

  test('a guest who leaves the lobby gives the seat up; later the votes stay', async () => {
    const { host: me, code } = await open();
    const [lea, max] = [await enterAs(t, code, 'Léa'), await enterAs(t, code, 'Max')];
    expect((await lea.call('DELETE', '/room/:code/entry')).status).toBe(200);
    expect(lea.cookie).toBe('');
    expect((await lea.call('GET', '/room/:code/seat')).code).toBe('room_seat_required');
    await me.play('start');
    await max.vote(0, 3);
    await max.call('DELETE', '/room/:code/entry');
    expect((await me.snapshot<HostSnapshot>()).guests).toMatchObject([
      { role: 'opener' },
      { name: 'Max', present: false, voted: true },
    ]);
  });
});

describe('SA-48: the keys of the links', () => {
  const getKeys = async (person: RoomPerson) => {
    const reply = await person.call('GET', '/room/:code/keys');
    return reply.status === 200 ? reply.data<RoomKeys>() : reply.code;
  };

  test('are given to the opener on any device, and to the co-host', async () => {
    const { host: me, code, opened } = await open();
    const lea = await enterAs(t, code, 'Léa');
    const given = { invite_key: opened.invite_key, screen_key: opened.screen_key };
    expect(await getKeys(me)).toEqual(given);
    const elsewhere = new RoomPerson(t.app, code, me.token);
    await elsewhere.enter();
    expect(await getKeys(elsewhere)).toEqual(given);
    expect(await getKeys(lea)).toBe('room_not_host');
    const { id } = (await lea.call('GET', '/room/:code/seat')).data<RoomSeat>();
    await me.call('PUT', '/room/:code', { co_host: id });
    expect(await getKeys(lea)).toEqual(given);
  });

  test('end when they are renewed, and the screens with them; seats stay', async () => {
    const { host: me, code, opened } = await open();
    const lea = await enterAs(t, code, 'Léa');
    const screen = new RoomPerson(t.app, code);
    await screen.enter({ screen_key: opened.screen_key });

    const renewed = (await me.call('POST', '/room/:code/keys')).data<RoomKeys>();

    expect(renewed.invite_key).not.toBe(opened.invite_key);
    expect(await getKeys(me)).toEqual(renewed);
    expect((await screen.call('GET', '/room/:code/snapshot?as=screen')).code).toBe('room_seat_required');
    expect((await screen.tryToEnter({ screen_key: opened.screen_key })).code).toBe('room_seat_required');
    await screen.enter({ screen_key: renewed.screen_key });
    expect((await lea.snapshot()).audience).toBe('guest');
    await me.call('DELETE', '/room/:code');
    expect((await me.call('POST', '/room/:code/keys')).code).toBe('room_ended');
  });
});

describe('a screen', () => {
  test('SA-19: enters with its key, sees the play without naming the host, and cannot act', async () => {
    const { host: me, code, opened } = await open({ names_on_votes: true });
    const lea = await enterAs(t, code, 'Léa');
    const screen = new RoomPerson(t.app, code);
    expect((await screen.tryToEnter({ screen_key: opened.invite_key })).status).toBe(401);
    expect(await screen.enter({ screen_key: opened.screen_key })).toEqual({
      audience: 'screen',
      seat: null,
    } satisfies EnteredRoom);
    expect((await screen.snapshot<ScreenSnapshot>('screen')).guests.map(({ name }) => name)).toEqual(['Léa']);
    await me.play('start');
    await Promise.all([me.vote(0, 1), lea.vote(0, 1)]);
    await me.play('reveal');

    const shown = await screen.snapshot<ScreenSnapshot>('screen');

    expect(shown).toMatchObject({ audience: 'screen', outcome: 1 });
    expect(JSON.stringify(shown)).not.toContain(host.username);
    expect(shown.agreed.map(({ name }) => name)).toEqual([null, 'Léa']);
    expect((await screen.call('GET', '/room/:code/images?as=screen')).status).toBe(200);
    expect((await screen.vote(0, 1)).code).toBe('room_seat_required');
    expect((await lea.call('GET', '/room/:code/snapshot?as=screen')).code).toBe('room_seat_required');
  });
});

describe('a private album', () => {
  test('SA-29, SA-28: guests see the played images and nothing else; a removed guest’s addresses die', async () => {
    const hidden = await createAlbum(t, host, {
      status: 'private',
      images: 4,
      files: true,
      name: 'Album secret',
    });
    const { host: me, code } = await openTestRoom(t, host, {
      id_album: hidden.id,
      images: hidden.images.slice(0, 2),
    });
    const lea = await enterAs(t, code, 'Léa');
    const { images } = (await lea.call('GET', '/room/:code/images')).data<RoomImages>();
    expect(images.map(({ id }) => id)).toEqual(hidden.images.slice(0, 2));
    const address = images[0]?.path_image ?? '';
    expect(address).toMatch(/\?e=\d+&v=\d+&s=/);
    const fetchFile = (url: string) => t.app.inject({ url });
    expect((await fetchFile(address)).statusCode).toBe(200);
    expect((await fetchFile(address.replace(hidden.keys[0] ?? '', hidden.keys[3] ?? ''))).statusCode).toBe(
      404,
    );
    const everything = [
      await lea.call('GET', '/room/:code/snapshot'),
      await lea.call('GET', '/room/:code/images'),
      await asVisitor(t).get(`/room/${code}`),
    ];
    for (const reply of everything)
      expect(reply.text).not.toMatch(new RegExp(`Album secret|${hidden.keys[2]}|${hidden.keys[3]}`));
    expect((await lea.send('GET', `/album/${hidden.id}`)).status).toBe(401);

    await me.call('DELETE', `/room/:code/guest/${(await seatOf(lea)).id}`);

    expect((await fetchFile(address)).statusCode).toBe(404);
    const fresh = (await me.call('GET', '/room/:code/images')).data<RoomImages>().images[0]?.path_image ?? '';
    expect((await fetchFile(fresh)).statusCode).toBe(200);
  });
});
