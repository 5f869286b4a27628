import { DEMO_ALBUMS } from '@palmares/demo/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEachKind } from '../content/kinds.ts';
import { insertRanking } from '../content/ranking/ranking.repository.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createAlbum, createUser, type TestUser, VISITOR_READER } from '../testing/factories.ts';
import { createFiller } from './fill-content.ts';
import { insertFillMarker } from './fill-progress.ts';

const NEVER = new AbortController().signal;

let t: TestApp;
let author: TestUser;
beforeAll(async () => {
  t = await createTestApp();
  author = await createUser(t);
});
afterAll(() => t.close());

test('a content is filled in once, on its own album, and not where the album is missing', async () => {
  const [album, other] = DEMO_ALBUMS;
  if (album === undefined || other === undefined) throw new Error('the demo has no albums');
  const { id: albumId } = await createAlbum(t, author);
  await insertFillMarker(t.db, `demo:album:${album.slug}`, { albumId, images: {} });
  const content = { author: author.nametag, private: false, createdDaysAgo: 1 };
  const contents = [
    { ...content, slug: 'le-mien', album: album.slug, name: 'Le mien' },
    { ...content, slug: 'ailleurs', album: other.slug, name: 'Ailleurs' },
  ];
  const fill = createFiller('ranking', contents, (trx, row) => insertRanking(trx, row));

  for (const each of [album, other, album]) await fill(t.deps, each, NEVER);

  const { rankings } = await listEachKind(t.deps, VISITOR_READER, {});
  expect(rankings.data.map(({ name, id_album }) => [name, id_album])).toEqual([['Le mien', albumId]]);
});
