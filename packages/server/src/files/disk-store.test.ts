import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import { createImageKey, type ImageStore, StorageUnavailable, type StoredFile } from './image-store.ts';

const KEY = '0123456789abcdef0123456789abcdef';
let folder: string;
let root: string;
let store: ImageStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-store-'));
  root = join(folder, 'files');
  store = createDiskStore(root);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const contentOf = async (key: string, variant: 'full' | '480' | '160'): Promise<string | null> => {
  const file = await store.open(key, variant);
  return file && (await textOf(file));
};

const textOf = async ({ body }: StoredFile): Promise<string> =>
  (Buffer.isBuffer(body) ? body : await buffer(body)).toString();

describe('a disk store', () => {
  it('gives back what was put, with its size', async () => {
    await store.put(KEY, 'full', Buffer.from('picture'));

    const file = await store.open(KEY, 'full');

    expect(file?.size).toBe(7);
    expect(file && (await textOf(file))).toBe('picture');
  });

  it('reads a small file whole and streams a large one, so that slow readers do not fill the memory', async () => {
    await store.put(KEY, '160', Buffer.alloc(20_000));
    await store.put(KEY, 'full', Buffer.alloc(1_000_000));

    const [small, large] = await Promise.all([store.open(KEY, '160'), store.open(KEY, 'full')]);
    if (large?.body instanceof Readable) large.body.destroy();

    expect([small?.size, small?.body]).toEqual([20_000, expect.any(Buffer)]);
    expect([large?.size, large?.body]).toEqual([1_000_000, expect.any(Readable)]);
  });

  it('spreads keys over folders and leaves no temporary file', async () => {
    await store.put(KEY, 'full', Buffer.from('large'));
    await store.put(KEY, '160', Buffer.from('small'));

    const files = await readdir(join(root, '01', '23', KEY));

    expect(files.toSorted()).toEqual(['160.webp', 'full.webp']);
  });

  it('lists the variants of a key that are whole', async () => {
    await store.put(KEY, 'full', Buffer.from('large'));
    await store.put(KEY, '160', Buffer.from('small'));
    await store.put(KEY, 'preview', Buffer.from('drawn'));
    await writeFile(join(root, '01', '23', KEY, '480.webp.aaaa.tmp'), 'half');

    expect(await store.list(KEY)).toEqual(['160', 'full', 'preview']);
    expect(await store.list(createImageKey())).toEqual([]);
  });

  it('lists every key that is there, and nothing else', async () => {
    const listKeys = async () => {
      const keys: string[] = [];
      for await (const key of store.keys()) keys.push(key);
      return keys.toSorted();
    };
    expect(await listKeys()).toEqual([]);
    const keys = [KEY, createImageKey(), createImageKey()];
    for (const key of keys) await store.put(key, 'full', Buffer.from('picture'));
    await mkdir(join(root, '01', '23', 'not-a-key'), { recursive: true });
    await writeFile(join(root, 'note.txt'), 'not a folder');

    expect(await listKeys()).toEqual(keys.toSorted());
  });

  it('says null for what is not there', async () => {
    await store.put(KEY, 'full', Buffer.from('picture'));

    expect(await store.open(KEY, '480')).toBeNull();
    expect(await store.open(createImageKey(), 'full')).toBeNull();
  });

  it.each([
    ['small', 'before'],
    ['large', 'before'.repeat(60_000)],
  ])('replaces a %s file whole: a reader that has begun keeps the old one', async (_size, before) => {
    await store.put(KEY, 'full', Buffer.from(before));
    const begun = await store.open(KEY, 'full');

    await store.put(KEY, 'full', Buffer.from('after'));

    expect(begun && (await textOf(begun)) === before).toBe(true);
    expect(await contentOf(KEY, 'full')).toBe('after');
  });

  it('takes many files at once, also for one key', async () => {
    const keys = Array.from({ length: 30 }, () => createImageKey());

    await Promise.all([
      ...keys.map((key) => store.put(key, 'full', Buffer.from(key))),
      ...keys.map((key) => store.put(key, '480', Buffer.from(key))),
      ...Array.from({ length: 10 }, () => store.put(KEY, 'full', Buffer.from('same'))),
    ]);

    for (const key of keys) expect(await contentOf(key, 'full')).toBe(key);
    expect(await readdir(join(root, '01', '23', KEY))).toEqual(['full.webp']);
  });

  it('removes every variant of a key and nothing else, twice without complaint', async () => {
    const other = createImageKey();
    await store.put(KEY, 'full', Buffer.from('large'));
    await store.put(KEY, '160', Buffer.from('small'));
    await store.put(other, 'full', Buffer.from('other'));

    await store.remove(KEY);
    await store.remove(KEY);

    expect(await store.open(KEY, 'full')).toBeNull();
    expect(await store.open(KEY, '160')).toBeNull();
    expect(await contentOf(other, 'full')).toBe('other');
  });

  it('opens nothing for a key whose upload was killed before its first file was whole', async () => {
    const halfway = join(root, '01', '23', KEY);
    await mkdir(halfway, { recursive: true });
    await writeFile(join(halfway, 'full.webp.aaaa.tmp'), 'half');

    expect(await store.open(KEY, 'full')).toBeNull();
  });

  it.each(['', '../../../etc/passwd', `${KEY}/..`, KEY.toUpperCase(), KEY.slice(1), `${KEY}0`, `${KEY}\n`])(
    'never makes a path of the key %j',
    async (key) => {
      await expect(store.put(key, 'full', Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(store.open(key, 'full')).rejects.toThrow(RangeError);
      await expect(store.list(key)).rejects.toThrow(RangeError);
      await expect(store.remove(key)).rejects.toThrow(RangeError);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('never makes a path of an unknown variant', async () => {
    await expect(store.open(KEY, '../full' as 'full')).rejects.toThrow(RangeError);
  });

  it('does not follow a symbolic link put in the place of a file', async () => {
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
    // A file where the folder should be fails for every user, root as well.
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
      // sysfs refuses new files to root too, as a full or read-only disk does.
      const refused = createDiskStore('/sys/kernel/files');

      await expect(refused.put(KEY, 'full', Buffer.from('x'))).rejects.toThrow(StorageUnavailable);
      expect(await contentOf(KEY, 'full')).toBe('before');
    },
  );
});
