import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

/** Byte arrays of lengths around a multiple of the word size; neighbouring bytes differ. */
const getBytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_value, index) => index * 37);

test('the same bytes have the same fingerprint, wherever they lie in memory', () => {
  const bytes = getBytes(1_001);
  const shifted = new Uint8Array(1_004).subarray(3);
  shifted.set(bytes);
  expect(fingerprint(shifted)).toBe(fingerprint(bytes));
});

test.each([1, 2, 3, 4, 5, 63])('of %i bytes, each byte counts, and so does its place', (length) => {
  const bytes = getBytes(length);
  const variants = Array.from(bytes, (byte, index) => bytes.with(index, byte ^ 0x80));
  const swapped = bytes.with(0, bytes.at(-1) ?? 0).with(length - 1, bytes[0] ?? 0);
  const all = [bytes, ...variants, getBytes(length + 1), ...(length > 1 ? [swapped] : [])].map(fingerprint);
  expect(new Set(all).size).toBe(all.length);
});

test('two bytes that change together do not hide each other', () => {
  const bytes = getBytes(64);
  const flips = Array.from({ length: 63 }, (_value, index) =>
    bytes.with(index, (bytes[index] ?? 0) ^ 0x80).with(index + 1, (bytes[index + 1] ?? 0) ^ 0x80),
  );
  expect(new Set(flips.map(fingerprint)).size).toBe(flips.length);
});
