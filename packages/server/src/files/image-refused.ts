/** The reason why the bytes of an upload are refused. */
export type ImageRefusal =
  | 'unsupported_type'
  | 'too_large'
  | 'too_many_pixels'
  | 'unreadable'
  | 'too_large_after';

/** Thrown for bytes that will never be accepted as they are: the caller should not retry. */
export class ImageRefused extends Error {
  readonly code: ImageRefusal;

  constructor(code: ImageRefusal, options?: ErrorOptions) {
    super(`image refused: ${code}`, options);
    this.name = 'ImageRefused';
    this.code = code;
  }
}
