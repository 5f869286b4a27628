// Storage of image bytes. A key names one processed image for ever: its files are written once and never changed, so that a public address
// can be cached as immutable.

import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { IMAGE_SIZES } from '@palmares/core/limits';
import type { Language } from '@palmares/texts/language';

/** A smaller copy, named by its width in pixels. */
export type CopyVariant = `${(typeof IMAGE_SIZES)[number]}`;
export type ImageVariant = CopyVariant | 'full';

/** Ascending by width. */
export const COPY_VARIANTS: readonly CopyVariant[] = IMAGE_SIZES.map((width) => `${width}` as const);
export const IMAGE_VARIANTS: readonly ImageVariant[] = [...COPY_VARIANTS, 'full'];

/** A link preview picture, by the language of its texts. */
export const PREVIEW_VARIANTS = { fr: 'preview', en: 'preview-en' } as const satisfies Record<
  Language,
  string
>;
export type PreviewVariant = (typeof PREVIEW_VARIANTS)[Language];

/** The files of a key: copies of an image, or link preview pictures. */
export type FileVariant = ImageVariant | PreviewVariant;
export const FILE_VARIANTS: readonly FileVariant[] = [...IMAGE_VARIANTS, ...Object.values(PREVIEW_VARIANTS)];

export const isPreviewVariant = (variant: FileVariant): variant is PreviewVariant =>
  Object.values<FileVariant>(PREVIEW_VARIANTS).includes(variant);

export const variantFileName = (variant: FileVariant): string =>
  `${variant}.${isPreviewVariant(variant) ? 'jpg' : 'webp'}`;

/** Bytes. A larger file is streamed, so that a slow reader does not hold all of it in memory. */
export const READ_WHOLE_MAX = 256 * 1024;

export type StoredFile = {
  /** A small file is read whole. The caller reads a stream to its end, or destroys it. */
  body: Buffer | Readable;
  /** Bytes. */
  size: number;
};

/** Reads a file whole: those of images are at most 2 MB. */
export const readBytes = async ({ body }: StoredFile): Promise<Buffer> =>
  Buffer.isBuffer(body) ? body : buffer(body);

/** Implemented by a disk or by S3. Every method throws `StorageUnavailable` if the storage fails. */
export type ImageStore = {
  /** Returns once the bytes survive a power cut. Writing the same variant again replaces it whole. */
  put(key: string, variant: FileVariant, bytes: Uint8Array): Promise<void>;
  open(key: string, variant: FileVariant): Promise<StoredFile | null>;
  /** Lists the existing variants; empty for a key that does not exist. */
  list(key: string): Promise<FileVariant[]>;
  /** Iterates over every key, in no order; keys added or removed meanwhile may be missing. */
  keys(): AsyncIterable<string>;
  /** Removes every variant of the key; a key that does not exist is no error. */
  remove(key: string): Promise<void>;
  /** Resolves when files can be read. `bytesFree`: free space in bytes; null if unknown. */
  inspect(): Promise<{ readonly bytesFree: number | null }>;
};

/** The disk is full, read-only or gone, or S3 does not answer: 503 for the caller, and worth a retry later. */
export class StorageUnavailable extends Error {
  /** The system's code (ENOSPC, EACCES, …) if there is one, for the log. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`image storage unavailable: ${reason}`, options);
    this.name = 'StorageUnavailable';
    this.reason = reason;
  }
}

const KEY = /^[0-9a-f]{32}$/;

/** Opens the variant itself, else the next wider existing one: a width added later may not have been made yet. */
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

/** 128 random bits in hexadecimal. `random` must return cryptographically secure bytes. */
export function createImageKey(random: (size: number) => Uint8Array = randomBytes): string {
  return Buffer.from(random(16)).toString('hex');
}

export function isImageKey(value: string): boolean {
  return KEY.test(value);
}

export function isImageVariant(value: string): value is ImageVariant {
  return (IMAGE_VARIANTS as readonly string[]).includes(value);
}
