import { sharp, UNTRUSTED } from '../files/configured-sharp.ts';
import { inspectImage } from '../files/image-inspection.ts';
import { ImageRefused } from '../files/image-refused.ts';
import { FRAME_BYTES, FRAME_SIDE } from './frame-format.ts';

/**
 * Number of frames of an animation that are checked, evenly spaced, including the first and the last: checking 1 000 would take a minute.
 */
const FRAMES_SEEN = 5;

const GREY = '#808080';

/**
 * Returns the frames that the model checks, concatenated in one buffer. They are stretched to the square like in nsfwjs, with transparency
 * on grey, so that neither black nor white shapes vanish.
 * @throws {ImageRefused}
 */
export async function readFrames(bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const { frames } = await inspectImage(bytes);
  const pages = pickFrames(frames);
  const result = new Uint8Array(pages.length * FRAME_BYTES);
  for (const [position, page] of pages.entries()) {
    result.set(await readFrame(bytes, page), position * FRAME_BYTES);
  }
  return result;
}

/** Indexes of at most five frames, spread over the animation. */
export function pickFrames(count: number): number[] {
  if (count <= FRAMES_SEEN) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: FRAMES_SEEN }, (_, index) =>
    Math.round((index * (count - 1)) / (FRAMES_SEEN - 1)),
  );
}

async function readFrame(bytes: Buffer, page: number): Promise<Buffer> {
  try {
    return await sharp(bytes, { ...UNTRUSTED, page, pages: 1 })
      .autoOrient()
      .resize({ width: FRAME_SIDE, height: FRAME_SIDE, fit: 'fill', kernel: 'linear' })
      .flatten({ background: GREY })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer();
  } catch (cause) {
    throw new ImageRefused('unreadable', { cause });
  }
}
