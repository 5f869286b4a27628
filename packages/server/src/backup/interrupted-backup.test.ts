// A backup that was interrupted while it copied files: the next one takes over what it had copied, and nothing of it stays for long
// (docs/decisions/0065).
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createUser, type TestAlbum, type TestUser } from '../testing/factories.ts';
import { createSmallDisk } from '../testing/small-disk.ts';
import { clearSite, createStoredAlbum } from '../testing/stored-albums.ts';
import { listBackups } from './backup-folder.ts';
import { openList } from './backup-format.ts';
import { makeBackup } from './make-backup.ts';
import { openBackup } from './read-backup.ts';

const DAY_MS = 86_400_000;
const IMAGES = 3;
const FILES = 5 * IMAGES;

let t: TestApp;
let lea: TestUser;
let album: TestAlbum;
let dir: string;
let secret: string;
let recipient: string;
/** Number of files that the store was asked for. */
let opened: number;
beforeAll(async () => {
  t = await createTestApp();
  dir = t.deps.config.backup.dir;
  secret = await generateX25519Identity();
  recipient = await identityToRecipient(secret);
});
afterAll(() => t.close());
beforeEach(async () => {
  await clearSite(t);
  lea = await createUser(t);
  album = await createStoredAlbum(t, lea, { images: IMAGES });
});

interface Attempt {
  readonly recipients?: readonly string[];
  /** The store fails after so many files. */
  readonly failsAfter?: number;
  readonly error?: Error;
}

async function attempt({
  recipients = [],
  failsAfter = Infinity,
  error = new Error('cut off'),
}: Attempt = {}) {
  opened = 0;
  const backup = { ...t.deps.config.backup, recipients };
  return makeBackup({
    connectionString: t.connectionString,
    backup,
    log: t.deps.log,
    images: {
      async open(key, variant) {
        opened += 1;
        if (opened > failsAfter) throw error;
        return t.deps.images.open(key, variant);
      },
    },
  });
}

const interrupt = (input: Attempt) => expect(attempt(input)).rejects.toThrow('cut off');
const listUnfinished = async () => (await readdir(dir)).filter((name) => name.startsWith('unfinished'));
const getUnfinished = async () => join(dir, (await listUnfinished())[0] ?? 'none');

describe.each(['open', 'encrypted'])('%s', (kind) => {
  const getRecipients = () => (kind === 'open' ? [] : [recipient]);
  const list = openList({ isSealed: kind === 'encrypted' });

  test('its files are not copied again, and it is no backup', async () => {
    const recipients = getRecipients();
    await interrupt({ recipients, failsAfter: 10 });
    expect(await listBackups(dir)).toEqual([]);
    expect((await readdir(await getUnfinished())).toSorted()).toEqual(['files', list]);

    const made = await attempt({ recipients });

    expect(opened).toBe(FILES - 10);
    expect(made).toMatchObject({ files: FILES, linked: 10, missingCount: 0 });
    expect(await listUnfinished()).toEqual([]);
    const backup = await openBackup({ folder: made.folder, identities: [secret], erasures: 'beside' });
    for await (const { path } of backup.files())
      await expect(readFile(join(made.folder, path))).resolves.toBeInstanceOf(Buffer);
  });

  test('several times: each goes on where the last one stopped', async () => {
    const recipients = getRecipients();
    for (const failsAfter of [4, 4, 0, 4]) await interrupt({ recipients, failsAfter });

    const made = await attempt({ recipients });

    expect(opened).toBe(FILES - 12);
    expect(made).toMatchObject({ files: FILES, linked: 12 });
  });

  test('a line and a file that a power cut left in the middle are not taken over', async () => {
    const recipients = getRecipients();
    await interrupt({ recipients, failsAfter: 10 });
    const folder = await getUnfinished();
    const lines = (await readFile(join(folder, list), 'utf8')).trimEnd().split('\n');
    const files = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
    const listed = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .toSorted();
    await writeFile(join(folder, list), lines.join('\n').slice(0, -20));
    await truncate(listed[0] ?? '', 10);

    const made = await attempt({ recipients });

    expect(made).toMatchObject({ files: FILES, linked: 8 });
    await openBackup({ folder: made.folder, identities: [secret], erasures: 'beside' });
  });
});

test('what was killed leaves more than its files: the next one takes over those, and removes the rest', async () => {
  await interrupt({ failsAfter: 10 });
  const folder = await getUnfinished();
  await mkdir(join(folder, 'tables'));
  await writeFile(join(folder, 'tables', 'album.copy.gz'), 'half');
  await mkdir(join(folder, 'scratch'));
  await writeFile(join(folder, 'scratch', 'wanted'), 'half');
  await appendFile(join(folder, 'files.jsonl'), '{"key":"');
  await interrupt({ failsAfter: 2 });

  for (const name of await listUnfinished())
    expect((await readdir(join(dir, name))).toSorted()).toEqual(['files', 'files.jsonl']);
  expect(await attempt()).toMatchObject({ files: FILES, linked: 12 });
  expect(await listUnfinished()).toEqual([]);
});

test('what was deleted since is not taken over', async () => {
  await interrupt({ failsAfter: 10 });
  const [gone = ''] = album.keys.toSorted();
  await t.db.deleteFrom('image').where('file_key', '=', gone).execute();

  const made = await attempt();

  expect(made).toMatchObject({ files: FILES - 5, linked: 5 });
  const names = await readdir(dir, { recursive: true });
  expect(names.filter((name) => name.includes(gone))).toEqual([]);
});

test('one for other keys, of an older version or too old is removed', async () => {
  await interrupt({ failsAfter: 10, recipients: [recipient] });
  const other = await getUnfinished();
  await cp(other, other.replace(/-[0-9a-f]{16}$/, ''), { recursive: true });
  expect(await attempt()).toMatchObject({ files: FILES, linked: 0 });
  expect(await listUnfinished()).toEqual([]);

  await rm(dir, { recursive: true });
  await interrupt({ failsAfter: 10 });
  const folder = await getUnfinished();
  const old = new Date(Date.now() - 31 * DAY_MS).toISOString().replaceAll(/[:.]/g, '-');
  await rename(folder, folder.replace(/unfinished-.*Z/, `unfinished-${old}`));
  expect(await attempt()).toMatchObject({ files: FILES, linked: 0 });
  expect(await listUnfinished()).toEqual([]);
});

test('a full disk keeps nothing of it, nor of the one before: the database may need the room', async () => {
  await interrupt({ failsAfter: 5 });
  const error = Object.assign(new Error('cut off'), { code: 'ENOSPC' });

  await interrupt({ failsAfter: 5, error });

  expect(await readdir(dir)).toEqual(['erased']);
});

test('a disk that fills up while files are copied is freed again', async ({ skip }) => {
  const disk = await createSmallDisk(dir, 1);
  if (disk === null) return skip();
  try {
    // A file takes a page of four kilobytes.
    await createStoredAlbum(t, lea, { images: 60 });

    await expect(attempt()).rejects.toThrow('ENOSPC');

    expect(await readdir(dir)).toEqual(['erased']);
    expect(opened).toBeGreaterThan(100);
  } finally {
    await disk.remove();
  }
});

test('the files that it had linked from a complete backup are linked again', async () => {
  await attempt();
  await createStoredAlbum(t, lea, { images: 2 });
  await interrupt({ failsAfter: 3 });

  const made = await attempt();

  expect(opened).toBe(7);
  expect(made).toMatchObject({ files: FILES + 10, linked: FILES + 3 });
});
