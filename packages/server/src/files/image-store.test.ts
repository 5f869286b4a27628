import { expect, it } from 'vitest';
import { createImageKey, isImageKey, isImageVariant } from './image-store.ts';

it('makes keys of 128 random bits', () => {
  const keys = new Set(Array.from({ length: 1_000 }, () => createImageKey()));

  expect(keys.size).toBe(1_000);
  for (const key of keys) expect(isImageKey(key)).toBe(true);
});

it('writes the bytes it is given, zeros included', () => {
  expect(createImageKey((size) => new Uint8Array(size).fill(10))).toBe('0a'.repeat(16));
});

it('knows its variants', () => {
  expect(['full', '480', '160'].every(isImageVariant)).toBe(true);
  expect(['', '479', 'toString', 'full.webp'].some(isImageVariant)).toBe(false);
});
