import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../testing/memory-store.ts';
import { describeStore, KEY, listKeys, readText } from '../testing/store-contract.ts';
import { createImageKey, type ImageStore, StorageUnavailable } from './image-store.ts';
import { createOverlayStore } from './overlay-store.ts';

let upper: ImageStore;
let lower: ImageStore;
let store: ImageStore;
beforeEach(() => {
  upper = createMemoryStore();
  lower = createMemoryStore();
  store = createOverlayStore(upper, lower);
});

async function getContent(key: string): Promise<string | null> {
  const file = await store.open(key, 'full');
  return file && readText(file);
}

describe('a store over another', () => {
  describeStore(async () => store);
});

describe('of two places', () => {
  it('the upper one is written, both are read, the upper one first', async () => {
    const old = createImageKey();
    await lower.put(old, 'full', Buffer.from('old'));
    await lower.put(KEY, 'full', Buffer.from('before'));
    await store.put(KEY, 'full', Buffer.from('after'));

    expect([await getContent(old), await getContent(KEY)]).toEqual(['old', 'after']);
    expect(await listKeys(lower)).toEqual([old, KEY].toSorted());
  });

  it('both are listed, each thing once, and both let go', async () => {
    await lower.put(KEY, '160', Buffer.from('small'));
    await lower.put(KEY, 'full', Buffer.from('large'));
    await upper.put(KEY, 'full', Buffer.from('large'));

    expect(await store.list(KEY)).toEqual(['160', 'full']);
    expect(await listKeys(store)).toEqual([KEY]);
    await store.remove(KEY);
    expect([await listKeys(upper), await listKeys(lower)]).toEqual([[], []]);
  });

  it('a file that moves between the looks is found', async () => {
    await lower.put(KEY, 'full', Buffer.from('moved'));
    const moving: ImageStore = {
      ...lower,
      async open(key, variant) {
        await upper.put(key, variant, Buffer.from('moved'));
        await lower.remove(key);
        return lower.open(key, variant);
      },
      async list(key) {
        await upper.put(key, 'full', Buffer.from('moved'));
        await lower.remove(key);
        return lower.list(key);
      },
    };
    store = createOverlayStore(upper, moving);

    expect(await getContent(KEY)).toBe('moved');
    await upper.remove(KEY);
    await lower.put(KEY, 'full', Buffer.from('moved'));
    expect(await store.list(KEY)).toEqual(['full']);
  });

  it.each(['upper', 'lower'])('the %s one may not be away', async (which) => {
    const away: ImageStore = {
      ...createMemoryStore(),
      inspect: () => Promise.reject(new StorageUnavailable('EIO')),
    };
    store = which === 'upper' ? createOverlayStore(away, lower) : createOverlayStore(upper, away);

    await expect(store.inspect()).rejects.toThrow(StorageUnavailable);
  });
});
