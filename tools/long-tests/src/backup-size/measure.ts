// node measure.ts <ToMeasure>: a check of the site, a backup that is interrupted half-way, the one that goes on, one with nothing new, and a
// restore with its check, which finds what the first one found. Prints what it measured as JSON, and each step on the error output when it ends.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mapConcurrently } from '@palmares/core/map-concurrently';
import { makeBackup } from '@palmares/server/backup/make-backup';
import { openBackup } from '@palmares/server/backup/read-backup';
import { restoreBackup } from '@palmares/server/backup/restore-backup';
import { findIssues } from '@palmares/server/data-check/find-issues';
import { createDatabase } from '@palmares/server/db/pool';
import { createDiskStore } from '@palmares/server/files/disk-store';
import {
  IMAGE_VARIANTS,
  type ImageStore,
  readBytes,
  variantFileName,
} from '@palmares/server/files/image-store';
import { createSyntheticStore } from '@palmares/server/testing/synthetic-store';
import { identityToRecipient } from 'age-encryption';
import { Client } from 'pg';
import { log } from '../site/site.ts';
import type { Measured, ToMeasure } from './run-measure.ts';

const MEGABYTE = 1024 ** 2;
const KEYS_AT_ONCE = 10_000;
const FILES_AT_ONCE = 32;
const run = promisify(execFile);
const input = JSON.parse(process.argv[2] ?? '') as ToMeasure;
const { images, secret, size } = input;
const faults: string[] = [];
const told: string[] = [];

const backup = {
  dir: input.dir,
  keepDays: 30,
  recipients: secret === null ? [] : [await identityToRecipient(secret)],
};
const computed = await createSyntheticStore({ keys: listKeys, variants: ['full'], size });
let store: ImageStore = computed;
let restoredTo: ImageStore = computed;
/** Copies are looked for by the check, and are not in the backup: five files of each image would prove nothing more. */
const withCopies = (files: ImageStore): ImageStore => ({ ...files, list: async () => [...IMAGE_VARIANTS] });
let opened = 0;
const source = {
  connectionString: input.source,
  backup,
  log,
  images: {
    async open(...file: Parameters<typeof store.open>) {
      const found = await store.open(...file);
      if (found !== null) opened += 1;
      return found;
    },
  },
};

async function* listKeys(): AsyncGenerator<string> {
  const client = new Client({ connectionString: input.source });
  await client.connect();
  try {
    for (let after = ''; ; ) {
      const { rows } = await client.query<{ key: string }>(
        'select file_key as key from image where file_key > $1 order by file_key limit $2',
        [after, KEYS_AT_ONCE],
      );
      for (const { key } of rows) yield key;
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.key;
    }
  } finally {
    await client.end();
  }
}

/** Writes what the other store computes, without waiting for the disk. */
async function writeFiles(folder: string): Promise<void> {
  const write = async (key: string): Promise<void> => {
    const file = await computed.open(key, 'full');
    if (file === null) throw new Error(`${key} is not computed`);
    const into = join(folder, key.slice(0, 2), key.slice(2, 4), key);
    await mkdir(into, { recursive: true });
    await writeFile(join(into, variantFileName('full')), await readBytes(file));
  };
  for await (const _ of mapConcurrently(listKeys(), FILES_AT_ONCE, write));
}

async function countIssues(): Promise<number> {
  const db = createDatabase({ connectionString: input.source, log, statementTimeoutMs: 0 });
  try {
    let count = 0;
    for await (const _ of findIssues({ db, images: withCopies(store) })) count += 1;
    return count;
  } finally {
    await db.destroy();
  }
}

async function readMemory(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const since = performance.now();
  await work();
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  const line = `${name} ${seconds} s, up to ${(await readMemory()).toFixed(0)} MB`;
  process.stderr.write(`  ${line}\n`);
  told.push(line);
}

const expectEqual = (what: string, found: number, expected: number): void => {
  if (found !== expected) faults.push(`${images} images: ${what} is ${found} instead of ${expected}`);
};

async function interruptBackup(): Promise<void> {
  const half = Math.floor(images / 2);
  const open = (...file: Parameters<typeof store.open>) =>
    opened < half ? source.images.open(...file) : Promise.reject(new Error('cut off'));
  const message = await makeBackup({ ...source, images: { open } }).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );
  if (message !== 'Error: cut off') faults.push(`it was interrupted by ${message}`);
}

const { filesFolder } = input;
if (filesFolder !== null) {
  await step('files written', () => writeFiles(filesFolder));
  store = createDiskStore(filesFolder);
  restoredTo = createDiskStore(`${filesFolder}-restored`);
}
let issues = 0;
await step('checked', async () => {
  issues = await countIssues();
  // A world may have issues of its own, left by benchmarks.
  if (input.repeats) expectEqual('the number of issues of a new site', issues, 0);
});
let folder = '';
if (input.repeats) await step('interrupted', interruptBackup);
await step('backed up', async () => {
  const made = await makeBackup(source);
  expectEqual('the number of files', made.files, images);
  if (opened > images + 100) faults.push(`${opened} files were read for ${images} images`);
  ({ folder } = made);
});
if (input.repeats)
  await step('again', async () => {
    const made = await makeBackup(source);
    expectEqual('the number of linked files', made.linked, images);
    ({ folder } = made);
  });
await step('restored and checked', async () => {
  const restored = await restoreBackup({
    connectionString: input.target,
    backup: await openBackup({ folder, identities: secret === null ? [] : [secret], erasures: 'beside' }),
    images: withCopies(restoredTo),
    log,
    clock: () => new Date(),
  });
  expectEqual('the number of restored files', filesFolder === null ? computed.puts : restored.files, images);
  expectEqual('the number of damaged files', restored.damagedCount, 0);
  expectEqual('the number of issues', restored.issueCount, issues);
  if (restored.issueCount !== issues) faults.push(JSON.stringify(restored.issues.slice(0, 5)));
});
const { stdout } = await run('du', ['--summarize', '--block-size=1', input.dir]);
if (issues > 0) told.push(`${issues} issues of the site itself`);
told.push(
  `${input.repeats ? 'two backups' : 'a backup'} of ${(Number.parseInt(stdout, 10) / MEGABYTE).toFixed(0)} MB`,
);
const measured: Measured = { memory: await readMemory(), told: told.join('; '), faults };
process.stdout.write(JSON.stringify(measured));
