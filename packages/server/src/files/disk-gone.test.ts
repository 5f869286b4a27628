import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import { StorageUnavailable } from './image-store.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-gone-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a disk that is gone takes nothing in, and all is there when it is back', async () => {
  const root = join(folder, 'files');
  const store = createDiskStore(root);
  await store.put(KEY, 'full', Buffer.from('before'));
  await rename(root, join(folder, 'away'));

  await expect(store.put(OTHER, 'full', Buffer.from('meanwhile'))).rejects.toThrow(StorageUnavailable);
  const made = await readdir(folder);
  await rename(join(folder, 'away'), root);
  await store.put(OTHER, 'full', Buffer.from('after'));

  expect(made).toEqual(['away']);
  expect(await store.list(KEY)).toEqual(['full']);
  expect(await store.list(OTHER)).toEqual(['full']);
});
