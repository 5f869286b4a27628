// The smaller copies of an image beside its full variant: made with it, or later from it when a width is new (docs/decisions/0004).
// The narrowest is made apart (image-pipeline.ts): it is the first frame of an animation, where the others move.
import { IMAGE, IMAGE_SIZES } from '@palmares/core/limits';
import { sharp } from './configured-sharp.ts';
import { type Encode, encodeAnimation, encodeStill, encodeWithin } from './image-encoding.ts';
import { fitWidth, type Size } from './image-size.ts';

export const [NARROWEST, ...WIDER] = IMAGE_SIZES;
export type WiderVariant = `${(typeof WIDER)[number]}`;
export const WIDER_VARIANTS: readonly WiderVariant[] = WIDER.map((width) => `${width}` as const);

/** `size` has the sides that copies keep: the variant's own are smaller where its bytes would not have fitted. */
export type Full = { data: Buffer; width: number; size: Size };

/** Each is the full variant itself where that is no wider. One after the other: the frames of an animation are streamed once at a time. */
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

/** From a stored full variant. Throws when it cannot be read. */
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
