/** Why the bytes of an upload are not taken (product.md §5). None of these is a fault of ours. */
export type RefusalCode =
  | 'unsupported_type'
  | 'too_large'
  | 'too_many_pixels'
  | 'unreadable'
  | 'too_large_after';

/** Thrown for bytes that will never be accepted as they are: the caller should not retry. */
export class ImageRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, options?: ErrorOptions) {
    super(`image refused: ${code}`, options);
    this.name = 'ImageRefused';
    this.code = code;
  }
}
