import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorCode, StartError } from '../../start-error.ts';
import { hasOwner } from './connection.ts';
import { embeddedMessages } from './embedded-messages.ts';

/** Milliseconds for which a PostgreSQL without an owner is left running: the server that started it may not have connected yet. */
const ownerGraceMs = 3_000;
const stopTimeoutMs = 60_000;

interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
}

/**
 * Makes sure that no PostgreSQL runs on the cluster any more. It waits for one that is stopping (its server was just killed), stops one
 * without an owner, and throws a StartError for one that belongs to a running server.
 */
export async function stopPredecessor(clusterFolder: string, dataDir: string, log: Logger): Promise<void> {
  const startedAt = Date.now();
  let withoutOwnerSince: number | null = null;
  let interrupted = false;
  for (;;) {
    const postmaster = await readPostmaster(clusterFolder);
    if (postmaster === null) return;
    const running = getCommand(postmaster.pid);
    if (running === null) return;
    if (basename(running) !== 'postgres') {
      await disown(clusterFolder);
      return;
    }
    const owned = await hasOwner(postmaster.socketFolder).catch(() => null);
    if (owned === true) throw new StartError(embeddedMessages.folderTaken(dataDir));
    if (owned === false) {
      withoutOwnerSince ??= Date.now();
      if (!interrupted && Date.now() - withoutOwnerSince > ownerGraceMs) {
        log.warn({ pid: postmaster.pid }, 'stopping a PostgreSQL that an earlier server left behind');
        process.kill(postmaster.pid, 'SIGINT');
        interrupted = true;
      }
    }
    if (Date.now() - startedAt > stopTimeoutMs) {
      throw new StartError(embeddedMessages.folderStillBusy(clusterFolder, postmaster.pid));
    }
    await sleep(50);
  }
}

/** Returns the socket folder of a PostgreSQL that belongs to a running server; null if no server runs on the cluster. */
export async function findRunning(clusterFolder: string): Promise<string | null> {
  const postmaster = await readPostmaster(clusterFolder);
  if (postmaster === null) return null;
  const owned = await hasOwner(postmaster.socketFolder).catch(() => false);
  return owned ? postmaster.socketFolder : null;
}

async function readPostmaster(clusterFolder: string): Promise<Postmaster | null> {
  const text = await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  // Its lines: pid, data folder, start time, port, socket folder…
  const lines = text.split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return null;
  return { pid, socketFolder: lines[4] || clusterFolder };
}

/**
 * After a hard stop the pid in `postmaster.pid` may belong to another program, which PostgreSQL would take for a running instance. A pid
 * that no process can have lets it start, and keeps its check that no old backend still uses the files.
 */
async function disown(clusterFolder: string): Promise<void> {
  const file = join(clusterFolder, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  await writeFile(file, text.replace(/^-?\d+/, '99999999'));
}

/** Returns the program with this pid; null if there is none. */
function getCommand(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return null;
  }
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout.trim() || null;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] || null;
  } catch {
    return null;
  }
}
