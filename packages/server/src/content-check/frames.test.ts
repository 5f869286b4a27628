import { describe, expect, it } from 'vitest';
import { animatedGif, frameColor, gradientJpeg, phonePhoto, transparentDisc } from '../../fixtures/images.ts';
import { FRAME_BYTES, FRAME_SIDE } from './frame-format.ts';
import { pickFrames, readFrames } from './frames.ts';

const pixelAt = (frames: Uint8Array, frame: number, x: number, y: number): number[] => {
  const offset = frame * FRAME_BYTES + (y * FRAME_SIDE + x) * 3;
  return [...frames.subarray(offset, offset + 3)];
};

describe('the frames that are looked at', () => {
  it('are all of a short animation', () => {
    expect(pickFrames(1)).toEqual([0]);
    expect(pickFrames(5)).toEqual([0, 1, 2, 3, 4]);
  });

  it('are five of a long one, the first and the last among them', () => {
    expect(pickFrames(6)).toEqual([0, 1, 3, 4, 5]);
    expect(pickFrames(2_000)).toEqual([0, 500, 1_000, 1_499, 1_999]);
  });

  it('are read from their place in the animation', async () => {
    const frames = await readFrames(await animatedGif({ width: 60, height: 40, frames: 9 }));

    expect(frames.length).toBe(5 * FRAME_BYTES);
    for (const [position, index] of [0, 2, 4, 6, 8].entries()) {
      const [red = 0, green = 0] = pixelAt(frames, position, 100, 100);
      const wanted = frameColor(index, 9);
      expect(Math.abs(red - wanted.r)).toBeLessThan(12);
      expect(Math.abs(green - wanted.g)).toBeLessThan(12);
    }
  });
});

describe('a frame', () => {
  it('is stretched to the square of the model', async () => {
    const frames = await readFrames(await gradientJpeg(900, 300));

    expect(frames.length).toBe(FRAME_BYTES);
    expect(pixelAt(frames, 0, FRAME_SIDE - 1, 0)[2]).toBeGreaterThan(230);
    expect(pixelAt(frames, 0, 0, FRAME_SIDE - 1)[1]).toBeGreaterThan(230);
  });

  it('is seen upright', async () => {
    const frames = await readFrames(await phonePhoto(400, 300));

    expect(pixelAt(frames, 0, FRAME_SIDE - 1, 0)[0]).toBeGreaterThan(230);
  });

  it('is laid on grey where it is transparent', async () => {
    const frames = await readFrames(await transparentDisc(300));

    expect(pixelAt(frames, 0, 0, 0)).toEqual([128, 128, 128]);
  });

  it('of bytes that are no image is refused as an upload would be', async () => {
    await expect(readFrames(Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'unsupported_type' });
    await expect(readFrames((await gradientJpeg(90, 90)).subarray(0, 700))).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});
