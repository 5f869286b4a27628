import type { Ranking, RankingSummary } from '@palmares/core/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { asVisitor, createAlbum, signedIn, type TestAlbum, type TestUser } from '../../testing/factories.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  album = await createAlbum(t, owner, { images: 6 });
});
afterAll(() => t.close());

const POINTS = [3, -2, 0, -1, 4] as const;
const rows = () => POINTS.map((points, index) => ({ id_image: album.images[index], points, viewed: index }));
const body = (changes: object = {}) => ({
  name: 'Mon classement',
  id_album: album.id,
  images: rows(),
  ...changes,
});
const create = async (changes: object = {}) =>
  (await me.post('/ranking', body(changes))).data<{ id: number }>().id;
const read = async (id: number, client = me) => (await client.get(`/ranking/${id}`)).data<Ranking>();

describe('saving a ranking', () => {
  test('PR-12, RK-76, RK-77, RK-78: gives its images back best first: the ranked ones, then by points', async () => {
    const id = await create();

    const saved = await read(id);
    expect(saved.rankingImage.map(({ points }) => points)).toEqual([-1, -2, 4, 3, 0]);
    expect(saved.rankingImage.map(({ viewed }) => viewed)).toEqual([3, 1, 4, 0, 2]);
  });

  test('RK-58, RK-79: replaces everything at once under If-Match', async () => {
    const id = await create();
    const images = [{ id_image: album.images[5], points: -1, viewed: 7 }];

    const reply = await me.put(`/ranking/${id}`, { images }, { ifMatch: 1 });
    const stale = await me.put(`/ranking/${id}`, { images: rows() }, { ifMatch: 1 });

    expect([reply.status, stale.code]).toEqual([200, 'version_conflict']);
    expect((await read(id)).rankingImage).toMatchObject([
      { id_image: album.images[5], points: -1, viewed: 7 },
    ]);
  });

  test('PR-11, RK-58: refuses an image that stands twice, and one of another album', async () => {
    const [first] = rows();
    const foreign = await createAlbum(t, owner);

    const twice = await me.post('/ranking', body({ images: [first, first] }));
    const other = await me.post('/ranking', body({ images: [{ ...first, id_image: foreign.images[0] }] }));

    expect([twice.code, other.code]).toEqual(['image_already_placed', 'image_not_in_album']);
  });

  test('refuses points and views that are no whole numbers', async () => {
    const reply = await me.post(
      '/ranking',
      body({ images: [{ id_image: album.images[0], points: '3', viewed: 0 }] }),
    );

    expect(reply.status).toBe(400);
    expect(reply.issues.map(({ field }) => field)).toEqual(['images.0.points']);
  });
});

test('PR-13, RK-78, RK-80: the granular calls of the spec build the same ranking', async () => {
  const id = await create({ images: undefined });
  for (const row of rows()) await me.post('/ranking/image', { id_ranking: id, ...row });

  const images = (await me.get(`/ranking/${id}/image`)).data<{ points: number }[]>();
  expect(images.map(({ points }) => points)).toEqual([-1, -2, 4, 3, 0]);

  await me.delete(`/ranking/${id}/images`);
  expect((await read(id)).rankingImage).toEqual([]);
});

describe('points and ranks that no ranking can have', () => {
  const withPoints = (...points: number[]) =>
    points.map((value, index) => ({ id_image: album.images[index], points: value, viewed: 5 }));

  test.each([
    [[6, 0], 'too_many_points', 'images.0.points', 'Une image ne peut pas avoir plus de 5 points.'],
    [[-1, -1], 'rank_taken', 'images.1.points', 'Deux images ne peuvent pas avoir le même rang.'],
    [[-1, -3, 2], 'rank_missing', 'images.1.points', 'Les rangs doivent se suivre à partir du premier.'],
    [
      [-999_999],
      'rank_too_low',
      'images.0.points',
      'Ce rang dépasse le nombre d’images qu’un classement peut contenir.',
    ],
  ])('such as %j are refused whole, made or changed', async (points, code, field, message) => {
    const id = await create();
    const images = withPoints(...points);

    const replies = [await me.post('/ranking', body({ images })), await me.put(`/ranking/${id}`, { images })];

    for (const reply of replies) {
      expect([reply.status, reply.code, reply.message]).toEqual([400, code, message]);
      expect(reply.issues).toEqual([{ field, code, message }]);
    }
    expect(await read(id)).toMatchObject({ version: 1, rankingImage: { length: 5 } });
  });

  test('are refused one by one when nothing that follows could make them right', async () => {
    const id = await create({ images: undefined });
    const add = async (index: number, points: number) =>
      me.post('/ranking/image', { id_ranking: id, id_image: album.images[index], points, viewed: 5 });

    const codes = [];
    for (const [index, points] of [-3, 5, -3, 6, -2_001, -1].entries()) {
      const reply = await add(index, points);
      codes.push(reply.status === 201 ? 'added' : reply.code);
    }

    expect(codes).toEqual(['added', 'added', 'rank_taken', 'too_many_points', 'rank_too_low', 'added']);
    await me.delete(`/ranking/${id}/images`);
    expect((await add(2, -3)).status).toBe(201);
  });
});

test('an image that stands in the ranking already is not added to it again', async () => {
  const id = await create({ images: [] });
  const image = { id_ranking: id, id_image: album.images[0], points: 0, viewed: 1 };

  const replies = [await me.post('/ranking/image', image), await me.post('/ranking/image', image)];

  expect(replies.map(({ status, code }) => [status, code])).toEqual([
    [201, undefined],
    [409, 'image_already_placed'],
  ]);
  expect((await read(id)).rankingImage).toHaveLength(1);
});

test('an image is added once by a call that is sent again with its key', async () => {
  const id = await create({ images: undefined });
  const row = { id_ranking: id, ...rows()[1] };

  const replies = [
    await me.post('/ranking/image', row, { key: 'image-key-1' }),
    await me.post('/ranking/image', row, { key: 'image-key-1' }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect(replies[1]?.text).toBe(replies[0]?.text);
  expect((await read(id)).version).toBe(2);
});

test('SH-47, SH-54: a card carries its podium and counts what is ranked', async () => {
  const id = await create({ name: 'Podium' });

  const list = (await asVisitor(t).get('/ranking?search=podium')).data<RankingSummary[]>();

  const card = list.find((row) => row.id === id);
  expect(card).toMatchObject({ image_count: 5, ranked_count: 2, cover: { id: album.images[3] } });
  expect(card?.podium.map((image) => image.id)).toEqual([album.images[3], album.images[1], album.images[4]]);
});

test('AC-2, AC-112: GET /me holds the first page of one’s rankings', async () => {
  const id = await create();

  const reply = await me.get('/me');

  expect(reply.data<{ rankings: RankingSummary[] }>().rankings.some((row) => row.id === id)).toBe(true);
});
