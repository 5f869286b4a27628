// The application with its image files in S3: its replies, especially while S3 is down.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Album, Image } from '@palmares/core/contract/types';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gradientJpeg } from '../../../fixtures/images.ts';
import { findIssues } from '../../data-check/find-issues.ts';
import { createReadiness } from '../../operations/readiness.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { collect } from '../../testing/collect.ts';
import { createAlbum, signedIn, type TestAlbum, type TestUser } from '../../testing/factories.ts';
import { upload } from '../../testing/form.ts';
import { createS3Server, type S3Server } from '../../testing/s3-server.ts';

let server: S3Server;
let t: TestApp;
let owner: TestUser;
let me: Client;
let album: TestAlbum;
let picture: Buffer;
beforeAll(async () => {
  server = await createS3Server();
  t = await createTestApp({ config: { s3: server.config, filesIn: 's3' } });
  ({ user: owner, client: me } = await signedIn(t));
  picture = await gradientJpeg(64, 48);
});
beforeEach(async () => {
  server.fault = () => null;
  server.objects.clear();
  album = await createAlbum(t, owner, { images: 0 });
});
afterAll(async () => {
  await t.close();
  await server.close();
});

const uploadOne = async () => (await upload(me, album.id, picture)).data<Image>();

test('PR-27: an uploaded image is in the bucket alone, is served from there, and goes with its row', async () => {
  const { path_image } = await uploadOne();
  const [, key = ''] = /^\/media\/([0-9a-f]{32})\//.exec(path_image ?? '') ?? [];

  const reply = await me.get(path_image ?? '');

  expect(server.objects.size).toBe(5);
  expect(reply.bytes.equals(server.objects.get(`${key}/full.webp`) ?? Buffer.alloc(0))).toBe(true);
  expect(await readdir(join(t.dataDir, 'files'))).toEqual([]);
  expect(await collect(findIssues(t.deps))).toEqual([]);
  expect((await me.delete(`/album/${album.id}`)).status).toBe(200);
  expect(server.objects.size).toBe(0);
});

test('PR-22: while the S3 is away pictures and uploads are 503, the rest goes on, and all is well once it is back', async () => {
  const { path_image } = await uploadOne();
  server.fault = () => ({ status: 500, code: 'InternalError' });

  const seen = await me.get(path_image ?? '');
  const sent = await upload(me, album.id, picture);
  const read = await me.get(`/album/${album.id}`);
  const ready = await createReadiness(t.deps)();
  server.fault = () => null;

  for (const { status, code, headers } of [seen, sent]) {
    expect([status, code]).toEqual([503, 'unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(read.data<Album>().images).toHaveLength(1);
  expect(ready).toEqual({ database: true, migrations: true, store: false });
  expect((await createReadiness(t.deps)()).store).toBe(true);
  expect((await me.get(path_image ?? '')).status).toBe(200);
  expect((await upload(me, album.id, picture)).status).toBe(201);
});
