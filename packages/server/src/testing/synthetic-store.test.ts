import { expect, test } from 'vitest';
import { readBytes } from '../files/image-store.ts';
import { readSize } from '../files/stored-size.ts';
import { collect } from './collect.ts';
import { createSyntheticStore, listSyntheticKeys, SYNTHETIC_SIZE } from './synthetic-store.ts';

test('its files are images that depend on key and variant, and it takes in no others', async () => {
  const store = await createSyntheticStore({ keys: () => listSyntheticKeys(3), variants: ['160', 'full'] });
  const keys = await collect(store.keys());
  const [key = '', other = ''] = keys;
  const read = async (...file: Parameters<typeof store.open>) => {
    const found = await store.open(...file);
    return found === null ? Buffer.alloc(0) : readBytes(found);
  };
  const full = await read(key, 'full');

  expect(keys).toHaveLength(3);
  expect(key).toBe('c4ca4238a0b923820dcc509a6f75849b');
  expect(await store.list(key)).toEqual(['160', 'full']);
  expect(await store.open(key, '320')).toBeNull();
  expect(await readSize(full)).toEqual(SYNTHETIC_SIZE);
  expect(await read(key, 'full')).toEqual(full);
  for (const different of [await read(key, '160'), await read(other, 'full')])
    expect(different.equals(full)).toBe(false);

  await store.put(key, 'full', full);
  await expect(store.put(other, 'full', full)).rejects.toThrow('not what its key stands for');
  expect(store.puts).toBe(1);
  await store.remove(key);
  expect(await store.list(key)).toEqual([]);
  expect(await collect(store.keys())).toHaveLength(2);
});
