// Link previews: their pixels, for each kind and state, and that drawing never delays other requests.
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES } from '@palmares/core/contract/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESOURCE_KINDS, type ResourceKind } from '../../content/public-resource/public-resource.ts';
import { createDrawing, type DrawingJob } from '../../drawing/drawing.ts';
import { sharp } from '../../files/configured-sharp.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createAlbum, getImageFolder, signedIn, type TestAlbum } from '../../testing/factories.ts';
import { PLACED_RESULTS } from '../../testing/sample-results.ts';
import { createWebFolder } from '../../testing/web-folder.ts';

const SITE = 'https://palmares.example';
const RED = { r: 214, g: 40, b: 57 };
const BYTES_MAX = 300_000;

const drawing = createDrawing();
let drawn = 0;
/** Synchronises concurrent drawings, if a test sets it. */
let meet = async () => {};
let web: Awaited<ReturnType<typeof createWebFolder>>;
let site: TestApp;
let author: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  const counted = {
    ...drawing,
    draw: async (job: DrawingJob) => {
      drawn += 1;
      await meet();
      return drawing.draw(job);
    },
  };
  web = await createWebFolder();
  const replaced = { drawing: counted, webFolder: web.folder };
  site = await createTestApp({ config: { publicUrl: SITE }, replaced });
  author = await signedIn(site, { username: 'Ada' });
});
afterAll(async () => {
  await site.close();
  await drawing.close();
  await web.remove();
});

const PLAIN = sharp({ create: { width: 480, height: 360, channels: 3, background: RED } });

/** An album with readable files, red by default. */
async function paintedAlbum(
  input: Parameters<typeof createAlbum>[2] = {},
  picture = PLAIN,
): Promise<TestAlbum> {
  const album = await createAlbum(site, author.user, input);
  const bytes = await picture.clone().webp().toBuffer();
  for (const key of album.keys) {
    const folder = getImageFolder(site, key);
    await mkdir(folder, { recursive: true });
    // Old stored variants: a picture that needs 320 reads the next wider one.
    for (const name of ['full', '480', '160']) await writeFile(join(folder, `${name}.webp`), bytes);
  }
  return album;
}

type Made = { readonly kind: ResourceKind; readonly id: number; readonly album: TestAlbum };

async function make(
  kind: ResourceKind,
  more: { name?: string; private?: boolean } = {},
  of?: TestAlbum,
): Promise<Made> {
  const album = of ?? (await paintedAlbum(kind === 'album' ? { name: more.name ?? 'Rouges' } : {}));
  if (kind === 'album') return { kind, id: album.id, album };
  const body = { name: 'Tout en rouge', id_album: album.id, ...PLACED_RESULTS[kind](album.images), ...more };
  const { id } = (await author.client.post(`/${kind}`, body)).data<{ id: number }>();
  return { kind, id, album };
}

/** The address of the picture in the page's head. */
async function getAddress({ kind, id }: Made): Promise<string> {
  const { body } = await site.app.inject(PAGES[kind].replace(':id', String(id)));
  return /og:image" content="https:\/\/palmares\.example([^"]*)"/.exec(body)?.[1] ?? '';
}

const fetchPicture = (path: string) => site.app.inject(path);

/** The share of pixels that are about as red as the images. */
async function redShare(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (Math.abs(r - RED.r) + Math.abs(g - RED.g) + Math.abs(b - RED.b) < 30) red += 1;
  }
  return red / (info.width * info.height);
}

async function stateOfFile(made: Made): Promise<{ kept: number; files: string[] }> {
  const rows = await site.db
    .selectFrom('stored_file')
    .where('key', 'not in', made.album.keys)
    .select('state')
    .execute();
  const kept = await site.db
    .selectFrom('preview')
    .where('kind', '=', made.kind)
    .where('id', '=', made.id)
    .select('tag')
    .execute();
  return { kept: kept.length, files: rows.map(({ state }) => state) };
}

describe.each(RESOURCE_KINDS)('the picture of a link to a %s', (kind) => {
  test('SH-70: shows its images, as large as a chat wants it, and is drawn once', async () => {
    const made = await make(kind);
    const path = await getAddress(made);
    const before = drawn;

    const first = await fetchPicture(path);
    const again = await fetchPicture(path);

    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/jpeg');
    // Caches must revalidate after five minutes, because the content may be hidden by then.
    expect(first.headers['cache-control']).toBe('public, max-age=300, must-revalidate');
    // Sites that unfurl a link show the picture in their own pages.
    expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(await redShare(first.rawPayload)).toBeGreaterThan(0.2);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(drawn - before).toBe(1);
  });

  test('LG-11: has the words of the page, and the pictures of all languages go together', async () => {
    const made = await make(kind);
    const french = await getAddress(made);
    const before = drawn;

    const english = await fetchPicture(`/en${french}`);
    const [first, again] = [await fetchPicture(french), await fetchPicture(`/en${french}`)];

    expect([english.statusCode, first.statusCode]).toEqual([200, 200]);
    expect(english.rawPayload.equals(first.rawPayload)).toBe(false);
    expect(again.rawPayload.equals(english.rawPayload)).toBe(true);
    expect(drawn - before).toBe(2);
    expect((await stateOfFile(made)).kept).toBe(1);
    await author.client.put(
      `/${kind}/${made.id}`,
      kind === 'album' ? { status: 'private' } : { private: true },
    );
    expect((await fetchPicture(`/en${french}`)).statusCode).toBe(401);
    expect(await stateOfFile(made)).toMatchObject({ kept: 0 });
  });

  test.each(['"><b>', 'العربية اسم طويل', '👨‍👩‍👧‍👦🏳️‍🌈', 'M'.repeat(64)])(
    'is drawn with the name %s',
    async (name) => {
      const made = await make(kind, { name });

      expect((await fetchPicture(await getAddress(made))).statusCode).toBe(200);
    },
  );

  test('SH-70: changed, it has another address, and the old one shows what is there now', async () => {
    const made = await make(kind);
    const before = await getAddress(made);
    await fetchPicture(before);
    await author.client.put(`/${kind}/${made.id}`, { name: 'Un autre nom' });

    const after = await getAddress(made);

    expect(after).not.toBe(before);
    const [old, now] = [await fetchPicture(before), await fetchPicture(after)];
    expect(now.rawPayload.equals(old.rawPayload)).toBe(true);
    expect((await stateOfFile(made)).kept).toBe(1);
  });

  test('private, in quarantine or deleted, there is none, and its file is to be removed', async () => {
    const hide = async (made: Made, how: 'private' | 'quarantine' | 'delete') => {
      if (how === 'delete') return author.client.delete(`/${kind}/${made.id}`);
      if (how === 'quarantine')
        return site.db
          .updateTable('album')
          .set({ status: 'quarantined' })
          .where('id', '=', made.album.id)
          .execute();
      return author.client.put(
        `/${kind}/${made.id}`,
        kind === 'album' ? { status: 'private' } : { private: true },
      );
    };
    for (const how of ['private', 'quarantine', 'delete'] as const) {
      const made = await make(kind);
      const path = await getAddress(made);
      await fetchPicture(path);
      const { file_key } = await site.db
        .selectFrom('preview')
        .where('kind', '=', kind)
        .where('id', '=', made.id)
        .select('file_key')
        .executeTakeFirstOrThrow();

      await hide(made, how);

      expect([how, (await fetchPicture(path)).statusCode >= 400]).toEqual([how, true]);
      expect((await stateOfFile(made)).kept).toBe(0);
      const file = await site.db
        .selectFrom('stored_file')
        .where('key', '=', file_key)
        .select('state')
        .execute();
      expect(file).toEqual([{ state: 'deleting' }]);
    }
  });
});

test('of a private album, a public content shows its images, and not the name of the album', async () => {
  const hidden = await paintedAlbum({ status: 'private', name: 'Secret' });
  const made = await make('tierlist', { private: true }, hidden);
  await author.client.put(`/tierlist/${made.id}`, { private: false });

  const { statusCode, rawPayload } = await fetchPicture(await getAddress(made));

  expect(statusCode).toBe(200);
  expect(await redShare(rawPayload)).toBeGreaterThan(0.2);
});

test('pages without images, and what a visitor may not see, show the site’s own', async () => {
  const hidden = await make('tierlist', { private: true });
  const empty: Made = {
    kind: 'album',
    id: (await createAlbum(site, author.user, { images: 0 })).id,
    album: hidden.album,
  };

  expect([await getAddress(hidden), await getAddress(empty)]).toEqual(['/card.png', '/card.png']);
});

test('drawn by two servers at the same time, one is kept and the other is to be removed', async () => {
  const made = await make('album');
  const address = await getAddress(made);
  // One thread draws for both.
  const replaced = { drawing: { ...site.deps.drawing, close: async () => undefined }, webFolder: web.folder };
  const beside = await createTestApp({ beside: site, config: { publicUrl: SITE }, replaced });
  const files = () => site.db.selectFrom('stored_file').select(['key', 'state']).execute();
  const known = new Set((await files()).map(({ key }) => key));
  const before = drawn;
  const both = Promise.withResolvers<void>();
  meet = async () => {
    if (drawn - before === 2) both.resolve();
    await both.promise;
  };

  const pictures = await Promise.all([site, beside].map(({ app }) => app.inject(address)));

  for (const { rawPayload } of pictures) expect(await redShare(rawPayload)).toBeGreaterThan(0.2);
  expect(drawn - before).toBe(2);
  const states = (await files()).filter(({ key }) => !known.has(key)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['deleting', 'live']);
  meet = async () => {};
  await beside.close();
});

test('noise that compresses badly stays light enough for a chat', async () => {
  const noise = sharp(randomBytes(480 * 480 * 3), { raw: { width: 480, height: 480, channels: 3 } });
  const made = await make('album', {}, await paintedAlbum({ images: 40 }, noise));

  const { rawPayload } = await fetchPicture(await getAddress(made));

  expect(rawPayload.length).toBeLessThanOrEqual(BYTES_MAX);
});

test.each([
  '/preview/user/1/x.jpg',
  '/preview/album/0/x.jpg',
  '/preview/album/1e3/x.jpg',
  '/preview/album/1/x.png',
])('there is no picture at %s', async (path) => {
  expect((await fetchPicture(path)).statusCode).toBe(404);
});
