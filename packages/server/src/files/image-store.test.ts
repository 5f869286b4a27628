import { expect, it } from 'vitest';
import { createImageKey, type ImageStore, isImageKey, isImageVariant, openNextWider } from './image-store.ts';

it('makes keys of 128 random bits', () => {
  const keys = new Set(Array.from({ length: 1_000 }, () => createImageKey()));

  expect(keys.size).toBe(1_000);
  for (const key of keys) expect(isImageKey(key)).toBe(true);
});

it('writes the bytes it is given, zeros included', () => {
  expect(createImageKey((size) => new Uint8Array(size).fill(10))).toBe('0a'.repeat(16));
});

it('knows its variants', () => {
  expect(['full', '640', '480', '320', '160'].every(isImageVariant)).toBe(true);
  expect(['', '479', 'toString', 'full.webp', 'preview'].some(isImageVariant)).toBe(false);
});

it.each([
  ['320', '480,640,full', '480'],
  ['320', '160,full', 'full'],
  ['160', '160,full', '160'],
  ['full', '160,640', undefined],
  ['480', '', undefined],
] as const)('opens the next wider one of %s where there is %s: %s', async (wanted, there, opened) => {
  const store: Pick<ImageStore, 'open'> = {
    open: async (_key, variant) =>
      there.split(',').includes(variant) ? { body: Buffer.from(variant), size: variant.length } : null,
  };

  const file = await openNextWider(store, createImageKey(), wanted);

  expect([file?.variant, file?.body]).toEqual([opened, opened && Buffer.from(opened)]);
});
