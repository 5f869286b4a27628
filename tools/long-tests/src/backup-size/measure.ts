// node measure.ts <ToMeasure>: a backup that is interrupted half-way, the one that goes on, one with nothing new, and a restore with its
// check. Prints what it measured as JSON.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { makeBackup } from '@palmares/server/backup/make-backup';
import { openBackup } from '@palmares/server/backup/read-backup';
import { restoreBackup } from '@palmares/server/backup/restore-backup';
import { createSyntheticStore, listSyntheticKeys } from '@palmares/server/testing/synthetic-store';
import { identityToRecipient } from 'age-encryption';
import { log } from '../site/site.ts';
import type { Measured, ToMeasure } from './run-measure.ts';

const MEGABYTE = 1024 ** 2;
const run = promisify(execFile);
const input = JSON.parse(process.argv[2] ?? '') as ToMeasure;
const { images, secret } = input;
const keys = () => listSyntheticKeys(images);
const faults: string[] = [];
const told: string[] = [];

const backup = {
  dir: input.dir,
  keepDays: 30,
  recipients: secret === null ? [] : [await identityToRecipient(secret)],
};
const store = await createSyntheticStore({ keys, variants: ['full'] });
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

async function readMemory(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const since = performance.now();
  await work();
  const seconds = ((performance.now() - since) / 1_000).toFixed(0);
  told.push(`${name} ${seconds} s, up to ${(await readMemory()).toFixed(0)} MB`);
}

const expectEqual = (what: string, found: number, expected: number): void => {
  if (found !== expected) faults.push(`${images} images: ${what} is ${found} instead of ${expected}`);
};

let folder = '';
await step('interrupted', async () => {
  const half = Math.floor(images / 2);
  const open = (...file: Parameters<typeof store.open>) =>
    opened < half ? source.images.open(...file) : Promise.reject(new Error('cut off'));
  const message = await makeBackup({ ...source, images: { open } }).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );
  if (message !== 'Error: cut off') faults.push(`it was interrupted by ${message}`);
});
await step('backed up', async () => {
  const made = await makeBackup(source);
  expectEqual('the number of files', made.files, images);
  if (opened > images + 100) faults.push(`${opened} files were read for ${images} images`);
});
await step('again', async () => {
  const made = await makeBackup(source);
  expectEqual('the number of linked files', made.linked, images);
  ({ folder } = made);
});
await step('restored and checked', async () => {
  const restored = await restoreBackup({
    connectionString: input.target,
    backup: await openBackup({ folder, identities: secret === null ? [] : [secret], erasures: 'beside' }),
    images: store,
    log,
    clock: () => new Date(),
  });
  expectEqual('the number of restored files', store.puts, images);
  expectEqual('the number of damaged files', restored.damagedCount, 0);
  expectEqual('the number of issues', restored.issueCount, 0);
});
const { stdout } = await run('du', ['--summarize', '--block-size=1', input.dir]);
told.push(`two backups of ${(Number.parseInt(stdout, 10) / MEGABYTE).toFixed(0)} MB`);
const measured: Measured = { memory: await readMemory(), told: told.join('; '), faults };
process.stdout.write(JSON.stringify(measured));
