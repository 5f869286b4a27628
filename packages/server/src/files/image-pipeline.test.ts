import { describe, expect, it } from 'vitest';
import {
  animatedGif,
  animatedWebp,
  discSvg,
  frameColor,
  gifBomb,
  gradientJpeg,
  gradientPng,
  hdrPhoto,
  noisePng,
  oddPhonePhoto,
  paintGradient,
  phonePhoto,
  pngBomb,
  transparentDisc,
} from '../../fixtures/images.ts';
import { sharp } from './configured-sharp.ts';
import { FRAMES_MAX } from './image-inspection.ts';
import { type ProcessedImage, processImage } from './image-pipeline.ts';
import { ImageRefused } from './image-refused.ts';
import { IMAGE_VARIANTS } from './image-store.ts';

const getRefusal = async (bytes: Buffer, options?: { storedBytesMax: number }): Promise<string> => {
  try {
    await processImage(bytes, options);
    return 'accepted';
  } catch (error) {
    if (error instanceof ImageRefused) return error.code;
    throw error;
  }
};

const getSize = async (bytes: Buffer) => {
  const { format, width, height, pageHeight } = await sharp(bytes, { animated: true }).metadata();
  return [format, width, pageHeight ?? height];
};

const getSizes = async ({ variants }: ProcessedImage) =>
  Object.fromEntries(
    await Promise.all(
      IMAGE_VARIANTS.map(async (variant) => [variant, await getSize(variants[variant])] as const),
    ),
  );

const pixelAt = async (bytes: Buffer, left: number, top: number, page = 0): Promise<number[]> => {
  const region = { left, top, width: 1, height: 1 };
  return [...(await sharp(bytes, { page }).extract(region).raw().toBuffer())];
};

describe('a still picture', () => {
  it('becomes WebP in every size', async () => {
    const image = await processImage(await gradientJpeg(2400, 1600));

    expect(image).toMatchObject({ width: 1920, height: 1280, animated: false, sourceType: 'image/jpeg' });
    expect(await getSizes(image)).toEqual({
      full: ['webp', 1920, 1280],
      '640': ['webp', 640, 427],
      '480': ['webp', 480, 320],
      '320': ['webp', 320, 213],
      '160': ['webp', 160, 107],
    });
  });

  it('is never enlarged, and one file serves the sizes that would be equal', async () => {
    const image = await processImage(await gradientPng(100, 60));

    expect(await getSizes(image)).toEqual({
      full: ['webp', 100, 60],
      '640': ['webp', 100, 60],
      '480': ['webp', 100, 60],
      '320': ['webp', 100, 60],
      '160': ['webp', 100, 60],
    });
    for (const variant of ['640', '480', '320'] as const)
      expect(image.variants[variant]).toBe(image.variants.full);
  });

  it('may be a single pixel', async () => {
    const image = await processImage(await gradientPng(1, 1));

    expect(image).toMatchObject({ width: 1, height: 1, sourceType: 'image/png' });
  });

  it('may be a very wide panorama or a very tall strip, held to twice the width of its size', async () => {
    const wide = await processImage(await gradientPng(20_000, 40));
    const tall = await processImage(await gradientPng(300, 6_000));

    expect(await getSizes(wide)).toEqual({
      full: ['webp', 1920, 4],
      '640': ['webp', 640, 1],
      '480': ['webp', 480, 1],
      '320': ['webp', 320, 1],
      '160': ['webp', 160, 1],
    });
    expect(await getSizes(tall)).toEqual({
      full: ['webp', 96, 1920],
      '640': ['webp', 64, 1280],
      '480': ['webp', 48, 960],
      '320': ['webp', 32, 640],
      '160': ['webp', 16, 320],
    });
  });

  it('keeps its transparency, and its average colour ignores what is transparent', async () => {
    const image = await processImage(await transparentDisc(600, '#2070e0'));

    expect((await pixelAt(image.variants.full, 0, 0))[3]).toBe(0);
    expect((await pixelAt(image.variants['160'], 80, 80))[3]).toBe(255);
    expect(image.color).toMatch(/^#(1f|20|21)(6f|70|71)(df|e0|e1)$/);
  });

  it('AL-32: is turned upright and loses its place, its camera and every other metadata', async () => {
    const photo = await phonePhoto(1200, 800);
    const before = await sharp(photo).metadata();

    const image = await processImage(photo);

    expect(before.orientation).toBe(6);
    expect(before.exif?.length).toBeGreaterThan(100);
    expect(image).toMatchObject({ width: 800, height: 1200 });
    for (const bytes of Object.values(image.variants)) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(bytes.includes('Camera de test')).toBe(false);
    }
    // After a quarter turn clockwise, the red corner moves from top left to top right.
    const [red, green, blue] = await pixelAt(image.variants.full, 795, 4);
    expect(red).toBeGreaterThan(230);
    expect(green).toBeLessThan(30);
    expect(blue).toBeLessThan(30);
  });

  it('is taken from a phone that writes odd markers', async () => {
    const odd = await oddPhonePhoto(640, 480);

    await expect(sharp(odd, { failOn: 'warning' }).toBuffer()).rejects.toThrow('SOS');
    expect(await processImage(odd)).toMatchObject({ width: 640, height: 480 });
  });

  it('keeps its colours when they come in another space', async () => {
    const orange = { create: { width: 200, height: 100, channels: 3, background: '#e08040' } } as const;
    const files = {
      cmyk: await sharp(orange).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
      displayP3: await sharp(orange).withIccProfile('p3').png().toBuffer(),
      deep: await sharp(orange).toColourspace('rgb16').png().toBuffer(),
    };
    expect((await sharp(files.cmyk).metadata()).space).toBe('cmyk');
    expect((await sharp(files.displayP3).metadata()).icc).toBeDefined();
    expect((await sharp(files.deep).metadata()).depth).toBe('ushort');

    // CMYK without a profile has no exact colours.
    const tolerances = { cmyk: 20, displayP3: 5, deep: 5 };
    for (const name of ['cmyk', 'displayP3', 'deep'] as const) {
      const image = await processImage(files[name]);
      const [red = 0, green = 0, blue = 0] = await pixelAt(image.variants.full, 100, 50);
      expect(Math.abs(red - 0xe0), name).toBeLessThan(tolerances[name]);
      expect(Math.abs(green - 0x80), name).toBeLessThan(tolerances[name]);
      expect(Math.abs(blue - 0x40), name).toBeLessThan(tolerances[name]);
    }
  });

  it('may be grey, with and without transparency', async () => {
    const grey = await sharp(paintGradient(200, 100), { raw: { width: 200, height: 100, channels: 3 } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    const greyAlpha = await sharp(grey).ensureAlpha(0.5).toColourspace('b-w').png().toBuffer();
    expect((await sharp(greyAlpha).metadata()).channels).toBe(2);

    const [image, seeThrough] = [await processImage(grey), await processImage(greyAlpha)];

    expect(image.color).toMatch(/^#(..)\1\1$/);
    expect(await pixelAt(seeThrough.variants.full, 10, 10)).toHaveLength(4);
  });

  it('may carry an HDR gain map, as recent phones write', async () => {
    const hdr = await hdrPhoto(400, 300);
    expect((await sharp(hdr).metadata()).gainMap).toBeDefined();

    expect(await processImage(hdr)).toMatchObject({ width: 400, height: 300, sourceType: 'image/jpeg' });
  });

  it('gives the same bytes each time', async () => {
    const photo = await phonePhoto(700, 500);

    expect(await processImage(photo)).toEqual(await processImage(photo));
  });
});

describe('an animation', () => {
  it.each([
    ['GIF', animatedGif, 'image/gif'],
    ['WebP', animatedWebp, 'image/webp'],
  ] as const)(
    'in %s keeps its frames, delays and loops in all sizes but 160, which is its first frame',
    async (_name, make, type) => {
      const bytes = await make({ width: 800, height: 400, frames: 4, delays: [50, 100, 150, 200], loop: 3 });

      const image = await processImage(bytes);

      expect(image).toMatchObject({ width: 800, height: 400, animated: true, sourceType: type });
      expect(await getSizes(image)).toEqual({
        full: ['webp', 800, 400],
        '640': ['webp', 640, 320],
        '480': ['webp', 480, 240],
        '320': ['webp', 320, 160],
        '160': ['webp', 160, 80],
      });
      for (const variant of ['full', '640', '480', '320'] as const) {
        const { pages, delay, loop } = await sharp(image.variants[variant], { animated: true }).metadata();
        expect({ pages, delay, loop }).toEqual({ pages: 4, delay: [50, 100, 150, 200], loop: 3 });
      }
      expect((await sharp(image.variants['160']).metadata()).pages ?? 1).toBe(1);
      expect(image.color).toMatch(/^#f.0.4.$|^#ff/);
      for (const frame of [0, 1, 2, 3]) {
        const [red = 0, green = 0] = await pixelAt(image.variants.full, 400, 200, frame);
        const wanted = frameColor(frame, 4);
        expect(Math.abs(red - wanted.r)).toBeLessThan(12);
        expect(Math.abs(green - wanted.g)).toBeLessThan(12);
      }
    },
  );

  it('without a usable delay runs at the pace that browsers give to such a GIF', async () => {
    const image = await processImage(
      await animatedGif({ width: 40, height: 40, frames: 3, delays: [0, 10, 20] }),
    );

    const { delay } = await sharp(image.variants.full, { animated: true }).metadata();
    expect(delay).toEqual([100, 100, 20]);
  });

  it('of one frame only is a still picture', async () => {
    const image = await processImage(gifBomb({ width: 50, height: 50, frames: 1 }));

    expect(image).toMatchObject({ animated: false, sourceType: 'image/gif' });
  });

  it('that lost its trailer byte is taken as browsers do', async () => {
    const gif = await animatedGif({ width: 50, height: 50, frames: 3 });

    expect(await processImage(gif.subarray(0, -1))).toMatchObject({ animated: true });
  });

  it('AL-33: over 50 million pixels with all its frames is refused, however few bytes it has', async () => {
    const most = gifBomb({ width: 1000, height: 1000, frames: 50 });
    const over = gifBomb({ width: 1000, height: 1000, frames: 51 });

    expect(over.length).toBeLessThan(2_000);
    expect(await getRefusal(most)).toBe('accepted');
    expect(await getRefusal(over)).toBe('too_many_pixels');
  });

  it('of thousands of tiny frames is refused', async () => {
    expect(await getRefusal(gifBomb({ width: 2, height: 2, frames: FRAMES_MAX }))).toBe('accepted');
    expect(await getRefusal(gifBomb({ width: 2, height: 2, frames: FRAMES_MAX + 1 }))).toBe(
      'too_many_pixels',
    );
    expect(await getRefusal(gifBomb({ width: 1, height: 1, frames: 400_000 }))).toBe('too_many_pixels');
  });
});

describe('the weight of what is stored', () => {
  it('is brought under the limit by quality first, then by size', async () => {
    const noise = await noisePng(900, 900);
    const free = await processImage(noise, { storedBytesMax: 10_000_000 });
    const weight = free.variants.full.length;

    const lighter = await processImage(noise, { storedBytesMax: Math.floor(weight * 0.8) });
    const smaller = await processImage(noise, { storedBytesMax: Math.floor(weight * 0.25) });

    expect(lighter).toMatchObject({ width: 900, height: 900 });
    expect(lighter.variants.full.length).toBeLessThanOrEqual(weight * 0.8);
    expect(smaller.width).toBeLessThan(900);
    expect(smaller.variants.full.length).toBeLessThanOrEqual(weight * 0.25);
    expect(smaller.variants['480'].length).toBeLessThanOrEqual(weight * 0.25);
  });

  it('AL-25, AL-34: stays within 2 MB for the hardest picture that can be uploaded', async () => {
    const image = await processImage(await noisePng(1800, 1800));

    expect(image.variants.full.length).toBeLessThanOrEqual(2 * 1024 ** 2);
  });

  it('AL-29: that cannot be reached refuses the picture', async () => {
    expect(await getRefusal(await noisePng(300, 300), { storedBytesMax: 1_000 })).toBe('too_large_after');
  });
});

describe('a file that is not what it seems', () => {
  it('is refused when its bytes are of no accepted type, whatever its name', async () => {
    const others = {
      svg: Buffer.from(discSvg(100)),
      html: Buffer.from('<!doctype html><script>alert(1)</script>'),
      pdf: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj'),
      tiff: await sharp(await gradientPng(10, 10))
        .tiff()
        .toBuffer(),
      avif: await sharp(await gradientPng(16, 16))
        .avif({ effort: 0 })
        .toBuffer(),
      wave: Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'),
      nothing: Buffer.alloc(0),
    };

    for (const [name, bytes] of Object.entries(others)) {
      expect(await getRefusal(bytes), name).toBe('unsupported_type');
    }
  });

  it('is refused when only its first bytes are right', async () => {
    const script = '<script>alert(1)</script>'.repeat(20);
    for (const magic of ['GIF89a', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'RIFF\x00\x01\x00\x00WEBP']) {
      expect(await getRefusal(Buffer.from(magic + script, 'latin1')), magic).toBe('unreadable');
    }
  });

  it('loses whatever follows its picture', async () => {
    const payload = Buffer.from('PK\x03\x04<?php system($_GET[0]); ?>');
    for (const picture of [await gradientJpeg(60, 40), await gradientPng(60, 40)]) {
      const image = await processImage(Buffer.concat([picture, payload]));

      for (const bytes of Object.values(image.variants)) expect(bytes.includes('<?php')).toBe(false);
    }
  });

  it('is refused when it is cut, half-way or near its end', async () => {
    const files = {
      jpeg: await gradientJpeg(400, 300),
      png: await gradientPng(400, 300),
      webp: await sharp(await gradientPng(400, 300))
        .webp()
        .toBuffer(),
      gif: await animatedGif({ width: 200, height: 100, frames: 5 }),
      animatedWebp: await animatedWebp({ width: 200, height: 100, frames: 5 }),
    };

    for (const [name, bytes] of Object.entries(files)) {
      expect(await getRefusal(bytes), name).toBe('accepted');
      for (const share of [0.1, 0.5, 0.95]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share));
        expect(await getRefusal(cut), `${name} cut at ${share}`).toBe('unreadable');
      }
    }
  });

  it('is refused when its pixels are corrupt', async () => {
    const png = await gradientPng(400, 300);
    const middle = Math.floor(png.length / 2);
    png[middle] = (png[middle] ?? 0) ^ 0xff;

    expect(await getRefusal(png)).toBe('unreadable');
  });

  it('AL-24: is refused over 10 MB before anything is decoded', async () => {
    const heavy = Buffer.concat([await gradientJpeg(50, 50), Buffer.alloc(10 * 1024 ** 2)]);

    expect(await getRefusal(heavy)).toBe('too_large');
  });

  it('is refused when it is a bomb, without unfolding it', async () => {
    const bomb = pngBomb(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;

    expect(await getRefusal(bomb)).toBe('too_many_pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('is taken at exactly 50 million pixels', async () => {
    expect(await processImage(pngBomb(10_000, 5_000))).toMatchObject({ width: 1920, height: 960 });
    expect(await getRefusal(pngBomb(10_000, 5_001))).toBe('too_many_pixels');
  });
});
