import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeStore, KEY, listKeys, readText } from '../testing/store-contract.ts';
import { createDiskStore, removeTemporaryFiles } from './disk-store.ts';
import { createImageKey, type ImageStore, StorageUnavailable } from './image-store.ts';

let folder: string;
let root: string;
let store: ImageStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-store-'));
  root = join(folder, 'files');
  store = createDiskStore(root);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a disk store', () => {
  describeStore(async () => {
    await mkdir(root);
    return store;
  });
});

describe('the folder of a disk store', () => {
  it('spreads keys and holds no temporary file', async () => {
    await store.put(KEY, 'full', Buffer.from('large'));
    await store.put(KEY, '160', Buffer.from('small'));
    await Promise.all(Array.from({ length: 10 }, () => store.put(KEY, '160', Buffer.from('same'))));

    const files = await readdir(join(root, '01', '23', KEY));

    expect(files.toSorted()).toEqual(['160.webp', 'full.webp']);
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
  });

  it('may hold other things, which no list names', async () => {
    await store.put(KEY, 'full', Buffer.from('large'));
    await writeFile(join(root, '01', '23', KEY, 'note.txt'), 'no file of an image');
    await writeFile(join(root, 'tmp', '480.webp.aaaa'), 'half');
    await mkdir(join(root, '01', '23', 'not-a-key'), { recursive: true });
    await writeFile(join(root, 'note.txt'), 'not a folder');

    expect(await store.list(KEY)).toEqual(['full']);
    expect(await listKeys(store)).toEqual([KEY]);
  });

  it('opens nothing for a key whose upload was killed before its first file was whole', async () => {
    await mkdir(join(root, '01', '23', KEY), { recursive: true });
    await mkdir(join(root, 'tmp'));
    await writeFile(join(root, 'tmp', 'full.webp.aaaa'), 'half');

    expect(await store.open(KEY, 'full')).toBeNull();
  });

  it('gets rid of what killed writes left there, and of nothing that may still be written', async () => {
    await store.put(KEY, 'full', Buffer.from('large'));
    const temporary = join(root, 'tmp');
    const now = new Date();
    for (const [name, minutes] of Object.entries({ killed: 61, writing: 59 })) {
      await writeFile(join(temporary, name), 'half');
      const changed = new Date(now.getTime() - minutes * 60_000);
      await utimes(join(temporary, name), changed, changed);
    }

    await removeTemporaryFiles(root, new Date(now.getTime() - 60 * 60_000));

    expect(await readdir(temporary)).toEqual(['writing']);
    expect(await store.list(KEY)).toEqual(['full']);
  });

  it('has no such thing before the first write', async () => {
    await expect(removeTemporaryFiles(root, new Date())).resolves.toBeUndefined();
  });

  it('gets nothing beside it for a key that is none', async () => {
    await expect(store.put('../../../etc/passwd', 'full', Buffer.from('x'))).rejects.toThrow(RangeError);

    expect(await readdir(folder)).toEqual([]);
  });

  it('is left by no symbolic link put in the place of a file', async () => {
    const secret = join(folder, 'secret');
    await writeFile(secret, 'secret');
    await mkdir(join(root, '01', '23', KEY), { recursive: true });
    await symlink(secret, join(root, '01', '23', KEY, 'full.webp'));

    await expect(store.open(KEY, 'full')).rejects.toThrow(StorageUnavailable);
    await store.remove(KEY);
    expect(await readFile(secret, 'utf8')).toBe('secret');
  });
});

describe('a disk that does not do its part', () => {
  it('is told as the storage being unavailable, with the reason of the system', async () => {
    // A file in place of the folder fails for every user, root included.
    await writeFile(root, '');

    const works = [
      () => store.put(KEY, 'full', Buffer.from('x')),
      () => store.open(KEY, 'full'),
      () => store.list(KEY),
    ];
    for (const work of works) await expect(work()).rejects.toThrow(StorageUnavailable);
    await expect(store.open(KEY, 'full')).rejects.toMatchObject({ reason: 'ENOTDIR' });
  });

  it.runIf(process.platform === 'linux')(
    'is told when nothing more can be written, and keeps what was there',
    async () => {
      await store.put(KEY, 'full', Buffer.from('before'));
      // sysfs refuses new files even to root, like a full or read-only disk.
      const refused = createDiskStore('/sys/kernel/files');

      await expect(refused.put(KEY, 'full', Buffer.from('x'))).rejects.toThrow(StorageUnavailable);
      const file = await store.open(KEY, 'full');
      expect(file && (await readText(file))).toBe('before');
      expect(await store.list(createImageKey())).toEqual([]);
    },
  );
});
