// Where the bytes of images live. A key names one processed image for ever: its files are written once and never
// changed, so that a public address can be cached as immutable.

import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

export const IMAGE_VARIANTS = ['full', '480', '160'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];

/** The files that a key may name: copies of an image, or the picture that a link to something shows. */
export const FILE_VARIANTS = [...IMAGE_VARIANTS, 'preview'] as const;
export type FileVariant = (typeof FILE_VARIANTS)[number];

export const FILE_NAMES: Readonly<Record<FileVariant, string>> = {
  full: 'full.webp',
  '480': '480.webp',
  '160': '160.webp',
  preview: 'preview.jpg',
};

export type StoredFile = {
  /** A small file is read whole. A stream is read to its end by the caller, or destroyed. */
  body: Buffer | Readable;
  /** Bytes. */
  size: number;
};

/** Filled by a disk or by S3. Every method throws `StorageUnavailable` when the storage does not do its part. */
export type ImageStore = {
  /** Returns once the bytes survive a power cut. Writing the same variant again replaces it whole. */
  put(key: string, variant: FileVariant, bytes: Uint8Array): Promise<void>;
  open(key: string, variant: FileVariant): Promise<StoredFile | null>;
  /** Every variant of the key; a key that does not exist is no error. */
  remove(key: string): Promise<void>;
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
