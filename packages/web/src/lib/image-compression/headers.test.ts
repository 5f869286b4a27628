import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { isAnimated } from './animation.ts';
import {
  getRotatedSize,
  type Orientation,
  readOrientation,
  uprightTransform,
  withNeutralOrientation,
} from './exif-orientation.ts';
import { fingerprint } from './fingerprint.ts';
import { readSize } from './image-size.ts';
import { detectType, type ImageType } from './signature.ts';

// Real files, encoded by sharp.
const picture = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

const getBytes = async (image: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await image.toBuffer());

async function frames(count: number): Promise<Sharp> {
  const pages = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp({
        create: { width: 16, height: 16, channels: 4, background: { r: index * 90, g: 0, b: 90, alpha: 1 } },
      })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pages, { join: { animated: true } });
}

const encoders: readonly [ImageType, (image: Sharp) => Sharp][] = [
  ['image/jpeg', (image) => image.jpeg()],
  ['image/jpeg', (image) => image.jpeg({ progressive: true })],
  ['image/png', (image) => image.png()],
  ['image/gif', (image) => image.gif()],
  ['image/webp', (image) => image.webp()],
  ['image/webp', (image) => image.flatten().webp()],
  ['image/webp', (image) => image.webp({ lossless: true })],
];

describe('detectType', () => {
  test.each(encoders)('recognises %s by its bytes', async (type, encode) => {
    expect(detectType(await getBytes(encode(picture())))).toBe(type);
  });

  test('refuses everything else, whatever its name says', () => {
    const texts = [
      '',
      'GIF88a',
      'RIFF____WAVE',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '%PDF-1.7',
      'BM\0\0',
    ];
    for (const text of texts) expect(detectType(new TextEncoder().encode(text))).toBeNull();
  });
});

describe('readSize', () => {
  test.each(encoders)('reads the size of a %s without decoding it', async (type, encode) => {
    expect(readSize(await getBytes(encode(picture(301, 47))), type)).toEqual({ width: 301, height: 47 });
  });

  test.each(encoders)('answers null, not nonsense, for a %s cut after a few bytes', async (type, encode) => {
    const bytes = await getBytes(encode(picture()));
    for (let length = 0; length < 12; length += 1) {
      const size = readSize(bytes.subarray(0, length), type);
      if (size !== null) expect(type).toBe('image/gif');
    }
  });
});

describe('isAnimated', () => {
  test('a GIF of one frame stands still', async () => {
    expect(isAnimated(await getBytes(picture().gif()), 'image/gif')).toBe(false);
  });

  test.each([2, 5])('a GIF of %i frames moves', async (count) => {
    expect(isAnimated(await getBytes((await frames(count)).gif()), 'image/gif')).toBe(true);
  });

  test('a still WebP stands still, transparent or not', async () => {
    expect(isAnimated(await getBytes(picture().webp()), 'image/webp')).toBe(false);
    expect(isAnimated(await getBytes(picture().flatten().webp()), 'image/webp')).toBe(false);
  });

  test('a WebP of several frames moves', async () => {
    expect(isAnimated(await getBytes((await frames(3)).webp()), 'image/webp')).toBe(true);
  });

  test('a GIF cut in the middle of its first frame stands still', async () => {
    const bytes = await getBytes((await frames(2)).gif());
    expect(isAnimated(bytes.subarray(0, 40), 'image/gif')).toBe(false);
  });
});

const withOrientation = (orientation: Orientation) => picture(40, 24).withMetadata({ orientation });
const turnable: readonly [ImageType, (image: Sharp) => Sharp][] = [
  ['image/jpeg', (image) => image.jpeg()],
  ['image/png', (image) => image.png()],
  ['image/webp', (image) => image.webp()],
];

describe('orientation', () => {
  test.each(turnable)('reads every orientation of a %s', async (type, encode) => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
      expect(readOrientation(await getBytes(encode(withOrientation(orientation))), type)).toBe(orientation);
    }
  });

  test.each(turnable)('a %s without EXIF is upright', async (type, encode) => {
    expect(readOrientation(await getBytes(encode(picture())), type)).toBe(1);
  });

  test.each(turnable)(
    'a neutral copy of a %s reads as upright, and the original is untouched',
    async (type, encode) => {
      const bytes = await getBytes(encode(withOrientation(6)));
      expect(readOrientation(withNeutralOrientation(bytes, type), type)).toBe(1);
      expect(readOrientation(bytes, type)).toBe(6);
    },
  );

  test('an upright file is not copied', async () => {
    const bytes = await getBytes(picture().jpeg());
    expect(withNeutralOrientation(bytes, 'image/jpeg')).toBe(bytes);
  });

  test('reads big-endian EXIF too', async () => {
    const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0];
    const payload = [...new TextEncoder().encode('Exif\0\0'), ...tiff];
    const segment = [0xff, 0xe1, 0, payload.length + 2, ...payload];
    const jpeg = await getBytes(picture().jpeg());
    const bytes = Uint8Array.from([0xff, 0xd8, ...segment, ...jpeg.subarray(2)]);
    expect(readOrientation(bytes, 'image/jpeg')).toBe(8);
    expect(readOrientation(withNeutralOrientation(bytes, 'image/jpeg'), 'image/jpeg')).toBe(1);
  });

  test('swaps the sides of pictures that lie on their side', () => {
    expect(getRotatedSize({ width: 4, height: 3 }, 6)).toEqual({ width: 3, height: 4 });
    expect(getRotatedSize({ width: 4, height: 3 }, 3)).toEqual({ width: 4, height: 3 });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
    'orientation %i turns the stored frame onto the upright one',
    (orientation) => {
      const stored = { width: 4, height: 3 };
      const [a, b, c, d, e, f] = uprightTransform(stored, orientation);
      const corners = [
        [0, 0],
        [4, 0],
        [0, 3],
        [4, 3],
      ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f]);
      const { width, height } = getRotatedSize(stored, orientation);
      expect(corners.map(String).sort()).toEqual(
        [
          [0, 0],
          [width, 0],
          [0, height],
          [width, height],
        ]
          .map(String)
          .sort(),
      );
    },
  );
});

describe('fingerprint', () => {
  test('is the same for the same bytes and differs for one changed byte', async () => {
    const bytes = await getBytes(picture().png());
    const changed = bytes.slice();
    changed[30] = (changed[30] ?? 0) ^ 1;
    expect(fingerprint(bytes.slice())).toBe(fingerprint(bytes));
    expect(fingerprint(changed)).not.toBe(fingerprint(bytes));
  });
});
