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
  test('stores it whole in one request: winner, turn, places in order', async () => {
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

  test('gives a turn of 1 and no winner where nothing is said (P2 §9)', async () => {
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

  test('refuses a winner who does not take part, and changes nothing', async () => {
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

describe('changing a tournament', () => {
  test('replaces the whole result and raises the version', async () => {
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

  test('a toggle of visibility does not raise the version', async () => {
    const id = await create();

    const reply = await me.put(`/tournament/${id}`, { private: true });

    expect(reply.data()).toMatchObject({ private: true, version: 1 });
  });
});

describe('the granular calls of the spec (P2 §7)', () => {
  test('add images one by one, name the winner, take all images away', async () => {
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

describe('lists of tournaments', () => {
  test('show the champion as the cover and count the images; private ones are their author’s', async () => {
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
  const doomed = await createAlbum(t, owner, { images: 4 });
  const [winner_id] = doomed.images;
  const images = doomed.images.map((id_image, index) => ({ id_image, place: index + 1, turn: 0 }));
  const id = (await me.post('/tournament', body({ id_album: doomed.id, winner_id, images }))).data<{
    id: number;
  }>().id;

  await me.delete(`/album/${doomed.id}`);

  const saved = await read(id, asVisitor(t));
  expect(saved.album).toBeNull();
  expect(saved.tournamentImage.every(({ image }) => image.path_image?.includes('?e=') === true)).toBe(true);
});
