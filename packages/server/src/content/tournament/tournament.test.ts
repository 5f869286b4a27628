import type { Tournament, TournamentSummary } from '@palmares/core/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { asVisitor, createAlbum, signedIn, type TestAlbum, type TestUser } from '../../testing/factories.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let album: TestAlbum;
let elsewhere: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  album = await createAlbum(t, owner, { images: 5 });
  elsewhere = await createAlbum(t, owner);
});
afterAll(() => t.close());

/** The first image wins, the second is the finalist. */
const outcome = () =>
  album.images.slice(0, 3).map((id_image, index) => ({
    id_image,
    place: index + 1,
    turn: 2 - index,
    lose: index > 0,
  }));
const body = (changes: object = {}) => ({
  name: 'Mon tournoi',
  id_album: album.id,
  turn: 3,
  winner_id: album.images[0],
  images: outcome(),
  ...changes,
});
const create = async (changes: object = {}) =>
  (await me.post('/tournament', body(changes))).data<{ id: number }>().id;
const read = async (id: number, client = me) => (await client.get(`/tournament/${id}`)).data<Tournament>();

describe('saving a tournament', () => {
  test('PR-12, TO-58, TO-59, TO-60, TO-61: stores it whole in one request: winner, turn, places in order', async () => {
    const id = await create();

    const saved = await read(id);
    expect(saved).toMatchObject({ name: 'Mon tournoi', turn: 3, winner_id: album.images[0], version: 1 });
    expect(
      saved.tournamentImage.map(({ id_image, place, turn, lose }) => [id_image, place, turn, lose]),
    ).toEqual([
      [album.images[0], 1, 2, false],
      [album.images[1], 2, 1, true],
      [album.images[2], 3, 0, true],
    ]);
  });

  test('TO-41: gives a turn of 1 and no winner where nothing is said', async () => {
    const id = await create({ turn: undefined, winner_id: undefined, images: undefined });

    expect(await read(id)).toMatchObject({ turn: 1, winner_id: null, tournamentImage: [] });
  });

  test('a retry with the same key gives exactly one', async () => {
    const [first, again] = [
      await me.post('/tournament', body(), { key: 'tournament-key-1' }),
      await me.post('/tournament', body(), { key: 'tournament-key-1' }),
    ];

    expect(again.data()).toEqual(first.data());
  });

  test('PR-11, TO-45, TO-46: refuses a winner who does not take part, and changes nothing', async () => {
    const reply = await me.post('/tournament', body({ winner_id: album.images[4] }));

    expect([reply.status, reply.code]).toEqual([400, 'winner_not_in_tournament']);
  });

  test.each([
    ['of another album', () => elsewhere.images[0]],
    ['that does not exist', () => 999_999_999],
  ])('refuses an image %s with one and the same reply', async (_which, image) => {
    const reply = await me.post(
      '/tournament',
      body({ winner_id: null, images: [{ id_image: image(), place: 1, turn: 0 }] }),
    );

    expect([reply.status, reply.code]).toEqual([400, 'image_not_in_album']);
  });

  test('refuses an image that stands twice', async () => {
    const [first] = outcome();

    const reply = await me.post('/tournament', body({ images: [first, first] }));

    expect([reply.status, reply.code]).toEqual([409, 'image_already_placed']);
  });
});

describe('TO-45: a result that no tournament can have', () => {
  const [ONE, TWO] = [0, 1];
  const changed = (index: number, change: object) =>
    outcome().map((row, at) => (at === index ? { ...row, ...change } : row));
  const impossible = (): [string, object, string, string][] => [
    [
      'two first places',
      { images: changed(TWO, { place: 1, lose: false }) },
      'two_champions',
      'images.1.place',
    ],
    [
      'a better place than the champion’s',
      { winner_id: album.images[TWO] },
      'two_champions',
      'images.0.place',
    ],
    ['two highest scores', { turn: 1, images: changed(TWO, { turn: 2 }) }, 'two_champions', 'images.1.place'],
    ['a champion that lost', { images: changed(ONE, { lose: true }) }, 'champion_lost', 'images.0.lose'],
  ];

  test.each([0, 1, 2, 3])('is refused whole, made or changed (%i)', async (index) => {
    const [what, change, code, field] = impossible()[index] ?? [];
    const id = await create();

    const replies = [
      await me.post('/tournament', body(change)),
      await me.put(`/tournament/${id}`, { ...body(), ...change }),
    ];

    for (const reply of replies) {
      expect([what, reply.status, reply.code]).toEqual([what, 400, code]);
      expect(reply.issues).toContainEqual({ field, code, message: reply.message });
    }
    expect(await read(id)).toMatchObject({ version: 1, winner_id: album.images[0] });
  });

  test('is refused when its winner is named afterwards, and the true one is taken', async () => {
    const id = await create({ winner_id: null });

    const loser = await me.put(`/tournament/${id}`, { winner_id: album.images[1] });
    const winner = await me.put(`/tournament/${id}`, { winner_id: album.images[0] });

    expect([loser.status, loser.code, winner.status]).toEqual([400, 'two_champions', 200]);
  });

  test('may have been saved before: its name and visibility can be changed all the same', async () => {
    const id = await create();
    await t.db
      .updateTable('tournament_image')
      .set({ place: 1, lose: true })
      .where('tournament_id', '=', id)
      .execute();

    const replies = [
      await me.put(`/tournament/${id}`, { name: 'Autre nom' }),
      await me.put(`/tournament/${id}`, { private: true }),
      await me.put(`/tournament/${id}`, { turn: 4 }),
      await me.put(`/tournament/${id}`, { winner_id: null }),
      await me.put(`/tournament/${id}`, body()),
    ];

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('TO-44: the duels that led to a result', () => {
  /** The second image beats the third, then loses the final. */
  const duels = () => {
    const [first, second, third] = album.images;
    return [
      { winner_id: second, loser_ids: [third] },
      { winner_id: first, loser_ids: [second] },
    ];
  };
  const getDuels = async (id: number, client = me) => (await read(id, client)).duels;

  test('are saved with it and read by whoever may read it, in their order', async () => {
    const id = await create({ duels: duels() });

    expect(await getDuels(id, asVisitor(t))).toEqual(duels());
    expect(await getDuels(await create())).toEqual([]);
  });

  test('of three images in one duel are one winner and two losers', async () => {
    const [first, second, third] = album.images;
    const images = outcome().map((row, index) => ({
      ...row,
      turn: index === 0 ? 1 : 0,
      place: index === 0 ? 1 : 2,
    }));
    const told = [{ winner_id: first, loser_ids: [third, second] }];
    const id = await create({ turn: 2, images, duels: told });

    expect(await getDuels(id)).toEqual(told);
  });

  test.each([
    [
      'of a stranger',
      () => [{ winner_id: album.images[0], loser_ids: [album.images[4]] }],
      'duel_stranger',
      'duels.0.loser_ids.0',
    ],
    [
      'that the champion lost',
      () => [{ winner_id: album.images[1], loser_ids: [album.images[0]] }],
      'duel_impossible',
      'duels.0.loser_ids.0',
    ],
    [
      'told twice',
      () => [...duels().slice(0, 1), ...duels().slice(0, 1)],
      'duel_lost_twice',
      'duels.1.loser_ids.0',
    ],
    ['of the final first', () => duels().toReversed(), 'duel_impossible', 'duels.1.loser_ids.0'],
  ])('%s are refused at their field, and nothing is saved', async (_what, wrong, code, field) => {
    const id = await create({ duels: duels() });

    const replies = [
      await me.post('/tournament', body({ duels: wrong() })),
      await me.put(`/tournament/${id}`, body({ name: 'Autre', duels: wrong() })),
      await me.put(`/tournament/${id}`, { duels: wrong() }),
    ];

    for (const reply of replies) {
      expect([reply.status, reply.code]).toEqual([400, code]);
      expect(reply.issues).toEqual([{ field, code, message: reply.message }]);
    }
    expect(await read(id)).toMatchObject({ name: 'Mon tournoi', version: 1, duels: duels() });
  });

  test.each([
    ['without a loser', { winner_id: 1, loser_ids: [] }],
    ['with three', { winner_id: 1, loser_ids: [2, 3, 4] }],
    ['without a winner', { loser_ids: [2] }],
  ])('%s are no duels', async (_what, duel) => {
    const reply = await me.post('/tournament', body({ duels: [duel] }));

    expect([reply.status, reply.code]).toEqual([400, 'validation_failed']);
  });

  test('go with the result: a replay brings its own, or none', async () => {
    const id = await create({ duels: duels() });
    await me.put(`/tournament/${id}`, {
      name: 'Autre nom',
      private: true,
      winner_id: album.images[0],
      turn: 3,
    });
    expect(await getDuels(id)).toEqual(duels());

    const [first, second] = outcome();
    const replay = { turn: 3, winner_id: album.images[0], images: [first, second] };
    await me.put(`/tournament/${id}`, { ...replay, duels: duels().slice(1) });
    expect(await getDuels(id)).toEqual(duels().slice(1));

    await me.put(`/tournament/${id}`, replay);
    expect(await getDuels(id)).toEqual([]);
  });

  test('are sent afterwards, for what stands, and raise the version', async () => {
    const id = await create();

    const reply = await me.put(`/tournament/${id}`, { duels: duels() }, { ifMatch: 1 });

    expect(reply.data()).toMatchObject({ version: 2 });
    expect(await getDuels(id)).toEqual(duels());
  });

  test('are dropped by an image that is added alone, and with all images', async () => {
    const [added, emptied] = [await create({ duels: duels() }), await create({ duels: duels() })];

    await me.post('/tournament/image', {
      id_tournament: added,
      id_image: album.images[3],
      place: 3,
      turn: 0,
    });
    await me.delete(`/tournament/${emptied}/images`);

    expect([await getDuels(added), await getDuels(emptied)]).toEqual([[], []]);
  });

  test('are a part of the request: the same key with others is refused', async () => {
    const first = await me.post('/tournament', body({ duels: duels() }), { key: 'duels-key-1' });
    const other = await me.post('/tournament', body({ duels: [] }), { key: 'duels-key-1' });

    expect([first.status, other.status, other.code]).toEqual([201, 409, 'idempotency_conflict']);
  });

  test('go with the tournament', async () => {
    const id = await create({ duels: duels() });

    await me.delete(`/tournament/${id}`);

    const left = t.db.selectFrom('tournament_duels').where('tournament_id', '=', id);
    expect(await left.selectAll().execute()).toEqual([]);
  });

  test('of an image that leaves the album stay: the tournament still shows it', async () => {
    const shrinking = await createAlbum(t, owner, { images: 5 });
    const [first, second] = shrinking.images;
    const images = [first, second].map((id_image, index) => ({
      id_image,
      place: index + 1,
      turn: 1 - index,
      lose: index > 0,
    }));
    const told = [{ winner_id: first, loser_ids: [second] }];
    const id = await create({ id_album: shrinking.id, turn: 2, winner_id: first, images, duels: told });

    await me.delete(`/image/${second}`);

    expect(await getDuels(id, asVisitor(t))).toEqual(told);
  });

  test('stand in what a person exports', async () => {
    const id = await create({ duels: duels() });

    const { tournaments } = (await me.get('/me/export')).body<{ tournaments: Tournament[] }>();

    expect(tournaments.find((one) => one.id === id)?.duels).toEqual(duels());
  });
});

describe('changing a tournament', () => {
  test('TO-46, TO-62: replaces the whole result and raises the version', async () => {
    const id = await create();
    const images = [{ id_image: album.images[3], place: 1, turn: 1, lose: false }];

    const reply = await me.put(
      `/tournament/${id}`,
      { turn: 2, winner_id: album.images[3], images },
      { ifMatch: 1 },
    );

    expect(reply.data()).toMatchObject({ version: 2 });
    const saved = await read(id);
    expect(saved.winner_id).toBe(album.images[3]);
    expect(saved.tournamentImage).toHaveLength(1);
  });

  test('forgets a winner whom the new images leave out', async () => {
    const id = await create();

    await me.put(`/tournament/${id}`, { images: [{ id_image: album.images[3], place: 1, turn: 0 }] });

    expect((await read(id)).winner_id).toBeNull();
  });

  test('refuses a stale version with 412 and keeps what stands', async () => {
    const id = await create();
    await me.put(`/tournament/${id}`, { name: 'Premier' });

    const reply = await me.put(`/tournament/${id}`, { name: 'Second' }, { ifMatch: 1 });

    expect([reply.status, reply.code]).toEqual([412, 'version_conflict']);
    expect((await read(id)).name).toBe('Premier');
  });

  test('AX-59, AX-63, AX-65: a toggle of visibility does not raise the version', async () => {
    const id = await create();

    const reply = await me.put(`/tournament/${id}`, { private: true });

    expect(reply.data()).toMatchObject({ private: true, version: 1 });
  });
});

describe('TO-63: the granular calls of the spec', () => {
  test('PR-13, TO-43, TO-63: add images one by one, name the winner, take all images away', async () => {
    const id = await create({ turn: undefined, winner_id: undefined, images: undefined });
    const added = await me.post('/tournament/image', {
      id_tournament: id,
      id_image: album.images[0],
      place: 1,
      turn: 1,
    });
    const twice = await me.post('/tournament/image', {
      id_tournament: id,
      id_image: album.images[0],
      place: 1,
      turn: 1,
    });
    const crowned = await me.put(`/tournament/${id}`, { winner_id: album.images[0] });

    expect([added.status, twice.code, crowned.status]).toEqual([201, 'image_already_placed', 200]);
    expect((await me.get(`/tournament/${id}/image`)).data<unknown[]>()).toHaveLength(1);

    await me.delete(`/tournament/${id}/images`);
    expect(await read(id)).toMatchObject({ winner_id: null, tournamentImage: [] });
  });
});

describe('images that come one by one', () => {
  const add = (id_tournament: number, row: object) => me.post('/tournament/image', { id_tournament, ...row });
  const empty = () => create({ turn: undefined, winner_id: undefined, images: undefined });

  test('TO-63: come in any order, the winner last', async () => {
    const id = await empty();

    const added = [];
    for (const row of outcome().toReversed()) added.push((await add(id, row)).status);
    const done = await me.put(`/tournament/${id}`, { turn: 3, winner_id: album.images[0] });

    expect([added, done.status]).toEqual([[201, 201, 201], 200]);
  });

  test('are no rival of a winner who is named already, as in a whole save', async () => {
    const id = await create();
    const fourth = { id_image: album.images[3], place: 1, turn: 0, lose: true };

    const whole = await me.put(`/tournament/${id}`, body({ images: [...outcome(), fourth] }));
    const rival = await add(id, fourth);
    const last = await add(id, { ...fourth, place: 4 });

    expect([whole.code, rival.code, last.status]).toEqual(['two_champions', 'two_champions', 201]);
    expect(rival.issues).toMatchObject([{ field: 'place', code: 'two_champions' }]);
  });

  test('stay behind the winner when the number of rounds alone is changed', async () => {
    const images = outcome().map((image) => ({ ...image, turn: 1 }));
    const id = await create({ turn: 5, images });

    const whole = await me.put(`/tournament/${id}`, body({ turn: 2, images }));
    const alone = await me.put(`/tournament/${id}`, { turn: 2 });

    expect([whole.code, alone.code]).toEqual(['two_champions', 'two_champions']);
    expect((await me.put(`/tournament/${id}`, { turn: 6 })).status).toBe(200);
  });

  test('hold one first place: another could never be made right, until all are taken away', async () => {
    const id = await empty();
    const [first, second] = outcome();
    await add(id, { ...first });

    const refused = await add(id, { ...second, place: 1, lose: false });
    await me.delete(`/tournament/${id}/images`);
    const again = await add(id, { ...second, place: 1, lose: false });

    expect([refused.status, refused.code]).toEqual([400, 'two_champions']);
    expect(refused.issues.map(({ field }) => field)).toEqual(['place']);
    expect(again.status).toBe(201);
  });

  test('let no loser be named the winner', async () => {
    const id = await empty();
    const [, second] = outcome();
    await add(id, { ...second });

    const reply = await me.put(`/tournament/${id}`, { winner_id: album.images[1] });

    expect([reply.status, reply.code]).toEqual([400, 'champion_lost']);
  });

  test('are added once by a call that is sent again with its key', async () => {
    const id = await empty();
    const row = { id_tournament: id, ...outcome()[0] };

    const replies = [
      await me.post('/tournament/image', row, { key: 'image-key-1' }),
      await me.post('/tournament/image', row, { key: 'image-key-1' }),
      await me.post('/tournament/image', { ...row, place: 2 }, { key: 'image-key-1' }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(replies[1]?.text).toBe(replies[0]?.text);
    expect([replies[2]?.code, (await read(id)).version]).toEqual(['idempotency_conflict', 2]);
  });
});

describe('lists of tournaments', () => {
  test('SH-47, SH-54: show the champion as the cover and count the images; private ones are their author’s', async () => {
    const id = await create({ name: 'Visible' });
    const hidden = await create({ name: 'Cachée', private: true });

    const rows = (await asVisitor(t).get('/tournament?limit=100')).data<TournamentSummary[]>();
    const mine = (await me.get('/tournament?scope=mine&limit=100')).data<TournamentSummary[]>();

    const shown = rows.find((row) => row.id === id);
    expect(shown).toMatchObject({ image_count: 3, cover: { id: album.images[0] } });
    expect(rows.some((row) => row.id === hidden)).toBe(false);
    expect(mine.some((row) => row.id === hidden)).toBe(true);
  });
});

test('an album that goes leaves its tournaments whole', async () => {
  const deleted = await createAlbum(t, owner, { images: 4 });
  const [winner_id] = deleted.images;
  const images = deleted.images.map((id_image, index) => ({ id_image, place: index + 1, turn: 0 }));
  const id = (await me.post('/tournament', body({ id_album: deleted.id, winner_id, images }))).data<{
    id: number;
  }>().id;

  await me.delete(`/album/${deleted.id}`);

  const saved = await read(id, asVisitor(t));
  expect(saved.album).toBeNull();
  expect(saved.tournamentImage.every(({ image }) => image.path_image?.includes('?e=') === true)).toBe(true);
});
