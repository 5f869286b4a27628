// The format of a personal access token: `palm_`, 192 random bits and a checksum, all in letters and digits. The prefix lets scanners of
// leaked secrets find it, and the checksum lets them (and us, without a query) reject a malformed one.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'palm_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Random bytes of a token; 33 base-62 digits hold them. */
export const TOKEN_BYTES = 24;
const RANDOM_LENGTH = 33;
/** Digits in base 62 that hold 32 bits. */
const CHECKSUM_LENGTH = 6;

const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

function toBase62(value: bigint, length: number): string {
  let [text, rest] = ['', value];
  while (rest > 0n) {
    text = `${ALPHABET[Number(rest % 62n)]}${text}`;
    rest /= 62n;
  }
  return text.padStart(length, '0');
}

/** CRC-32 of everything before it, including the prefix. */
const getChecksum = (text: string): string => toBase62(BigInt(crc32(text)), CHECKSUM_LENGTH);

export function writePersonalToken(bytes: Buffer): string {
  const text = PREFIX + toBase62(BigInt(`0x${bytes.toString('hex')}`), RANDOM_LENGTH);
  return text + getChecksum(text);
}

/** True if it is meant to be a personal token rather than a session's. */
export const hasPersonalTokenPrefix = (token: string): boolean => token.startsWith(PREFIX);

/** False for a token that we cannot have issued. */
export function isWellFormed(token: string): boolean {
  return FORM.test(token) && token.endsWith(getChecksum(token.slice(0, -CHECKSUM_LENGTH)));
}

/** Hashes the token for storage. A fast hash suffices, because 192 random bits cannot be guessed. */
export const hashPersonalToken = (token: string): Buffer => createHash('sha256').update(token).digest();
