// The id of an image, as boards, tournaments, rankings and drafts hold it.
// Leaves out: whether such an image exists, which only the server knows.

/** Names the meaning of a number where a signature holds several. */
export type ImageId = number;

export function isImageId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
