// Where the bytes of images live. A key names one processed image for ever: its files are written once and never
// changed, so that a public address can be cached as immutable.

import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { IMAGE_SIZES } from '@palmares/core/limits';

/** A smaller copy, by its width in pixels. */
export type CopyVariant = `${(typeof IMAGE_SIZES)[number]}`;
export type ImageVariant = CopyVariant | 'full';

/** From the narrowest. */
export const COPY_VARIANTS: readonly CopyVariant[] = IMAGE_SIZES.map((width) => `${width}` as const);
export const IMAGE_VARIANTS: readonly ImageVariant[] = [...COPY_VARIANTS, 'full'];

/** The files that a key may name: copies of an image, or the picture that a link to something shows. */
export type FileVariant = ImageVariant | 'preview';
export const FILE_VARIANTS: readonly FileVariant[] = [...IMAGE_VARIANTS, 'preview'];

export const fileNameOf = (variant: FileVariant): string =>
  variant === 'preview' ? 'preview.jpg' : `${variant}.webp`;

/** Bytes. Beyond it a file is streamed: a reader that is slow must not hold all of it in memory. */
export const READ_WHOLE_MAX = 256 * 1024;

export type StoredFile = {
  /** A small file is read whole. A stream is read to its end by the caller, or destroyed. */
  body: Buffer | Readable;
  /** Bytes. */
  size: number;
};

/** A file as a whole: those of images are bounded by 2 MB. */
export const readBytes = async ({ body }: StoredFile): Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : buffer(body);

/** Filled by a disk or by S3. Every method throws `StorageUnavailable` when the storage does not do its part. */
export type ImageStore = {
  /** Returns once the bytes survive a power cut. Writing the same variant again replaces it whole. */
  put(key: string, variant: FileVariant, bytes: Uint8Array): Promise<void>;
  open(key: string, variant: FileVariant): Promise<StoredFile | null>;
  /** The variants that are there; none for a key that does not exist. */
  list(key: string): Promise<FileVariant[]>;
  /** Every key that is there, in no order; those that come and go meanwhile may be missing. */
  keys(): AsyncIterable<string>;
  /** Every variant of the key; a key that does not exist is no error. */
  remove(key: string): Promise<void>;
  /** Resolves when files can be read. `bytesFree`: room for more of them; null where nobody knows. */
  inspect(): Promise<{ readonly bytesFree: number | null }>;
};

/** The disk is full, read-only, gone, or S3 does not answer: 503 for the caller, and worth a retry later. */
export class StorageUnavailable extends Error {
  /** The system's code (ENOSPC, EACCES, …) when there is one, for the log. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`image storage unavailable: ${reason}`, options);
    this.name = 'StorageUnavailable';
    this.reason = reason;
  }
}

const KEY = /^[0-9a-f]{32}$/;

/** The variant itself, else the next wider one that is there: a width that came later may not have been made yet. */
export async function openNextWider(
  store: Pick<ImageStore, 'open'>,
  key: string,
  variant: ImageVariant,
): Promise<(StoredFile & { readonly variant: ImageVariant }) | null> {
  for (const candidate of IMAGE_VARIANTS.slice(IMAGE_VARIANTS.indexOf(variant))) {
    const file = await store.open(key, candidate);
    if (file !== null) return { ...file, variant: candidate };
  }
  return null;
}

/** 128 random bits in hexadecimal. `random` gives that many random bytes fit for secrets. */
export function createImageKey(random: (size: number) => Uint8Array = randomBytes): string {
  return Buffer.from(random(16)).toString('hex');
}

export function isImageKey(value: string): boolean {
  return KEY.test(value);
}

export function isImageVariant(value: string): value is ImageVariant {
  return (IMAGE_VARIANTS as readonly string[]).includes(value);
}
