// The list of erasures, kept apart from the database: in the folder of backups, one file per month, one line per erasure. Rows of the table
// are moved into it within seconds and then removed, so that a crash at any moment loses none; a line may occur twice. It holds kinds and
// numbers, and nothing of what was erased.
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { defineRow, int8, type RowOf, text, timestamptz } from '../db/row-type.ts';
import { ERASURE_KINDS, type ErasureKind } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { JobQueue } from '../jobs/job-engine.ts';
import { errorCode } from '../start-error.ts';
import { readLines } from './line-file.ts';
import { syncPath } from './write-file.ts';

const FOLDER = 'erased';
const ROWS_AT_ONCE = 1_000;
/** Longer than backups are kept here, for copies that are stored elsewhere. */
const MONTHS_KEPT = 13;

const ERASURE = defineRow('erasure', {
  id: int8,
  kind: text.as<ErasureKind>(),
  thing_id: int8,
  at: timestamptz,
});
export type Erasure = RowOf<typeof ERASURE>;

/** Moves rows into the list. Returns how many. */
export async function listErasures(deps: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<number> {
  const folder = join(deps.config.backup.dir, FOLDER);
  return inTransaction(deps.db, async (trx) => {
    const rows = await ERASURE.list(
      trx,
      sql`
      delete from erasure where id in (
        select id from erasure order by id limit ${ROWS_AT_ONCE} for update skip locked)
      returning id, kind, thing_id, at`,
    );
    if (rows.length > 0) {
      const lines = rows.toSorted((a, b) => a.id - b.id).map((row) => JSON.stringify(row));
      await append(folder, deps.clock(), `\n${lines.join('\n')}\n`);
    }
    return rows.length;
  });
}

/** Creates the list with the first backup, so that an empty list differs from a missing one. */
export async function beginErasureList(backupDir: string, now: Date): Promise<void> {
  await append(join(backupDir, FOLDER), now, '');
}

/** Moves all rows into the list and removes its oldest months. */
export async function maintainErasureList(deps: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<void> {
  while ((await listErasures(deps)) === ROWS_AT_ONCE);
  await removeOldMonths(join(deps.config.backup.dir, FOLDER), deps.clock());
}

/** Due as soon as something was erased, and every hour because months become old. */
export const createErasureListQueue = (deps: Pick<Deps, 'db' | 'config' | 'clock'>): JobQueue => ({
  name: 'erasure_list',
  async listDue() {
    const rows = await deps.db.selectFrom('erasure').select('id').limit(1).execute();
    return rows.map(() => '');
  },
  cron: '0 * * * *',
  run: () => maintainErasureList(deps),
});

const getFile = (at: Date): string => `${at.toISOString().slice(0, 7)}.jsonl`;

/** A line that a crash truncated stays on a line of its own: its rows are still in the table and are written again. */
async function append(folder: string, now: Date, lines: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(join(folder, getFile(now)), 'a', 0o600);
  try {
    await handle.writeFile(lines);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncPath(folder);
}

async function removeOldMonths(folder: string, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCDate(1);
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS_KEPT);
  for (const name of (await monthsIn(folder)) ?? []) if (name < getFile(oldest)) await rm(join(folder, name));
}

/** Returns null if there is no such folder. */
async function monthsIn(folder: string): Promise<string[] | null> {
  try {
    return (await readdir(folder)).filter((name) => /^\d{4}-\d\d\.jsonl$/.test(name)).toSorted();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}

/** Reads the list anew each time. Oldest first. */
export type ErasureList = AsyncIterable<Erasure>;

/** Returns the erasures since `since` from the folder of backups; null if there is no list. */
export async function openErasures(backupDir: string, since: Date): Promise<ErasureList | null> {
  const folder = join(backupDir, FOLDER);
  // Older versions left an empty folder until the first erasure.
  const months = await monthsIn(folder);
  return months === null ? null : listMonths(folder, months, since);
}

/** Does the same for a folder given by the operator: that of the backups, or the list itself. Returns null if neither holds a list. */
export async function openErasuresIn(given: string, since: Date): Promise<ErasureList | null> {
  for (const folder of [join(given, FOLDER), given]) {
    const months = (await monthsIn(folder)) ?? [];
    if (months.length > 0) return listMonths(folder, months, since);
  }
  return null;
}

const listMonths = (folder: string, months: readonly string[], since: Date): ErasureList => ({
  async *[Symbol.asyncIterator]() {
    for (const name of months)
      for await (const line of readLines(join(folder, name))) {
        const erasure = parseLine(line);
        if (erasure !== null && erasure.at >= since) yield erasure;
      }
  },
});

function parseLine(line: string): Erasure | null {
  try {
    const { id, kind: named, thing_id, at } = JSON.parse(line) as Record<keyof Erasure, unknown>;
    const time = new Date(String(at));
    const isWhole = Number.isInteger(id) && Number.isInteger(thing_id) && !Number.isNaN(time.getTime());
    const kind = ERASURE_KINDS.find((each) => each === named);
    if (!isWhole || kind === undefined) return null;
    return { id: Number(id), kind, thing_id: Number(thing_id), at: time };
  } catch {
    return null;
  }
}
