// One file to what goes up: checked, compressed when needed, with a thumbnail. The same code runs in the worker and,
// where there is none, on the main thread (AL-25).
import { IMAGE } from '@palmares/core/limits';
import { createSurface, type Surface } from '../surface.ts';
import { isAnimated } from './animation.ts';
import { type DecodedImage, decodeImage } from './decode-image.ts';
import {
  isOnItsSide,
  type Orientation,
  readOrientation,
  turnedSize,
  uprightTransform,
  withNeutralOrientation,
} from './exif-orientation.ts';
import { fingerprint } from './fingerprint.ts';
import { readSize } from './image-size.ts';
import { detectType, type ImageType } from './signature.ts';
import { ATTEMPTS, DECODABLE_PIXELS_MAX, fitWithin, goesUpUntouched, THUMBNAIL_SIDE } from './size-plan.ts';

export type PreparedImage = {
  /** What goes up. Its `type` is what its bytes are. */
  file: Blob;
  thumbnail: Blob;
  animated: boolean;
  /** Same for two identical originals. */
  fingerprint: string;
};

export type PrepareFailure =
  | 'empty_file'
  | 'unsupported_type'
  | 'original_too_large'
  | 'still_too_large'
  | 'compression_failed'
  | 'unexpected';

export type Preparation = { ok: true; image: PreparedImage } | { ok: false; failure: PrepareFailure };

/** Never rejects: whatever happens is one of the failures. */
export async function prepareImage(original: Blob): Promise<Preparation> {
  try {
    return await prepare(original);
  } catch {
    // Most often a file that was moved or deleted since it was chosen.
    return refused('unexpected');
  }
}

const refused = (failure: PrepareFailure): Preparation => ({ ok: false, failure });

async function prepare(original: Blob): Promise<Preparation> {
  const start = new Uint8Array(await original.slice(0, 16).arrayBuffer());
  if (start.length === 0) {
    // Chromium gives a file that is gone 0 bytes too, and nothing of it is read for an empty slice: reading the whole fails.
    await original.arrayBuffer();
    return refused('empty_file');
  }
  const type = detectType(start);
  if (type === null) return refused('unsupported_type');
  if (original.size > IMAGE.originalBytesMax) return refused('original_too_large');
  const bytes = new Uint8Array(await original.arrayBuffer());
  try {
    return await convert(bytes, type);
  } catch {
    return refused('compression_failed');
  }
}

async function convert(bytes: Uint8Array<ArrayBuffer>, type: ImageType): Promise<Preparation> {
  const size = readSize(bytes, type);
  if (size === null || size.width * size.height > DECODABLE_PIXELS_MAX) return refused('compression_failed');
  const animated = isAnimated(bytes, type);
  const untouched = goesUpUntouched({ bytes: bytes.length, size, animated });
  const orientation = readOrientation(bytes, type);
  const neededSide = untouched ? THUMBNAIL_SIDE : IMAGE.sideMax;
  const decoded = await decodeImage(withNeutralOrientation(bytes, type), type, size, neededSide);
  try {
    const picture = { decoded, orientation };
    const file = untouched ? new Blob([bytes], { type }) : await compress(picture, type);
    if (file === null) return refused('still_too_large');
    const thumbnail = await draw(picture, THUMBNAIL_SIDE).encode(await thumbnailFormat(type), 0.75);
    return { ok: true, image: { file, thumbnail, animated, fingerprint: fingerprint(bytes) } };
  } finally {
    decoded.close();
  }
}

type Picture = { decoded: DecodedImage; orientation: Orientation };

/** `null` when every attempt is still too large. */
async function compress(picture: Picture, original: ImageType): Promise<Blob | null> {
  const format = await chooseFormat(picture, original);
  let drawn = { side: 0, surface: createSurface(1, 1) };
  for (const { maxSide, quality } of ATTEMPTS[format]) {
    if (drawn.side !== maxSide) drawn = { side: maxSide, surface: draw(picture, maxSide) };
    const blob = await drawn.surface.encode(format, quality);
    if (blob.type !== format) throw new Error(`Asked for ${format}, got ${blob.type}`);
    if (blob.size <= IMAGE.storedBytesMax) return blob;
  }
  return null;
}

/**
 * A photo stays JPEG: the browser writes it in a tenth of WebP's time and the server reads it in a fifth (docs/decisions/0004). Else WebP
 * where the browser writes it; Safari does not (it answers with PNG): JPEG then, or PNG to keep transparency.
 */
async function chooseFormat(picture: Picture, original: ImageType): Promise<keyof typeof ATTEMPTS> {
  if (original === 'image/jpeg') return original;
  if (await writesWebp()) return 'image/webp';
  return isTransparent(draw(picture, IMAGE.sideMax)) ? 'image/png' : 'image/jpeg';
}

/** Where there is no WebP a photo stays JPEG, and what may be seen through becomes PNG, which is small at this size. */
async function thumbnailFormat(original: ImageType): Promise<string> {
  if (await writesWebp()) return 'image/webp';
  return original === 'image/jpeg' ? original : 'image/png';
}

/** Asked anew for each picture: a canvas of one dot is written in no time. */
async function writesWebp(): Promise<boolean> {
  const blob = await createSurface(1, 1).encode('image/webp');
  return blob.type === 'image/webp';
}

function isTransparent({ context }: Surface): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if (data[alpha] !== 255) return true;
  }
  return false;
}

/** The picture, upright, its longest side at most `maxSide`. */
function draw({ decoded, orientation }: Picture, maxSide: number): Surface {
  const target = fitWithin(turnedSize(decoded.size, orientation), maxSide);
  const surface = createSurface(target.width, target.height, decoded.surface);
  // The transform works in stored axes: the drawn width and height are the target's, swapped back when on its side.
  const drawn = isOnItsSide(orientation) ? { width: target.height, height: target.width } : target;
  surface.context.setTransform(...uprightTransform(drawn, orientation));
  surface.context.drawImage(decoded.source, 0, 0, drawn.width, drawn.height);
  return surface;
}
