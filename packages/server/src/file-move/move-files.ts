// Moves the files of images from one store to another while the site serves (docs/decisions/0007). Its invariant: a file is deleted from
// its old place only once the new one has returned the same bytes. So it may be killed at any moment and run again.
import { hash } from 'node:crypto';
import { forEachConcurrently } from '@palmares/core/for-each-concurrently';
import type { Client } from 'pg';
import { connectForBackup } from '../backup/backup-connection.ts';
import type { FilesIn } from '../config/files.ts';
import { REMOVAL_LOCK } from '../db/removal-lock.ts';
import { defineRow, text } from '../db/row-type.ts';
import { countServersElsewhere } from '../db/server-session.ts';
import { type FileVariant, type ImageStore, readBytes } from '../files/image-store.ts';
import { StartError } from '../start-error.ts';

/** French sentences about the move of image files, for the operator. */
const say = {
  serversElsewhere: (count: number, filesIn: FilesIn) =>
    `Au moins un serveur en marche (${count}) n’écrit pas encore là, ou ne lit pas aux deux endroits : redémarrez-le avec FILES_IN=${filesIn} et les variables S3_…, puis relancez cette commande.`,
} as const;

/** Number of keys moved while removals are blocked; blocked removals are retried a quarter of an hour later. */
const KEYS_UNDER_LOCK = 50;
const KEYS_AT_ONCE = 4;

export interface MoveInput {
  readonly connectionString: string;
  /** The place that `to` is: no server may run that writes elsewhere, or does not read both places. */
  readonly filesIn: FilesIn;
  readonly from: ImageStore;
  readonly to: ImageStore;
  /** Called after some keys, with the number of keys done and the total. */
  readonly onProgress: (done: number, all: number) => void;
}

export interface MoveResult {
  readonly keys: number;
  readonly files: number;
  readonly bytes: number;
  /** Keys without a live row: uploads in progress, files being removed, or orphans. They stay. */
  readonly left: readonly string[];
  /** Keys for which the two places hold different bytes under one name. They stay in both. */
  readonly different: readonly string[];
}

/** Throws a StartError, before anything moves, while a server runs that would not find the moved files. */
export async function moveFiles(input: MoveInput): Promise<MoveResult> {
  const { from, to } = input;
  const moved = { keys: 0, files: 0, bytes: 0 };
  const left: string[] = [];
  const different: string[] = [];
  const client = await connectForBackup(input.connectionString);
  const moveLive = async (key: string, isLive: boolean): Promise<void> => {
    const copied = isLive ? await copyKey(from, to, key) : null;
    if (copied === null) return void (isLive ? different : left).push(key);
    await from.remove(key);
    moved.keys += 1;
    moved.files += copied.files;
    moved.bytes += copied.bytes;
  };
  try {
    const elsewhere = await countServersElsewhere(client, input.filesIn);
    if (elsewhere > 0) throw new StartError(say.serversElsewhere(elsewhere, input.filesIn));
    const keys = await listAll(from);
    for (let done = 0; done < keys.length; done += KEYS_UNDER_LOCK) {
      const some = keys.slice(done, done + KEYS_UNDER_LOCK);
      await withoutRemovals(client, async () => {
        const live = await findLive(client, some);
        await forEachConcurrently(some, KEYS_AT_ONCE, (key) => moveLive(key, live.has(key)));
      });
      input.onProgress(done + some.length, keys.length);
    }
  } finally {
    await client.end();
  }
  return { ...moved, left, different };
}

async function listAll(store: ImageStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys;
}

/**
 * Blocks removals while `work` runs: a removal deletes a file from both places, and a copy made at the same time would stay behind. Waits
 * for a running backup.
 */
async function withoutRemovals(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [REMOVAL_LOCK]);
  await work();
  await client.query('select pg_advisory_unlock($1)', [REMOVAL_LOCK]);
}

const LIVE_FILE = defineRow('live file', { key: text });

async function findLive(client: Client, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await LIVE_FILE.listOn(
    client,
    `select key from stored_file where state = 'live' and key = any($1)`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Returns null if the new place holds different bytes under one of its names. */
async function copyKey(from: ImageStore, to: ImageStore, key: string) {
  let files = 0;
  let bytes = 0;
  for (const variant of await from.list(key)) {
    const original = await read(from, key, variant);
    if (original === null) continue;
    const digest = getDigest(original);
    const there = await read(to, key, variant);
    if (there !== null && getDigest(there) !== digest) return null;
    if (there === null) await putAndVerify(to, { key, variant, bytes: original, digest });
    files += 1;
    bytes += original.length;
  }
  return { files, bytes };
}

type Copy = { key: string; variant: FileVariant; bytes: Buffer; digest: string };

async function putAndVerify(to: ImageStore, { key, variant, bytes, digest }: Copy): Promise<void> {
  await to.put(key, variant, bytes);
  const stored = await read(to, key, variant);
  if (stored === null || getDigest(stored) !== digest)
    throw new Error(`${key}/${variant} is not what was written there`);
}

async function read(store: ImageStore, key: string, variant: FileVariant): Promise<Buffer | null> {
  const file = await store.open(key, variant);
  return file === null ? null : readBytes(file);
}

const getDigest = (bytes: Buffer): string => hash('sha256', bytes);
