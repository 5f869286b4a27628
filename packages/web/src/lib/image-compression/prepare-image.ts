// Turns one file into an upload: checked, compressed when needed, with a thumbnail. The same code runs in the worker and, without workers,
// on the main thread (AL-25).
import { IMAGE } from '@palmares/core/limits';
import { type Canvas, createCanvas } from '../create-canvas.ts';
import { isAnimated } from './animation.ts';
import { type DecodedImage, decodeImage } from './decode-image.ts';
import {
  getRotatedSize,
  isSideways,
  type Orientation,
  readOrientation,
  uprightTransform,
  withNeutralOrientation,
} from './exif-orientation.ts';
import { fingerprint } from './fingerprint.ts';
import { readSize } from './image-size.ts';
import { detectType, type ImageType } from './signature.ts';
import {
  ATTEMPTS,
  DECODABLE_PIXELS_MAX,
  fitWithin,
  shouldSkipCompression,
  THUMBNAIL_SIDE,
} from './size-plan.ts';

export type PreparedImage = {
  /** The file to upload. Its `type` matches its bytes. */
  file: Blob;
  thumbnail: Blob;
  animated: boolean;
  /** Equal for two identical originals. */
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

/** Never rejects: every error becomes one of the failures. */
export async function prepareImage(original: Blob): Promise<Preparation> {
  try {
    return await prepare(original);
  } catch {
    // The usual cause is a file that was moved or deleted after it was chosen.
    return refused('unexpected');
  }
}

const refused = (failure: PrepareFailure): Preparation => ({ ok: false, failure });

async function prepare(original: Blob): Promise<Preparation> {
  const start = new Uint8Array(await original.slice(0, 16).arrayBuffer());
  if (start.length === 0) {
    // Chromium reports 0 bytes for a deleted file too, and an empty slice reads nothing: reading the whole file throws.
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
  const untouched = shouldSkipCompression({ bytes: bytes.length, size, animated });
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

/** Returns null when every attempt is still too large. */
async function compress(picture: Picture, original: ImageType): Promise<Blob | null> {
  const format = await chooseFormat(picture, original);
  let drawn = { side: 0, surface: createCanvas(1, 1) };
  for (const { maxSide, quality } of ATTEMPTS[format]) {
    if (drawn.side !== maxSide) drawn = { side: maxSide, surface: draw(picture, maxSide) };
    const blob = await drawn.surface.encode(format, quality);
    if (blob.type !== format) throw new Error(`Asked for ${format}, got ${blob.type}`);
    if (blob.size <= IMAGE.storedBytesMax) return blob;
  }
  return null;
}

/**
 * A photo stays JPEG: the browser encodes it in a tenth of WebP's time and the server decodes it in a fifth (docs/decisions/0004). Other
 * formats become WebP when the browser can encode it. Safari cannot (it returns PNG), so they become JPEG, or PNG when transparent.
 */
async function chooseFormat(picture: Picture, original: ImageType): Promise<keyof typeof ATTEMPTS> {
  if (original === 'image/jpeg') return original;
  if (await writesWebp()) return 'image/webp';
  return isTransparent(draw(picture, IMAGE.sideMax)) ? 'image/png' : 'image/jpeg';
}

/** Without WebP support a photo stays JPEG, and a format that may be transparent becomes PNG, which is small at this size. */
async function thumbnailFormat(original: ImageType): Promise<string> {
  if (await writesWebp()) return 'image/webp';
  return original === 'image/jpeg' ? original : 'image/png';
}

/** Checked again for each picture: encoding a canvas of one pixel takes negligible time. */
async function writesWebp(): Promise<boolean> {
  const blob = await createCanvas(1, 1).encode('image/webp');
  return blob.type === 'image/webp';
}

function isTransparent({ context }: Canvas): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if (data[alpha] !== 255) return true;
  }
  return false;
}

/** Draws the picture upright, with its longest side at most `maxSide` pixels. */
function draw({ decoded, orientation }: Picture, maxSide: number): Canvas {
  const target = fitWithin(getRotatedSize(decoded.size, orientation), maxSide);
  const surface = createCanvas(target.width, target.height, decoded.surface);
  // The transform uses the stored axes: width and height of the target are swapped back when the picture is on its side.
  const drawn = isSideways(orientation) ? { width: target.height, height: target.width } : target;
  surface.context.setTransform(...uprightTransform(drawn, orientation));
  surface.context.drawImage(decoded.source, 0, 0, drawn.width, drawn.height);
  return surface;
}
