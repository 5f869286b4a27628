// How a personal access token is written: `palm_`, 192 random bits and a checksum, all in letters and digits. The prefix lets scanners of
// leaked secrets find it, and the checksum tells them (and us, without a query) what cannot be one.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'palm_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Random bytes that a token is made of; 33 digits hold them in base 62. */
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

/** CRC-32 of everything before it, the prefix too. */
const checksumOf = (text: string): string => toBase62(BigInt(crc32(text)), CHECKSUM_LENGTH);

export function writePersonalToken(bytes: Buffer): string {
  const text = PREFIX + toBase62(BigInt(`0x${bytes.toString('hex')}`), RANDOM_LENGTH);
  return text + checksumOf(text);
}

/** Whether it is meant to be a personal token, and not one of a session. */
export const looksPersonal = (token: string): boolean => token.startsWith(PREFIX);

/** False for what we cannot have made. */
export function isWellFormed(token: string): boolean {
  return FORM.test(token) && token.endsWith(checksumOf(token.slice(0, -CHECKSUM_LENGTH)));
}

/** What is stored of it. A slow hash is not needed, because nobody guesses 192 random bits. */
export const hashPersonalToken = (token: string): Buffer => createHash('sha256').update(token).digest();
