// Arbitrary bytes make the pipeline return an image or refuse it: never another error, which would be a 500.
import { expect, it } from 'vitest';
import {
  animatedGif,
  animatedWebp,
  gifBomb,
  gradientJpeg,
  gradientPng,
  hdrPhoto,
  phonePhoto,
  transparentDisc,
} from '../../fixtures/images.ts';
import { readFrames } from '../content-check/frames.ts';
import { sharp } from './configured-sharp.ts';
import { processImage } from './image-pipeline.ts';
import { ImageRefused } from './image-refused.ts';

const SEED = 20_261_122;
const MUTANTS_OF_EACH = 60;

function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Returns « accepted », the code of a refusal, or the unexpected error. */
async function tryProcessing(bytes: Buffer): Promise<string> {
  try {
    const { variants } = await processImage(bytes);
    await readFrames(variants['480']);
    return 'accepted';
  } catch (error) {
    return error instanceof ImageRefused ? error.code : `a fault: ${String(error)}`;
  }
}

async function samples(): Promise<Record<string, Buffer>> {
  return {
    jpeg: await gradientJpeg(60, 40),
    phone: await phonePhoto(60, 40),
    hdr: await hdrPhoto(60, 40),
    png: await gradientPng(60, 40),
    alpha: await transparentDisc(40),
    webp: await sharp(await gradientPng(60, 40))
      .webp()
      .toBuffer(),
    gif: await animatedGif({ width: 20, height: 10, frames: 4 }),
    animatedWebp: await animatedWebp({ width: 20, height: 10, frames: 4 }),
  };
}

const EXTREMES = [0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff];

/** Corrupts a file in one way: bytes set to extreme values (mostly in the head), a truncation, a duplicated piece, or two files spliced. */
function mutate(bytes: Buffer, other: Buffer, random: (below: number) => number): Buffer {
  const copy = Buffer.from(bytes);
  const at = () => random(random(2) === 0 ? Math.min(80, copy.length) : copy.length);
  switch (random(5)) {
    case 0:
      return copy.subarray(0, at());
    case 1:
      return Buffer.concat([copy.subarray(0, at()), copy.subarray(at())]);
    case 2:
      return Buffer.concat([copy.subarray(0, at()), other.subarray(random(other.length))]);
    default:
      for (let changes = 1 + random(8); changes > 0; changes -= 1)
        copy[at()] = EXTREMES[random(EXTREMES.length)] ?? random(256);
      return copy;
  }
}

it('holds against hundreds of broken files', async () => {
  const random = createRandom(SEED);
  const all = Object.entries(await samples());
  const outcomes = new Map<string, number>();

  for (const [name, bytes] of all) {
    expect(await tryProcessing(bytes), name).toBe('accepted');
    for (let mutant = 0; mutant < MUTANTS_OF_EACH; mutant += 1) {
      const broken = mutate(bytes, all[random(all.length)]?.[1] ?? bytes, random);
      const outcome = await tryProcessing(broken);
      expect(
        outcome,
        `${name}, mutant ${mutant} of seed ${SEED}: ${broken.toString('base64')}`,
      ).not.toContain('fault');
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }

  // Mutations that are all accepted would prove nothing.
  expect(outcomes.get('unreadable'), JSON.stringify([...outcomes])).toBeGreaterThan(50);
  expect(outcomes.get('accepted'), JSON.stringify([...outcomes])).toBeGreaterThan(50);
});

// The decoder uses the size of the first frame if the size of the whole is impossible.
it.each([0, 65_535])('takes a GIF that says it is %i pixels a side for what its frames are', async (side) => {
  const image = await processImage(gifBomb({ width: side, height: side, frames: 2 }));

  expect(image).toMatchObject({ width: 1, height: 1, animated: true });
});

const MINUTE = 60_000;

it.each([
  ['GIF', animatedGif],
  ['WebP', animatedWebp],
])('shows a %s frame of minutes for as long as the encoder can, 65.5 s', async (name, animate) => {
  // The encoder of these tests cannot write such delays: they are patched into the file.
  const bytes = await animate({ width: 20, height: 10, frames: 3, delays: [65_000, 65_000, 100] });
  const longer = name === 'GIF' ? withGifDelay(bytes, 10 * MINUTE) : withWebpDelay(bytes, 200 * MINUTE);

  const { variants } = await processImage(longer);

  const { delay } = await sharp(variants.full, { animated: true }).metadata();
  expect(delay).toEqual([65_535, 65_000, 100]);
});

/** Sets the delay of the first frame, in hundredths of a second. */
function withGifDelay(bytes: Buffer, milliseconds: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt16LE(milliseconds / 10, copy.indexOf(Buffer.from([0x21, 0xf9, 4])) + 4);
  return copy;
}

/** Sets the delay of the first frame: 24 bits of milliseconds after its position and size. */
function withWebpDelay(bytes: Buffer, milliseconds: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUIntLE(milliseconds, copy.indexOf('ANMF') + 8 + 12, 3);
  return copy;
}

it.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a GIF of 2 001 frames', () => gifBomb({ width: 2, height: 2, frames: 2_001 })],
  ['a GIF without a frame', () => gifBomb({ width: 20, height: 20, frames: 0 })],
  ['a PNG of no size', async () => withPngSize(await gradientPng(10, 10), 0, 0)],
  ['a PNG of 2³¹ a side', async () => withPngSize(await gradientPng(10, 10), 2 ** 31, 2 ** 31)],
  [
    'a WebP that says it is 4 GB',
    async () => withRiffSize(await animatedWebp({ width: 9, height: 9, frames: 2 })),
  ],
  ['a JPEG of no size', async () => withJpegSize(await gradientJpeg(10, 10), 0)],
  ['a JPEG of 65 535 a side', async () => withJpegSize(await gradientJpeg(10, 10), 65_535)],
  [
    'an SVG behind the first bytes of a PNG',
    () => Buffer.from('\x89PNG\r\n\x1a\n<svg xmlns="x"/>', 'latin1'),
  ],
  ['a page behind those of a GIF', () => Buffer.from('GIF89a/*<html><script>alert(1)</script>*/', 'latin1')],
])('refuses %s', async (_what, make) => {
  expect(await tryProcessing(await make())).toMatch(/^(unreadable|too_many_pixels|unsupported_type)$/);
});

function withPngSize(bytes: Buffer, width: number, height: number): Buffer {
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function withRiffSize(bytes: Buffer): Buffer {
  bytes.writeUInt32LE(0xff_ff_ff_ff, 4);
  bytes.writeUInt32LE(0xff_ff_ff_ff, bytes.indexOf('ANMF') + 4);
  return bytes;
}

function withJpegSize(bytes: Buffer, side: number): Buffer {
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}
