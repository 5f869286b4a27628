// Images stored before a width was added: the replies until their copies exist, and the maintenance pass that makes them.
import { readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Album } from '@palmares/core/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gradientJpeg } from '../../../fixtures/images.ts';
import type { Deps } from '../../deps.ts';
import { sharp } from '../../files/configured-sharp.ts';
import { type ProcessedImage, processImage } from '../../files/image-pipeline.ts';
import { type ImageStore, StorageUnavailable } from '../../files/image-store.ts';
import { runMaintenance } from '../../maintenance.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  asVisitor,
  createAlbum,
  getImageFolder,
  signedIn,
  type TestAlbum,
  type TestUser,
} from '../../testing/factories.ts';
import { upload } from '../../testing/form.ts';
import { clearSite } from '../../testing/stored-albums.ts';
import { backfillThumbnails } from './backfill-thumbnails.ts';

const KEPT_FOR_EVER = 'public, max-age=31536000, s-maxage=300, immutable';
const KEPT_SHORTLY = 'public, max-age=600, s-maxage=300';
const ALL_FILES = ['160.webp', '320.webp', '480.webp', '640.webp', 'full.webp'];
const never = new AbortController().signal;

let stored: ProcessedImage['variants'];
beforeAll(async () => {
  stored = (await processImage(await gradientJpeg(800, 600))).variants;
});

let t: TestApp;
let owner: TestUser;
let me: Client;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await clearSite(t);
  t.logs.length = 0;
  ({ user: owner, client: me } = await signedIn(t));
});

/** Stores files as a version did that had only the variants 160, 480 and full. */
async function createOldAlbum(input: Parameters<typeof createAlbum>[2] = {}): Promise<TestAlbum> {
  const album = await createAlbum(t, owner, input);
  for (const key of album.keys)
    for (const variant of ['160', '480', 'full'] as const)
      await t.deps.images.put(key, variant, stored[variant]);
  await t.db.updateTable('stored_file').set({ copies_due: true }).where('key', 'in', album.keys).execute();
  return album;
}

const firstKey = ({ keys }: TestAlbum): string => keys[0] ?? '';
const getFiles = async (key: string) => (await readdir(getImageFolder(t, key)).catch(() => [])).toSorted();
const countDue = async () =>
  (await t.db.selectFrom('stored_file').where('copies_due', '=', true).select('key').execute()).length;
const fetchCopy = (key: string, variant: string) => asVisitor(t).get(`/media/${key}/${variant}.webp`);
const getWidth = async (bytes: Buffer) => (await sharp(bytes).metadata()).width;
const depsWith = (images: Partial<ImageStore>): Deps => ({
  ...t.deps,
  images: { ...t.deps.images, ...images },
});
const linesWith = (words: string) => t.logs.filter((line) => line.includes(words));

describe('a copy that is still due', () => {
  test('is answered with the next wider one, which nobody keeps for long, until it is there', async () => {
    const key = firstKey(await createOldAlbum());

    const before = await fetchCopy(key, '320');
    const whole = await fetchCopy(key, '640');
    await runMaintenance(t.deps);
    const after = await fetchCopy(key, '320');

    expect([await getWidth(before.bytes), before.headers['cache-control']]).toEqual([480, KEPT_SHORTLY]);
    expect([await getWidth(whole.bytes), whole.headers['cache-control']]).toEqual([800, KEPT_SHORTLY]);
    expect([await getWidth(after.bytes), after.headers['cache-control']]).toEqual([320, KEPT_FOR_EVER]);
    expect([before.headers.etag, after.headers.etag]).toEqual(['W/"480"', 'W/"320"']);
    expect(linesWith('files of a live image are missing')).toEqual([]);
  });

  test('of a private album is answered so by signed address alone', async () => {
    const album = await createOldAlbum({ status: 'private' });
    const { images } = (await me.get(`/album/${album.id}`)).data<Album>();
    const signed = (images[0]?.path_image ?? '').replace('full.webp', '320.webp');

    const [byAddress, bare] = [await asVisitor(t).get(signed), await fetchCopy(firstKey(album), '320')];

    expect([byAddress.status, await getWidth(byAddress.bytes)]).toEqual([200, 480]);
    expect(byAddress.headers['cache-control']).toBe('private, max-age=600');
    expect(bare.status).toBe(404);
  });

  test('is not taken for a loss, which a copy that was made once is', async () => {
    const key = firstKey(await createOldAlbum());
    await runMaintenance(t.deps);
    await rm(join(getImageFolder(t, key), '320.webp'));

    const reply = await fetchCopy(key, '320');

    expect([reply.status, await getWidth(reply.bytes)]).toEqual([200, 480]);
    expect(linesWith('files of a live image are missing')).toHaveLength(1);
  });
});

describe('the pass that makes copies', () => {
  test('makes those that lack, of every image, and has nothing left to do', async () => {
    const album = await createOldAlbum();
    const puts: string[] = [];
    const counting = depsWith({
      put: (key, variant, bytes) => {
        puts.push(variant);
        return t.deps.images.put(key, variant, bytes);
      },
    });

    await runMaintenance(counting);
    await runMaintenance(counting);

    for (const key of album.keys) expect(await getFiles(key)).toEqual(ALL_FILES);
    expect(puts.toSorted()).toEqual(album.keys.flatMap(() => ['320', '640']).toSorted());
    expect(await countDue()).toBe(0);
  });

  test('does a bounded number in a round, and the others in the next', async () => {
    const album = await createOldAlbum({ images: 3 });

    await backfillThumbnails(t.deps, never, 2);
    const afterFirst = await countDue();
    await backfillThumbnails(t.deps, never, 2);

    expect([afterFirst, await countDue()]).toEqual([1, 0]);
    for (const key of album.keys) expect(await getFiles(key)).toEqual(ALL_FILES);
  });

  test('stopped between two images goes on with the second', async () => {
    const album = await createOldAlbum({ images: 2 });
    const stopping = new AbortController();
    const stopped = depsWith({
      async put(key, variant, bytes) {
        await t.deps.images.put(key, variant, bytes);
        stopping.abort();
      },
    });

    await runMaintenance(stopped, stopping.signal);
    const afterFirst = await countDue();
    await runMaintenance(t.deps);

    expect([afterFirst, await countDue()]).toEqual([1, 0]);
    for (const key of album.keys) expect(await getFiles(key)).toEqual(ALL_FILES);
  });

  test('cut off between two files of an image makes what lacks of it', async () => {
    const key = firstKey(await createOldAlbum({ images: 1 }));
    const failing = depsWith({
      async put(where, variant, bytes) {
        if (variant === '640') throw new StorageUnavailable('ENOSPC');
        await t.deps.images.put(where, variant, bytes);
      },
    });

    await runMaintenance(failing);
    const afterFirst = [await getFiles(key), await countDue()];
    await runMaintenance(t.deps);

    expect(afterFirst).toEqual([['160.webp', '320.webp', '480.webp', 'full.webp'], 1]);
    expect([await getFiles(key), await countDue()]).toEqual([ALL_FILES, 0]);
  });

  test.each(['while they are drawn', 'while they are written'])(
    'leaves nothing of an image that is deleted %s',
    async (when) => {
      const album = await createOldAlbum({ images: 4 });
      const key = firstKey(album);
      let deletion: Promise<unknown> = Promise.resolve();
      let begun = false;
      const deleteFirst = () => {
        begun = true;
        deletion = me.delete(`/image/${album.images[0]}`);
        return deletion;
      };
      const meanwhile = depsWith({
        async open(where, variant) {
          const file = await t.deps.images.open(where, variant);
          if (when === 'while they are drawn' && where === key) await deleteFirst();
          return file;
        },
        async put(where, variant, bytes) {
          // Leaves enough time for a deletion that does not wait.
          if (when === 'while they are written' && where === key && !begun)
            await Promise.race([deleteFirst(), sleep(200)]);
          await t.deps.images.put(where, variant, bytes);
        },
      });

      await runMaintenance(meanwhile);
      await deletion;

      expect(begun).toBe(true);
      expect(await getFiles(key)).toEqual([]);
      expect(await t.db.selectFrom('stored_file').where('key', '=', key).selectAll().execute()).toEqual([]);
      expect(await countDue()).toBe(0);
    },
  );

  test('by two processes at once leaves what one leaves', async () => {
    const album = await createOldAlbum();

    await Promise.all([backfillThumbnails(t.deps, never), backfillThumbnails(t.deps, never)]);

    expect(await countDue()).toBe(0);
    expect(await getFiles(firstKey(album))).toEqual(ALL_FILES);
  });

  test('passes over a file that is no picture: it is told once, and the other images get theirs', async () => {
    const album = await createOldAlbum({ images: 2 });
    await t.deps.images.put(firstKey(album), 'full', Buffer.from('no picture'));

    await runMaintenance(t.deps);
    await runMaintenance(t.deps);

    expect(linesWith('copies of an image could not be made')).toHaveLength(1);
    expect(await countDue()).toBe(0);
    expect(await getFiles(album.keys[1] ?? '')).toEqual(ALL_FILES);
  });

  test('is not stopped for good by an image whose folder cannot be read', async () => {
    const album = await createOldAlbum({ images: 2 });
    const stuck = [...album.keys].toSorted()[0] ?? '';
    await rm(dirname(getImageFolder(t, stuck)), { recursive: true });
    // A file in place of the folder makes every read of that folder fail.
    await writeFile(dirname(getImageFolder(t, stuck)), '');

    await runMaintenance(t.deps);
    await runMaintenance(t.deps);

    const due = await t.db.selectFrom('stored_file').where('copies_due', '=', true).select('key').execute();
    expect(due.map(({ key }) => key)).toEqual([stuck]);
  });

  test('has nothing to do for what is uploaded now', async () => {
    const album = await createAlbum(t, owner, { images: 0 });

    await upload(me, album.id, await gradientJpeg(40, 30));

    const [file] = await t.db.selectFrom('stored_file').selectAll().execute();
    expect([file?.copies_due, await getFiles(file?.key ?? '')]).toEqual([false, ALL_FILES]);
  });
});

describe('a large copy that was made with a lower effort', () => {
  /** Stores copies as a version did that encoded large stills with effort 1. */
  async function createHeavyAlbum(): Promise<{ key: string; heavy: Buffer }> {
    const key = firstKey(await createAlbum(t, owner));
    const heavy = await sharp(await gradientJpeg(800, 600))
      .resize(640)
      .webp({ quality: 100, effort: 1 })
      .toBuffer();
    for (const [variant, bytes] of Object.entries(stored))
      await t.deps.images.put(key, variant as keyof typeof stored, bytes);
    await t.deps.images.put(key, '640', heavy);
    await t.db.updateTable('stored_file').set({ copies_heavy: true }).where('key', '=', key).execute();
    return { key, heavy };
  }

  test('is encoded again once, and the others stay as they are', async () => {
    const { key, heavy } = await createHeavyAlbum();

    await backfillThumbnails(t.deps, never);
    const [large, small] = [await fetchCopy(key, '640'), await fetchCopy(key, '320')];
    await backfillThumbnails(depsWith({ put: () => Promise.reject(new Error('nothing is due')) }), never);

    expect(large.bytes.length).toBeLessThan(heavy.length);
    expect(await getWidth(large.bytes)).toBe(640);
    expect(small.bytes).toEqual(stored['320']);
  });

  test('stays where the new one would be no lighter', async () => {
    const { key } = await createHeavyAlbum();
    const light = await sharp(await gradientJpeg(640, 480))
      .webp({ quality: 1 })
      .toBuffer();
    await t.deps.images.put(key, '640', light);

    await backfillThumbnails(t.deps, never);

    expect((await fetchCopy(key, '640')).bytes).toEqual(light);
  });

  test('of a new upload is not due', async () => {
    const album = await createAlbum(t, owner);
    await upload(me, album.id, await gradientJpeg(800, 600));

    const rows = await t.db
      .selectFrom('stored_file')
      .where('copies_heavy', '=', true)
      .select('key')
      .execute();

    expect(rows).toEqual([]);
  });
});
