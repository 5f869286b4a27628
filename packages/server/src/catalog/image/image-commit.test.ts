// An upload whose database connection is cut around its COMMIT: no image ever points to a missing file.
import type { Album, Image } from '@palmares/core/contract/types';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gradientJpeg } from '../../../fixtures/images.ts';
import { createApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { IMAGE_VARIANTS } from '../../files/image-store.ts';
import { runMaintenance } from '../../maintenance.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type Client, createClient } from '../../testing/client.ts';
import { openTestPool } from '../../testing/database.ts';
import { type CutAt, type DatabaseProxy, startDatabaseProxy } from '../../testing/database-proxy.ts';
import { createAlbum, createToken, signedIn, type TestAlbum } from '../../testing/factories.ts';
import { upload } from '../../testing/form.ts';

const HOUR = 3_600_000;

let t: TestApp;
let proxy: DatabaseProxy;
let db: Kysely<Database>;
let album: TestAlbum;
/** Client of an application whose database is behind the proxy; `sound` uses one that connects directly. */
let me: Client;
let sound: Client;
beforeEach(async () => {
  t = await createTestApp();
  proxy = await startDatabaseProxy(t.connectionString);
  db = openTestPool(proxy.connectionString);
  const { user, client } = await signedIn(t);
  sound = client;
  me = createClient(await createApp({ ...t.deps, db }), await createToken(t, user));
  album = await createAlbum(t, user, { images: 0 });
});
afterEach(async () => {
  await db.destroy();
  await proxy.close();
  await t.close();
});

const files = () => t.db.selectFrom('stored_file').select(['key', 'state']).execute();

async function uploadAndCut(at: CutAt) {
  proxy.decide = () => at;
  const reply = await upload(me, album.id, await gradientJpeg(40, 30), {}, { key: 'une-seule-fois' });
  proxy.decide = null;
  expect(proxy.cuts[at]).toBe(1);
  return reply;
}

const retry = async () => upload(me, album.id, await gradientJpeg(40, 30), {}, { key: 'une-seule-fois' });

test('PR-20: an image whose COMMIT lost its reply keeps its files, at once, for the retry and after the sweep', async () => {
  const cut = await uploadAndCut('after commit');
  const afterCut = await files();

  const retried = await retry();
  t.clock.advance(2 * HOUR);
  await runMaintenance(t.deps);

  expect([cut.status, cut.code, retried.status]).toEqual([503, 'unavailable', 201]);
  expect(Number(cut.headers['retry-after'])).toBeGreaterThan(0);
  expect(await files()).toEqual(afterCut);
  const { images } = (await sound.get(`/album/${album.id}`)).data<Album>();
  expect(images.map(({ id }) => id)).toEqual([retried.data<Image>().id]);
  expect((await sound.get(images[0]?.path_image ?? '')).status).toBe(200);
});

test('PR-20: an image whose COMMIT never arrived is made by the retry, and the sweep takes the files that nobody has', async () => {
  const cut = await uploadAndCut('before commit');

  const retried = await retry();
  t.clock.advance(2 * HOUR);
  await runMaintenance(t.deps);

  expect([cut.status, retried.status]).toEqual([503, 201]);
  expect((await files()).map(({ state }) => state)).toEqual(['live']);
  expect((await sound.get(retried.data<Image>().path_image ?? '')).status).toBe(200);
});

test('an upload that the sweep has given up is refused, not shown without its files', async () => {
  const put = t.deps.images.put.bind(t.deps.images);
  const slow = { ...t.deps.images };
  slow.put = async (key, variant, bytes) => {
    await put(key, variant, bytes);
    if (variant !== IMAGE_VARIANTS.at(-1)) return;
    t.clock.advance(2 * HOUR);
    await runMaintenance(t.deps);
  };
  const app = await createApp({ ...t.deps, images: slow });

  const reply = await upload(createClient(app, me.token), album.id, await gradientJpeg(40, 30));

  expect([reply.status, reply.code]).toEqual([503, 'unavailable']);
  expect(await t.db.selectFrom('image').selectAll().execute()).toEqual([]);
  expect(await files()).toEqual([]);
});
