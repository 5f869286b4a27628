// The contract of every store of image files, on a disk, in memory or in S3.
import { Readable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { createImageKey, type ImageStore, readBytes, type StoredFile } from '../files/image-store.ts';

export const KEY = '0123456789abcdef0123456789abcdef';

export const readText = async (file: StoredFile): Promise<string> => (await readBytes(file)).toString();

export async function listKeys(store: ImageStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys.toSorted();
}

let store: ImageStore;

async function getContent(key: string, variant: 'full' | '480' | '160'): Promise<string | null> {
  const file = await store.open(key, variant);
  return file && readText(file);
}

/** `open` returns an empty store before each test. */
export function describeStore(open: () => Promise<ImageStore>): void {
  beforeEach(async () => {
    store = await open();
  });
  describeReading();
  describeWriting();
  describeRefusals();
}

function describeReading(): void {
  it('gives back what was put, with its size', async () => {
    await store.put(KEY, 'full', Buffer.from('picture'));

    const file = await store.open(KEY, 'full');

    expect(file?.size).toBe(7);
    expect(file && (await readText(file))).toBe('picture');
  });

  it('reads a small file whole and streams a large one, so that slow readers do not fill the memory', async () => {
    await store.put(KEY, '160', Buffer.alloc(20_000));
    await store.put(KEY, 'full', Buffer.alloc(1_000_000, 'x'));

    const [small, large] = await Promise.all([store.open(KEY, '160'), store.open(KEY, 'full')]);

    expect([small?.size, small?.body]).toEqual([20_000, expect.any(Buffer)]);
    expect([large?.size, large?.body]).toEqual([1_000_000, expect.any(Readable)]);
    expect(large && (await readText(large)) === 'x'.repeat(1_000_000)).toBe(true);
  });

  it('lists the variants of a key', async () => {
    await store.put(KEY, 'full', Buffer.from('large'));
    await store.put(KEY, '160', Buffer.from('small'));
    await store.put(KEY, 'preview', Buffer.from('drawn'));

    expect(await store.list(KEY)).toEqual(['160', 'full', 'preview']);
    expect(await store.list(createImageKey())).toEqual([]);
  });

  it('lists every key that is there, once', async () => {
    expect(await listKeys(store)).toEqual([]);
    const keys = [KEY, createImageKey(), createImageKey(), createImageKey(), createImageKey()];
    for (const key of keys) await store.put(key, 'full', Buffer.from('picture'));
    await store.put(KEY, '160', Buffer.from('picture'));

    expect(await listKeys(store)).toEqual(keys.toSorted());
  });

  it('says null for what is not there', async () => {
    await store.put(KEY, 'full', Buffer.from('picture'));

    expect(await store.open(KEY, '480')).toBeNull();
    expect(await store.open(createImageKey(), 'full')).toBeNull();
  });

  it('says that files can be read', async () => {
    expect(await store.inspect()).toEqual({ bytesFree: expect.toBeOneOf([expect.any(Number), null]) });
  });
}

function describeWriting(): void {
  it.each([
    ['small', 'before'],
    ['large', 'before'.repeat(60_000)],
  ])('replaces a %s file whole: a reader that has begun keeps the old one', async (_size, before) => {
    await store.put(KEY, 'full', Buffer.from(before));
    const begun = await store.open(KEY, 'full');

    await store.put(KEY, 'full', Buffer.from('after'));

    expect(begun && (await readText(begun)) === before).toBe(true);
    expect(await getContent(KEY, 'full')).toBe('after');
  });

  it('takes many files at once, also for one key', async () => {
    const keys = Array.from({ length: 30 }, () => createImageKey());

    await Promise.all([
      ...keys.map((key) => store.put(key, 'full', Buffer.from(key))),
      ...keys.map((key) => store.put(key, '480', Buffer.from(key))),
      ...Array.from({ length: 10 }, () => store.put(KEY, 'full', Buffer.from('same'))),
    ]);

    const read = await Promise.all(keys.map((key) => getContent(key, 'full')));
    expect(read).toEqual(keys);
    expect(await store.list(KEY)).toEqual(['full']);
  });

  it('removes every variant of a key and nothing else, twice without complaint', async () => {
    const other = createImageKey();
    await store.put(KEY, 'full', Buffer.from('large'));
    await store.put(KEY, '160', Buffer.from('small'));
    await store.put(KEY, 'preview', Buffer.from('drawn'));
    await store.put(other, 'full', Buffer.from('other'));

    await store.remove(KEY);
    await store.remove(KEY);

    expect(await store.list(KEY)).toEqual([]);
    expect(await store.open(KEY, 'full')).toBeNull();
    expect(await getContent(other, 'full')).toBe('other');
  });
}

function describeRefusals(): void {
  it.each(['', '../../../etc/passwd', `${KEY}/..`, KEY.toUpperCase(), KEY.slice(1), `${KEY}0`, `${KEY}\n`])(
    'never makes a path of the key %j',
    async (key) => {
      await expect(store.put(key, 'full', Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(store.open(key, 'full')).rejects.toThrow(RangeError);
      await expect(store.list(key)).rejects.toThrow(RangeError);
      await expect(store.remove(key)).rejects.toThrow(RangeError);
    },
  );

  it('never makes a path of an unknown variant', async () => {
    await expect(store.open(KEY, '../full' as 'full')).rejects.toThrow(RangeError);
    await expect(store.put(KEY, '../full' as 'full', Buffer.from('x'))).rejects.toThrow(RangeError);
  });
}
