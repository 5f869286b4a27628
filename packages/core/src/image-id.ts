// The id of an image, as boards, tournaments, rankings and drafts hold it.
// Leaves out: whether such an image exists, which only the server knows.

export function isImageId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
