// The id of an image, as used by boards, tournaments, rankings and drafts. Only the server knows whether the image exists.

/** An alias that names the meaning of a number in signatures with several numbers. */
export type ImageId = number;

export function isImageId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
