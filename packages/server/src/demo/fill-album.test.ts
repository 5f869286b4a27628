import { PAYSAGES } from '@palmares/demo/albums/paysages';
import { countAlbumViews } from '@palmares/demo/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/factories.ts';
import { fillAlbum } from './fill-album.ts';
import { findFillMarker } from './fill-progress.ts';

const NEVER = new AbortController().signal;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('photographs keep their shape, and the album has views', async () => {
  const { nametag: author } = await createUser(t);
  const album = { ...PAYSAGES, author, images: PAYSAGES.images.slice(0, 3) };

  await fillAlbum(t.deps, album, 'demo:album:test', NEVER);

  const filled = await findFillMarker(t.db, 'demo:album:test');
  const albumId = filled?.albumId ?? 0;
  const images = await t.db
    .selectFrom('image')
    .where('album_id', '=', albumId)
    .orderBy('id')
    .select(['name', 'width', 'height'])
    .execute();
  expect(images).toEqual(album.images.map(({ name }) => ({ name, width: 720, height: 360 })));
  const { views, image_count } = await t.db
    .selectFrom('album')
    .where('id', '=', albumId)
    .select(['views', 'image_count'])
    .executeTakeFirstOrThrow();
  expect({ views, image_count }).toEqual({ views: countAlbumViews(album.slug), image_count: 3 });
});
