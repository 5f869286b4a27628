import { Readable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { createMemoryStore } from '../testing/memory-store.ts';
import { createImageKey, type ImageStore } from './image-store.ts';
import { withSmallFileCache } from './small-files.ts';

const KEY = createImageKey();
const opened: string[] = [];
const memory = createMemoryStore();
const below: ImageStore = {
  ...memory,
  open(key, variant) {
    opened.push(variant);
    return memory.open(key, variant);
  },
};
beforeEach(() => {
  opened.length = 0;
  memory.files.clear();
});

async function getText(store: ImageStore): Promise<string | null> {
  const body = (await store.open(KEY, '160'))?.body;
  return Buffer.isBuffer(body) ? body.toString() : null;
}

it('opens a small file once', async () => {
  const store = withSmallFileCache(below);
  await store.put(KEY, '160', Buffer.from('small'));

  expect([await getText(store), await getText(store)]).toEqual(['small', 'small']);
  expect(opened).toEqual(['160']);
});

it('forgets what is removed or written again', async () => {
  const store = withSmallFileCache(below);
  await store.put(KEY, '160', Buffer.from('before'));
  await getText(store);
  await store.put(KEY, '160', Buffer.from('after'));

  expect(await getText(store)).toBe('after');
  await store.remove(KEY);
  expect(await store.open(KEY, '160')).toBeNull();
});

it('keeps neither what is absent, nor a large file, nor a stream', async () => {
  const streams: ImageStore = { ...below, open: async () => ({ body: Readable.from(['x']), size: 1 }) };
  const store = withSmallFileCache(below);
  await store.put(KEY, 'full', Buffer.alloc(70_000));
  for (const variant of ['160', '160', 'full', 'full'] as const) await store.open(KEY, variant);
  const streaming = withSmallFileCache(streams);
  const [first, second] = [await streaming.open(KEY, 'full'), await streaming.open(KEY, 'full')];

  expect(opened).toEqual(['160', '160', 'full', 'full']);
  expect(first?.body).not.toBe(second?.body);
});

it('drops what was read longest ago when it is full', async () => {
  const store = withSmallFileCache(below, 10);
  const keys = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  for (const key of keys) await store.put(key, '160', Buffer.from('12345'));
  const [a = '', b = '', c = ''] = keys;
  for (const key of [a, b, a, c]) await store.open(key, '160');
  opened.length = 0;

  await store.open(a, '160');
  expect(opened).toHaveLength(0);
  await store.open(b, '160');
  expect(opened).toHaveLength(1);
});
