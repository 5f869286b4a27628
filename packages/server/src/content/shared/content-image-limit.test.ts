// The maximum number of images of a content (BU-7), saved whole or one by one. It exceeds an album's maximum, because an album's images
// change over time.
import { CONTENT } from '@palmares/core/content-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { createAlbum, signedIn, type TestAlbum } from '../../testing/factories.ts';

let t: TestApp;
let me: Client;
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  const { user, client } = await signedIn(t);
  me = client;
  album = await createAlbum(t, user, { images: CONTENT.imagesMax + 1 });
});
afterAll(() => t.close());

const REFUSED = [400, '2\u202F000\u00A0éléments au maximum.'];
const full = () => album.images.slice(0, CONTENT.imagesMax);
const last = () => album.images[CONTENT.imagesMax] ?? 0;
const save = (kind: string, own: object) =>
  me.post(`/${kind}`, { name: 'Plein', id_album: album.id, ...own });

test('a tier list, over all its lines', async () => {
  const images = (ids: readonly number[]) =>
    ids.map((id_image, index) => ({ id_image, placement: index + 1 }));
  const lines = (second: readonly number[]) => [
    { label: 'S', placement: 1, images: images(full().slice(0, 1_000)) },
    { label: 'A', placement: 2, images: images(second) },
  ];
  const whole = await save('tierlist', { lines: lines([...full().slice(1_000), last()]) });
  const { id } = (await save('tierlist', { lines: lines(full().slice(1_000)) })).data<{ id: number }>();
  const [line] = (await me.get(`/tierlist/${id}/line`)).data<{ id: number }[]>();

  const one = await me.post('/tierlist/line/image', {
    id_image: last(),
    id_tierlist_line: line?.id,
    placement: 1,
  });

  for (const reply of [whole, one]) expect([reply.status, reply.issues[0]?.message]).toEqual(REFUSED);
});

test('a tournament', async () => {
  const images = (ids: readonly number[]) =>
    ids.map((id_image, index) => ({ id_image, place: index + 1, turn: 0, lose: index > 0 }));
  const whole = await save('tournament', { images: images([...full(), last()]) });
  const { id } = (await save('tournament', { images: images(full()) })).data<{ id: number }>();

  const row = { id_image: last(), place: CONTENT.imagesMax + 1, turn: 0, lose: true };
  const one = await me.post('/tournament/image', { id_tournament: id, ...row });

  for (const reply of [whole, one]) expect([reply.status, reply.issues[0]?.message]).toEqual(REFUSED);
});

test('a ranking', async () => {
  const images = (ids: readonly number[]) => ids.map((id_image) => ({ id_image, points: 0, viewed: 1 }));
  const whole = await save('ranking', { images: images([...full(), last()]) });
  const { id } = (await save('ranking', { images: images(full()) })).data<{ id: number }>();

  const one = await me.post('/ranking/image', { id_ranking: id, id_image: last(), points: 0, viewed: 1 });

  for (const reply of [whole, one]) expect([reply.status, reply.issues[0]?.message]).toEqual(REFUSED);
});
