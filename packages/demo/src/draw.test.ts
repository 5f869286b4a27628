import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEMO_ALBUMS } from './catalogue.ts';
import { drawImage, hasIcon, SIDE, toSvg } from './draw.ts';

const isPhoto = ({ icon }: { icon: string }): boolean => icon.startsWith('photo:');

/** Drawn images of every album: one of so many. */
const every = (step: number) =>
  DEMO_ALBUMS.flatMap((album) =>
    album.images
      .filter((image, index) => index % step === 0 && !isPhoto(image))
      .map((image) => ({ album, image })),
  );

/** Measures the inked share of the tile, and the extent of the ink in pixels. */
async function measureInk(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let inked = 0;
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (const [at, alpha] of data.entries()) {
    if (alpha > 127) inked += 1;
    if (alpha <= 10) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return { share: inked / data.length, width: right - left, height: bottom - top };
}

const getChannels = (ground: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));

describe('drawing a demo image', () => {
  it('gives an opaque PNG of 512 pixels with the ground up to its corners', async () => {
    for (const { album, image } of every(24)) {
      const picture = sharp(await drawImage(image, album));
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });

      expect(await picture.metadata()).toMatchObject({
        format: 'png',
        width: SIDE,
        height: SIDE,
        channels: 3,
      });
      const corners = [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1];
      for (const corner of corners) {
        expect([...data.subarray(corner * info.channels, corner * info.channels + 3)]).toEqual(
          getChannels(image.ground ?? album.ground),
        );
      }
    }
  });

  it('shows something of an icon, with a margin around it', async () => {
    for (const { image } of every(12)) {
      const { share, width, height } = await measureInk(await toSvg(image.icon, null));

      expect(share, image.icon).toBeGreaterThan(0.02);
      expect(Math.max(width, height), image.icon).toBeGreaterThan(SIDE * 0.35);
      expect(Math.max(width, height), image.icon).toBeLessThan(SIDE * 0.7);
    }
  });

  // A quarter is enough: a white ball on a pale background is recognised by its outline.
  const keepApart = async (step: number) => {
    for (const { album, image } of every(step)) {
      const ground = image.ground ?? album.ground;
      const size = 96;
      const bare = await sharp(Buffer.from(await toSvg(image.icon, null)))
        .resize(size)
        .raw()
        .toBuffer();
      const [red = 0, green = 0, blue = 0] = getChannels(ground);
      let inked = 0;
      let visible = 0;
      for (let at = 0; at < bare.length; at += 4) {
        const [r = 0, g = 0, b = 0, alpha = 0] = bare.subarray(at, at + 4);
        if (alpha < 200) continue;
        inked += 1;
        if (Math.hypot(r - red, g - green, b - blue) > 40) visible += 1;
      }
      expect(visible / inked, `${album.slug}: ${image.icon} on ${ground}`).toBeGreaterThan(0.25);
    }
  };
  it('keeps icons apart from their ground', () => keepApart(6));
  it('keeps every icon apart from its ground', { tags: ['thorough'] }, () => keepApart(1));

  it('gives a photograph as it is, light enough for a repository', async () => {
    const photos = DEMO_ALBUMS.flatMap((album) =>
      album.images.filter(isPhoto).map((image) => ({ album, image })),
    );
    const files = await Promise.all(photos.map(({ album, image }) => drawImage(image, album)));

    expect(files.length).toBeGreaterThanOrEqual(12);
    for (const file of files) {
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 360 });
      expect(file.length).toBeLessThan(150_000);
    }
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(2_000_000);
  });

  it('knows which icons exist', async () => {
    expect(await hasIcon('fluent-emoji-flat:lion')).toBe(true);
    expect(await hasIcon('flag:fr')).toBe(true);
    expect(await hasIcon('logos:docker-icon')).toBe(true);
    expect(await hasIcon('fluent-emoji-flat:dahu')).toBe(false);
    expect(await hasIcon('flag:atlantis')).toBe(false);
    expect(await hasIcon('photo:dune')).toBe(true);
    expect(await hasIcon('photo:atlantis')).toBe(false);
  });

  it('says which icon is missing', async () => {
    const image = { icon: 'fluent-emoji-flat:dahu', name: 'Dahu' } as const;

    await expect(drawImage(image, { ground: '#2a2438' })).rejects.toThrow('fluent-emoji-flat:dahu');
  });
});
