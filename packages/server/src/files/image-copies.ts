// The smaller copies of an image besides its full variant: made with it, or later from it if a width is new (docs/decisions/0004). The
// narrowest is made separately (image-pipeline.ts): it is the first frame of an animation, while the others are animated.
import { IMAGE, IMAGE_SIZES } from '@palmares/core/limits';
import { sharp } from './configured-sharp.ts';
import { type Encode, encodeAnimation, encodeStill, encodeWithin } from './image-encoding.ts';
import { fitWidth, type Size } from './image-size.ts';

export const [NARROWEST, ...WIDER] = IMAGE_SIZES;
export type WiderVariant = `${(typeof WIDER)[number]}`;
export const WIDER_VARIANTS: readonly WiderVariant[] = WIDER.map((width) => `${width}` as const);

/** `size` has the sides that copies are computed from: the variant's own are smaller if its bytes would not have fitted. */
export type Full = { data: Buffer; width: number; size: Size };

/**
 * Returns the full variant itself for each width that is not smaller. The copies are encoded one after the other, because each streams the
 * frames of an animation.
 */
export async function encodeCopies<V extends WiderVariant>(
  encode: Encode,
  full: Full,
  variants: readonly V[],
  bytesMax: number = IMAGE.storedBytesMax,
): Promise<Record<V, Buffer>> {
  const copies = {} as Record<V, Buffer>;
  for (const variant of variants) {
    const size = fitWidth(full.size, Number(variant));
    const isFull = full.width <= size.width;
    copies[variant] = isFull ? full.data : (await encodeWithin(encode, size, bytesMax)).data;
  }
  return copies;
}

/** Makes copies from a stored full variant. Throws if it cannot be read. */
export async function remakeCopies<V extends WiderVariant>(
  data: Buffer,
  variants: readonly V[],
  signal: AbortSignal,
): Promise<Record<V, Buffer>> {
  const { width, height, pages = 1, pageHeight = height } = await sharp(data).metadata();
  const encode =
    pages > 1
      ? encodeAnimation({ bytes: data }, signal)
      : encodeStill(await sharp(data).raw().toBuffer({ resolveWithObject: true }), signal);
  return encodeCopies(encode, { data, width, size: { width, height: pageHeight } }, variants);
}
