// Addresses of image files. A public one is bare; the others carry an expiry, the visibility epoch of their album and a signature over key,
// epoch and expiry (AX-44). The variant is not signed: a reader of one size may read them all, and the browser derives the others by
// replacing the file name.

import { createHmac, timingSafeEqual } from 'node:crypto';

const WINDOW_SECONDS = 600;
const SIGNATURE_BYTES = 16;

/** Bytes or text known only to the server's processes. */
export type SigningSecret = string | Uint8Array;

export type ImagePathInput = {
  key: string;
  /** Null for a public image. `now` is in milliseconds, like Date.now(). */
  signed: { epoch: number; now: number; secret: SigningSecret } | null;
};

export type SignatureInput = {
  key: string;
  /** The album's current epoch from the database, not the one in the address. */
  epoch: number;
  /** Unix seconds, from the address. */
  e: number;
  s: string;
  /** Milliseconds, like Date.now(). */
  now: number;
  secret: SigningSecret;
};

/**
 * The path of the `full` file. A signed one is valid for 10 to 20 minutes and is the same for all readers within a window of 10 minutes, so
 * that browsers can cache the file.
 */
export function imagePath({ key, signed }: ImagePathInput): string {
  const path = `/media/${key}/full.webp`;
  if (!signed) return path;
  const { epoch, now, secret } = signed;
  const e = (Math.floor(now / 1000 / WINDOW_SECONDS) + 2) * WINDOW_SECONDS;
  return `${path}?e=${e}&v=${epoch}&s=${sign(key, epoch, e, secret)}`;
}

/** True for our unexpired signature over exactly these values. Takes constant time, wherever it differs. */
export function verifySignature({ key, epoch, e, s, now, secret }: SignatureInput): boolean {
  const expected = Buffer.from(sign(key, epoch, e, secret));
  // Compared as text: decoding first would accept several spellings of one signature.
  const given = Buffer.from(s);
  const matches = given.length === expected.length && timingSafeEqual(given, expected);
  return matches && now < e * 1000;
}

function sign(key: string, epoch: number, e: number, secret: SigningSecret): string {
  // The prefix separates these signatures from others made with the same secret.
  return createHmac('sha256', secret)
    .update(`media\n${key}\n${epoch}\n${e}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url');
}
