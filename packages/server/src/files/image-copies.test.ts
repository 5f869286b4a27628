import { describe, expect, it } from 'vitest';
import { animatedGif, gradientJpeg, transparentDisc } from '../../fixtures/images.ts';
import { sharp } from './configured-sharp.ts';
import { remakeCopies, WIDER_VARIANTS } from './image-copies.ts';
import { processImage } from './image-pipeline.ts';

const never = new AbortController().signal;

const getPixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer({ resolveWithObject: true });

/** Mean difference of the channels, from 0 to 255. */
async function getDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await getPixels(one), await getPixels(other)];
  expect(b.info).toMatchObject({ width: a.info.width, height: a.info.height, channels: a.info.channels });
  return (
    a.data.reduce((sum, value, index) => sum + Math.abs(value - (b.data[index] ?? 0)), 0) / a.data.length
  );
}

describe('copies that are made later from the full variant', () => {
  it.each([
    ['a photo', () => gradientJpeg(1_300, 900)],
    ['a picture one sees through', () => transparentDisc(700)],
  ])('look as those that %s was stored with', async (_what, paint) => {
    const { variants } = await processImage(await paint());

    const copies = await remakeCopies(variants.full, WIDER_VARIANTS, never);

    for (const variant of WIDER_VARIANTS)
      expect(await getDifference(copies[variant], variants[variant])).toBeLessThan(2);
  });

  it('are those that were asked for, and no others', async () => {
    const { variants } = await processImage(await gradientJpeg(700, 500));

    expect(Object.keys(await remakeCopies(variants.full, ['320'], never))).toEqual(['320']);
  });

  it('are the full variant itself where that is no wider', async () => {
    const { variants } = await processImage(await gradientJpeg(400, 300));

    const copies = await remakeCopies(variants.full, WIDER_VARIANTS, never);

    expect([copies['640'], copies['480']]).toEqual([variants.full, variants.full]);
    expect((await sharp(copies['320']).metadata()).width).toBe(320);
  });

  it('of an animation move as it does', async () => {
    const gif = await animatedGif({ width: 500, height: 250, frames: 3, delays: [50, 100, 150], loop: 2 });
    const { variants } = await processImage(gif);

    const copies = await remakeCopies(variants.full, ['320'], never);

    const { width, pageHeight, pages, delay, loop } = await sharp(copies['320'], {
      animated: true,
    }).metadata();
    expect({ width, pageHeight, pages, delay, loop }).toEqual({
      width: 320,
      pageHeight: 160,
      pages: 3,
      delay: [50, 100, 150],
      loop: 2,
    });
  });

  it('are not made once nobody waits for them', async () => {
    const { variants } = await processImage(await gradientJpeg(700, 500));

    await expect(
      remakeCopies(variants.full, ['320'], AbortSignal.abort(new Error('stopping'))),
    ).rejects.toThrow('stopping');
  });
});
