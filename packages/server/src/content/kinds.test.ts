import { CONTENT_KINDS, listName } from '@palmares/core/content-kind';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { createAlbum, signedIn, type TestAlbum, VISITOR_READER } from '../testing/factories.ts';
import { PLACED_RESULTS } from '../testing/sample-results.ts';
import { listEachKind, pickEach, SERVER_KINDS, type ServerKinds } from './kinds.ts';
import { readResource } from './public-resource/public-resource.ts';

let t: TestApp;
let me: Client;
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  const { user, client } = await signedIn(t);
  me = client;
  album = await createAlbum(t, user, { images: 4 });
});
afterAll(() => t.close());

test('the registry does not compile without an entry for each kind', () => {
  const { tierlist, tournament } = SERVER_KINDS;
  // @ts-expect-error: rankings are missing.
  const incomplete: ServerKinds = { tierlist, tournament };

  expect(Object.keys(SERVER_KINDS)).toEqual(CONTENT_KINDS);
  expect(incomplete).not.toHaveProperty('ranking');
});

test.each(CONTENT_KINDS)('a %s is listed and told by the entry of its kind', async (kind) => {
  const body = { name: 'Avec tout', id_album: album.id, ...PLACED_RESULTS[kind](album.images) };
  const { id } = (await me.post(`/${kind}`, body)).data<{ id: number }>();

  const lists = await listEachKind(t.deps, VISITOR_READER, { album: album.id });
  const thing = await readResource(t.deps, kind, id);

  expect(pickEach(lists, 'data')[listName(kind)]).toMatchObject([{ id, name: 'Avec tout' }]);
  expect(pickEach(lists, 'meta')[listName(kind)]).toEqual({ next_cursor: null });
  expect(thing).toMatchObject({ kind, id, name: 'Avec tout' });
  expect(thing.groups.flatMap(({ images }) => images).map((image) => image.id)).toEqual(album.images);
});
