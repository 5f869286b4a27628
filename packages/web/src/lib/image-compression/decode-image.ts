// Decodes bytes to pixels with the fastest decoder of this browser. The bytes must carry a neutral orientation (exif-orientation.ts), so
// that no decoder rotates the picture.

import type { CanvasSettings } from '../create-canvas.ts';
import type { Size } from './image-size.ts';
import type { ImageType } from './signature.ts';
import { fitWithin } from './size-plan.ts';

export type DecodedImage = {
  source: CanvasImageSource;
  /** Size of `source` in pixels; `source` may have been reduced while decoding. */
  size: Size;
  /** Settings of the canvases that it is drawn on. */
  surface: CanvasSettings;
  close: () => void;
};

/** Decodes the first frame. `neededSide`: longest side, in pixels, that will be drawn. Throws when the bytes cannot be decoded. */
export async function decodeImage(
  bytes: Uint8Array<ArrayBuffer>,
  type: ImageType,
  stored: Size,
  neededSide: number,
): Promise<DecodedImage> {
  // ImageDecoder exists only on secure origins, and not in every browser.
  if (typeof ImageDecoder !== 'undefined' && (await ImageDecoder.isTypeSupported(type))) {
    try {
      return await decodeFrame(bytes, type, stored, neededSide);
    } catch {
      // ImageDecoder rejects damaged files that the other decoders accept, so they get a second try.
    }
  }
  const blob = new Blob([bytes], { type });
  return typeof createImageBitmap === 'undefined'
    ? decodeElement(blob)
    : decodeBitmap(blob, stored, neededSide);
}

async function decodeFrame(
  bytes: Uint8Array<ArrayBuffer>,
  type: ImageType,
  stored: Size,
  neededSide: number,
): Promise<DecodedImage> {
  const reduction = type === 'image/jpeg' ? reducedJpegSize(stored, neededSide) : {};
  const decoder = new ImageDecoder({ type, data: bytes, preferAnimation: false, ...reduction });
  try {
    const { image } = await decoder.decode({ frameIndex: 0 });
    return {
      source: image,
      size: { width: image.displayWidth, height: image.displayHeight },
      surface: {},
      close: () => image.close(),
    };
  } finally {
    decoder.close();
  }
}

/**
 * JPEG can be reduced by eighths while it is decoded, and decoders round the requested size down to an eighth: request the smallest eighth
 * that is not smaller than what will be drawn.
 */
function reducedJpegSize(stored: Size, neededSide: number): ImageDecoderSize {
  const eighths = Math.ceil((8 * neededSide) / Math.max(stored.width, stored.height));
  if (eighths >= 8) return {};
  return {
    desiredWidth: Math.ceil((stored.width * eighths) / 8),
    desiredHeight: Math.ceil((stored.height * eighths) / 8),
  };
}

type ImageDecoderSize = { desiredWidth?: number; desiredHeight?: number };

/**
 * WebKit's `high` smoothing samples only a few neighbours, while `medium` halves first, which leaves less grain. `high` also takes two to
 * nine times as long on the graphics card when the result is read back (docs/decisions/0063).
 */
const WITHOUT_DECODER: CanvasSettings = { smoothing: 'medium', inMemory: true };

/** Decodes at the reduced size, so that the full-size photo is not kept in memory. */
async function decodeBitmap(blob: Blob, stored: Size, neededSide: number): Promise<DecodedImage> {
  const { width, height } = fitWithin(stored, neededSide);
  const reduction =
    width < stored.width
      ? ({ resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' } as const)
      : undefined;
  const bitmap = await createImageBitmap(blob, reduction);
  return {
    source: bitmap,
    size: { width: bitmap.width, height: bitmap.height },
    surface: WITHOUT_DECODER,
    close: () => bitmap.close(),
  };
}

async function decodeElement(blob: Blob): Promise<DecodedImage> {
  const url = URL.createObjectURL(blob);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  return {
    source: image,
    size: { width: image.naturalWidth, height: image.naturalHeight },
    surface: {},
    close: () => URL.revokeObjectURL(url),
  };
}
