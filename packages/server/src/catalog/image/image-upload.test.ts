import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Album, Image } from '@palmares/core/contract/types';
import { ALBUM, IMAGE } from '@palmares/core/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  animatedGif,
  animatedWebp,
  gifBomb,
  gradientJpeg,
  gradientPng,
  phonePhoto,
  pngBomb,
  transparentDisc,
} from '../../../fixtures/images.ts';
import { createWorkerContentCheck } from '../../content-check/worker-content-check.ts';
import { sharp } from '../../files/configured-sharp.ts';
import { IMAGE_VARIANTS, StorageUnavailable } from '../../files/image-store.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { checksum } from '../../testing/checksum.ts';
import type { Client } from '../../testing/client.ts';
import { createAlbum, signedIn, type TestAlbum, type TestUser } from '../../testing/factories.ts';
import { encodeForm, FORM_TYPE, sendForm, upload } from '../../testing/form.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let album: TestAlbum;
let picture: Buffer;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  picture = await gradientJpeg(64, 48);
});
beforeEach(async () => {
  t.check.answer = 'pass';
  album = await createAlbum(t, owner, { images: 0 });
});
afterAll(() => t.close());

const getFile = async (image: Image, variant = 'full') => {
  const reply = await me.get((image.path_image ?? '').replace('full.webp', `${variant}.webp`));
  expect(reply.status).toBe(200);
  return reply.bytes;
};
const listFiles = async () =>
  (await readdir(join(t.dataDir, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.webp'),
  );

describe('an upload', () => {
  test('AL-14, AL-15, AL-39, AL-82: answers the image with its size, colour and address, last in its album', async () => {
    const first = await upload(me, album.id, picture, { name: 'Première' });
    const second = await upload(me, album.id, picture, {
      name: '  Écran  d’été ',
      description: 'Une\r\nligne',
      url: 'https://example.org/page',
    });

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data<Image>()).toMatchObject({
      name: 'Écran d’été',
      description: 'Une\nligne',
      url: 'https://example.org/page',
      id_album: album.id,
      width: 64,
      height: 48,
      animated: false,
      color: expect.stringMatching(/^[0-9a-f]{6}$/),
    });
    const shown = (await me.get(`/album/${album.id}`)).data<Album>();
    expect(shown.images.map(({ name }) => name)).toEqual(['Première', 'Écran d’été']);
    expect(shown).toMatchObject({ image_count: 2, version: 1 });
  });

  test('may send the file before its fields', async () => {
    const reply = await sendForm(me, [
      ['file', { file: picture }],
      ['id_album', String(album.id)],
      ['name', 'Après coup'],
    ]);

    expect([reply.status, reply.data<Image>().name]).toEqual([201, 'Après coup']);
  });

  test('is ordered by the position it asks for, whichever comes first', async () => {
    for (const position of [3, 1, 2])
      await upload(me, album.id, picture, { name: `n${position}`, position: String(position) });

    const { images } = (await me.get(`/album/${album.id}`)).data<Album>();

    expect(images.map(({ name }) => name)).toEqual(['n1', 'n2', 'n3']);
  });

  test('AL-32: turns a phone photo upright and forgets where it was taken', async () => {
    const photo = await phonePhoto(80, 40);
    expect(photo.includes('Telephone')).toBe(true);

    const image = (await upload(me, album.id, photo)).data<Image>();

    expect([image.width, image.height]).toEqual([40, 80]);
    for (const variant of IMAGE_VARIANTS) {
      const bytes = await getFile(image, variant);
      const meta = await sharp(bytes).metadata();
      expect([meta.format, meta.exif, meta.orientation]).toEqual(['webp', undefined, undefined]);
      expect(bytes.includes('Telephone')).toBe(false);
    }
  });

  test('keeps the transparency of a PNG', async () => {
    const image = (await upload(me, album.id, await transparentDisc(50))).data<Image>();

    expect((await sharp(await getFile(image)).metadata()).hasAlpha).toBe(true);
  });

  test.each([
    ['GIF', animatedGif],
    ['WebP', animatedWebp],
  ])('AL-28: keeps an animated %s animated', async (_name, animate) => {
    const image = (
      await upload(me, album.id, await animate({ width: 30, height: 20, frames: 4 }))
    ).data<Image>();

    expect([image.animated, image.width, image.height]).toEqual([true, 30, 20]);
    expect((await sharp(await getFile(image)).metadata()).pages).toBe(4);
    expect((await sharp(await getFile(image, '160')).metadata()).pages ?? 1).toBe(1);
  });

  test('AL-31: is decided by the bytes, whatever name and type it comes with', async () => {
    const reply = await sendForm(me, [
      ['name', 'Un PNG'],
      ['id_album', String(album.id)],
      ['file', { file: await gradientPng(20, 20), fileName: 'notes.txt', type: 'text/plain' }],
    ]);

    expect(reply.status).toBe(201);
  });

  test('AL-25, AL-27, AL-34: is made at most 1920 pixels wide, and in copies of 640, 480, 320 and 160', async () => {
    const image = (await upload(me, album.id, await gradientJpeg(2_400, 1_200))).data<Image>();

    expect([image.width, image.height]).toEqual([1_920, 960]);
    for (const width of [640, 480, 320, 160])
      expect((await sharp(await getFile(image, String(width))).metadata()).width).toBe(width);
  });

  test('counts its bytes for its author', async () => {
    const { user, client } = await signedIn(t);
    const mine = await createAlbum(t, user, { images: 0 });

    const image = (await upload(client, mine.id, picture)).data<Image>();

    const sizes = await Promise.all(IMAGE_VARIANTS.map((variant) => getFile(image, variant)));
    const { stored_bytes } = await t.db
      .selectFrom('account')
      .where('id', '=', user.id)
      .select('stored_bytes')
      .executeTakeFirstOrThrow();
    expect(stored_bytes).toBe(sizes.reduce((sum, bytes) => sum + bytes.length, 0));
  });
});

describe('AX-17: a refused upload leaves no row and no file', () => {
  async function expectRefused(status: number, code: string, send: () => ReturnType<typeof upload>) {
    const [rows, files] = [await checksum(t), await listFiles()];

    const reply = await send();

    expect([reply.status, reply.code]).toEqual([status, code]);
    expect(await checksum(t)).toBe(rows);
    expect(await listFiles()).toEqual(files);
    return reply;
  }

  test.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ['a text', () => Buffer.from('not an image at all'), 415, 'unsupported_media_type'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'unsupported_media_type'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), 415, 'unsupported_media_type'],
    ['half a JPEG', () => picture.subarray(0, picture.length / 2), 422, 'image_unreadable'],
    ['a JPEG header alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 422, 'image_unreadable'],
    ['a PNG of a billion pixels', () => pngBomb(40_000, 25_000), 422, 'image_too_many_pixels'],
    [
      'a GIF whose frames add up to too much',
      () => gifBomb({ width: 1_000, height: 1_000, frames: 60 }),
      422,
      'image_too_many_pixels',
    ],
    ['a file over 10 MB', () => Buffer.alloc(IMAGE.originalBytesMax + 1, 0xff), 413, 'file_too_large'],
  ])('such as %s', async (_what, file, status, code) => {
    const bytes = await file();

    await expectRefused(status, code, () => upload(me, album.id, bytes));
  });

  test('AL-35, AL-36: with inappropriate content, in the words that the client knows', async () => {
    t.check.answer = 'refuse';

    const reply = await expectRefused(422, 'inappropriate_content', () => upload(me, album.id, picture));

    expect(reply.message).toBe("inappropriate content: Contenu inapproprié détecté dans l'image.");
  });

  test('AL-38, PR-22: while the content check is down: 503, to be tried again', async () => {
    t.check.answer = 'down';

    const reply = await expectRefused(503, 'moderation_unavailable', () => upload(me, album.id, picture));

    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each<[string, Record<string, string>, string, string]>([
    ['an empty name', { name: '  ' }, 'name', "Le nom de l'image ne peut pas être vide."],
    [
      'a name of 26',
      { name: 'x'.repeat(26) },
      'name',
      'Le nom de l’image ne peut pas dépasser 25 caractères.',
    ],
    [
      'a description of 501',
      { description: 'x'.repeat(501) },
      'description',
      'La description ne peut pas dépasser 500 caractères.',
    ],
    ['a NUL in its name', { name: 'a\0b' }, 'name', 'Cette valeur n’est pas valide.'],
    ['a NUL in its description', { description: 'a\0b' }, 'description', 'Cette valeur n’est pas valide.'],
  ])('with %s', async (_what, fields, field, message) => {
    const reply = await expectRefused(400, 'validation_failed', () => upload(me, album.id, picture, fields));

    expect(reply.issues).toEqual([{ field, code: expect.any(String), message }]);
  });

  test.each([['name'], ['id_album'], ['file']])('without its %s', async (left) => {
    const parts = [
      ['name', 'x'],
      ['id_album', String(album.id)],
      ['file', { file: picture }],
    ] as const;

    const reply = await expectRefused(400, 'validation_failed', () =>
      sendForm(
        me,
        parts.filter(([name]) => name !== left),
      ),
    );

    expect(reply.issues.map(({ field }) => field)).toEqual([left]);
  });

  test.each<[string, string | Buffer, string]>([
    ['cut off in the middle', encodeForm([['name', 'x']]).subarray(0, 60), FORM_TYPE],
    ['of another boundary', encodeForm([['name', 'x']]), 'multipart/form-data; boundary=other'],
    ['without a boundary', encodeForm([['name', 'x']]), 'multipart/form-data'],
    [
      'with fifty fields',
      encodeForm(Array.from({ length: 50 }, (_, index) => [`f${index}`, 'x'])),
      FORM_TYPE,
    ],
  ])('as a form %s', async (_what, body, type) => {
    const before = await checksum(t);

    const reply = await me.post('/image', body, { headers: { 'content-type': type } });

    expect(reply.status).toBe(400);
    expect(reply.body()).toMatchObject({ status: 'error', code: expect.any(String) });
    expect(await checksum(t)).toBe(before);
  });

  test('with two files', async () => {
    const reply = await sendForm(me, [
      ['name', 'x'],
      ['id_album', String(album.id)],
      ['file', { file: picture }],
      ['file', { file: picture }],
    ]);

    expect(reply.status).toBe(400);
  });

  test('as JSON', async () => {
    await expectRefused(415, 'unsupported_content_type', () =>
      me.post('/image', { name: 'x', id_album: album.id }),
    );
  });
});

describe('an upload of one’s own', () => {
  test('AL-19: ignores a wrong link, as the screen has said', async () => {
    for (const url of ['javascript:alert(1)', 'pas une adresse', `https://x.org/${'y'.repeat(2_100)}`]) {
      const reply = await upload(me, album.id, picture, { url });
      expect([reply.status, reply.data<Image>().url]).toEqual([201, null]);
    }
  });

  test('AL-37: that is doubtful is published and flagged for moderation', async () => {
    t.check.answer = 'review';

    const { id } = (await upload(me, album.id, picture)).data<Image>();

    const flag = await t.db
      .selectFrom('flagged_image')
      .selectAll()
      .where('image_id', '=', id)
      .executeTakeFirst();
    expect(flag).toMatchObject({ state: 'pending', scores: { Porn: 0.5 } });
  });

  test('that passes is not flagged', async () => {
    const { id } = (await upload(me, album.id, picture)).data<Image>();

    expect(await t.db.selectFrom('flagged_image').where('image_id', '=', id).selectAll().execute()).toEqual(
      [],
    );
  });

  test('is checked before anything is stored, on the picture and not on the file sent', async () => {
    t.check.seen.length = 0;
    await upload(me, album.id, await phonePhoto(80, 40));

    const [seen] = t.check.seen;
    expect((await sharp(seen).metadata()).format).toBe('webp');
  });

  test('AL-40: stops at 1 000 images an album, also when the last two arrive at once', async () => {
    await t.db
      .updateTable('album')
      .set({ image_count: ALBUM.imagesMax - 1 })
      .where('id', '=', album.id)
      .execute();

    const replies = await Promise.all([upload(me, album.id, picture), upload(me, album.id, picture)]);

    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409]);
    expect(replies.find((reply) => reply.status === 409)?.code).toBe('album_full');
    expect((await upload(me, album.id, picture)).code).toBe('album_full');
  });

  test('AL-40: stops at 2 GB a person, and leaves neither row nor file of the one too many', async () => {
    const { user, client } = await signedIn(t);
    const mine = await createAlbum(t, user, { images: 0 });
    await t.db
      .updateTable('account')
      .set({ stored_bytes: ALBUM.bytesPerUserMax - 10 })
      .where('id', '=', user.id)
      .execute();
    const [rows, files] = [await checksum(t), await listFiles()];

    const reply = await upload(client, mine.id, picture);

    expect([reply.status, reply.code]).toEqual([409, 'storage_quota_reached']);
    expect(await checksum(t)).toBe(rows);
    expect(await listFiles()).toEqual(files);
  });
});

describe('an upload that is sent again with its Idempotency-Key', () => {
  const countFiles = async () => (await listFiles()).length;

  test('gives exactly one image and one set of files', async () => {
    const before = await countFiles();
    const send = () => upload(me, album.id, picture, {}, { key: `again-${album.id}` });

    const first = await send();
    const second = await send();

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data<Image>().id).toBe(first.data<Image>().id);
    expect((await me.get(`/album/${album.id}`)).data<Album>().image_count).toBe(1);
    expect(await countFiles()).toBe(before + IMAGE_VARIANTS.length);
    const files = await t.db.selectFrom('stored_file').where('state', '<>', 'live').selectAll().execute();
    expect(files).toEqual([]);
  });

  test('gives one image to three parallel twins', async () => {
    const before = await countFiles();

    const replies = await Promise.all(
      [1, 2, 3].map(() => upload(me, album.id, picture, {}, { key: `twins-${album.id}` })),
    );

    expect(new Set(replies.map((reply) => reply.data<Image>().id)).size).toBe(1);
    expect(await countFiles()).toBe(before + IMAGE_VARIANTS.length);
  });

  test('with another file or name is refused', async () => {
    const key = `other-${album.id}`;
    await upload(me, album.id, picture, { name: 'Un' }, { key });

    const renamed = await upload(me, album.id, picture, { name: 'Deux' }, { key });
    const redrawn = await upload(me, album.id, await gradientJpeg(65, 48), { name: 'Un' }, { key });

    expect([renamed.code, redrawn.code]).toEqual(['idempotency_conflict', 'idempotency_conflict']);
    expect((await me.get(`/album/${album.id}`)).data<Album>().image_count).toBe(1);
  });

  test('after a failure is made, not refused again', async () => {
    const key = `failed-${album.id}`;
    t.check.answer = 'down';
    const failed = await upload(me, album.id, picture, {}, { key });
    t.check.answer = 'pass';

    const retried = await upload(me, album.id, picture, {}, { key });

    expect([failed.status, retried.status]).toEqual([503, 201]);
  });
});

test('PR-22: with the storage down an upload is 503 and shows no image', async () => {
  const away = async () => {
    throw new StorageUnavailable('ENOSPC');
  };
  const other = await createTestApp();
  const store = other.deps.images;
  const broken = await createTestApp({ replaced: { images: { ...store, put: away, remove: away } } });
  const { user, client } = await signedIn(broken);
  const mine = await createAlbum(broken, user, { images: 0 });

  const reply = await upload(client, mine.id, picture);
  const images = await broken.db.selectFrom('image').selectAll().execute();
  await Promise.all([other.close(), broken.close()]);

  expect([reply.status, reply.code, Number(reply.headers['retry-after']) > 0]).toEqual([
    503,
    'unavailable',
    true,
  ]);
  expect(images).toEqual([]);
});

test('AL-35: the real worker looks at a real upload and lets a harmless picture through', async () => {
  const contentCheck = createWorkerContentCheck();
  const real = await createTestApp({ replaced: { contentCheck } });
  const { user, client } = await signedIn(real);
  const mine = await createAlbum(real, user, { images: 0 });

  const reply = await upload(client, mine.id, await transparentDisc(200));
  await real.close();
  await contentCheck.close();

  expect(reply.status).toBe(201);
});
