import { expect, it } from 'vitest';
import { animatedGif, gifBomb } from '../../fixtures/images.ts';
import { isGifCutShort } from './gif-structure.ts';

it('takes a whole GIF, with or without its trailer', async () => {
  const gif = await animatedGif({ width: 60, height: 40, frames: 3 });

  expect(isGifCutShort(gif)).toBe(false);
  expect(isGifCutShort(gif.subarray(0, -1))).toBe(false);
});

it('takes bytes after the trailer', async () => {
  const gif = await animatedGif({ width: 60, height: 40, frames: 3 });

  expect(isGifCutShort(Buffer.concat([gif, Buffer.from('anything')]))).toBe(false);
});

it('notices every cut inside a frame', () => {
  const frameBytes = 8 + 10 + 5;
  const headerBytes = 19;
  const gif = gifBomb({ width: 9, height: 9, frames: 3 });

  for (let length = 0; length < gif.length - 1; length++) {
    // Between the graphic control and the picture, or between two frames, nothing shows that more should follow.
    const inFrame = (length - headerBytes) % frameBytes;
    const isBoundary = length >= headerBytes && (inFrame === 0 || inFrame === 8);
    expect(isGifCutShort(gif.subarray(0, length)), `cut at ${length}`).toBe(!isBoundary);
  }
});
