// The second part of the drill: restores killed (kill -9) while files are copied and during the rows. Afterwards no server starts there,
// and the same command, with either form of --erased, restores everything.
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '@palmares/server/db/embedded';
import { runServerCommand } from '@palmares/server/testing/server-command';
import { waitUntilUnused } from '@palmares/server/testing/server-process';
import { Client } from 'pg';
import { print } from '../long-test.ts';
import { createSite, log, type SiteEnv } from '../site/site.ts';
import { type BackupExpectation, type DrillExpectation, verifyCopy } from './verify-copy.ts';

/** Share of the files that are copied when the restore is killed. */
const MOMENTS = [0.05, 0.3, 0.6, 0.9];
/** A restore may end before the kill reaches it. */
const TRIES = 4;
const LOOK_EVERY_MS = 3;

export interface RestoreScene {
  /** Folder for the copies. */
  readonly folder: string;
  readonly env: SiteEnv;
  readonly identity: string;
  readonly witness: BackupExpectation;
  readonly lost: DrillExpectation;
}

/** Resolves when it is time to kill. */
type Moment = (dataDir: string, signal: AbortSignal) => Promise<void>;

/** Returns faults, as sentences. */
export async function killRestores(scene: RestoreScene): Promise<string[]> {
  const files = await countBackedUp(scene.witness.backup);
  const moments: [string, Moment][] = [
    ...MOMENTS.map((part): [string, Moment] => [
      `with ${part * 100} % of ${files} files`,
      (dataDir, signal) => untilCopied(dataDir, Math.ceil(part * files), signal),
    ]),
    ['during the rows', untilRows],
  ];
  const faults: string[] = [];
  for (const [index, [name, moment]] of moments.entries()) {
    const dataDir = join(scene.folder, `killed-${index}`);
    const backups = dirname(scene.witness.backup);
    const erased = index % 2 === 0 ? backups : join(backups, 'erased');
    const found = await killOnce({ ...scene, env: { ...scene.env, DATA_DIR: dataDir } }, moment, erased);
    print(`killed ${name}: ${found.length === 0 ? 'refused by the server, restored again' : 'faults'}`);
    faults.push(...found.map((fault) => `killed ${name}: ${fault}`));
    await rm(dataDir, { recursive: true, force: true });
  }
  return faults;
}

async function killOnce(scene: RestoreScene, moment: Moment, erased: string): Promise<string[]> {
  const { env, witness, identity, lost } = scene;
  const words = [witness.backup, '--identity', identity, '--erased', erased];
  if (!(await killAt(words, env, moment))) return [`${TRIES} restores were over before they were killed`];
  const site = await createSite(env);
  await site.start().catch(() => undefined);
  await site.stop();
  const code = await site.server().exited;
  const faults =
    code === 1 && site.output().includes("n'est pas finie")
      ? []
      : [`the server ended with ${code}: ${site.output()}`];
  const restored = await runServerCommand('restore', words, env);
  if (restored.code !== 0) return [...faults, `run again it ended with ${restored.code}: ${restored.output}`];
  return [...faults, ...(await verifyCopy(env, witness, lost))];
}

/** Returns false if each attempt ended before the kill. */
async function killAt(words: readonly string[], env: SiteEnv, moment: Moment): Promise<boolean> {
  const { DATA_DIR: dataDir } = env;
  for (let tried = 0; tried < TRIES; tried += 1) {
    await rm(dataDir, { recursive: true, force: true });
    const [kill, over] = [new AbortController(), new AbortController()];
    const restoring = runServerCommand('restore', words, env, { kill: kill.signal });
    void restoring.finally(() => over.abort());
    await moment(dataDir, over.signal);
    kill.abort();
    const { code } = await restoring;
    await waitUntilUnused(dataDir);
    if (code === null && (await hasNoRows(dataDir))) return true;
  }
  return false;
}

/** True if the restore had begun and its rows were rolled back. */
async function hasNoRows(dataDir: string): Promise<boolean> {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const client = new Client({ connectionString: postgres.connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ filled: boolean }>('select filled from palmares_restore.progress');
    return rows[0]?.filled === false;
  } catch {
    return false;
  } finally {
    await client.end();
    await postgres.stop();
  }
}

async function countBackedUp(backup: string): Promise<number> {
  const list = await readFile(join(backup, 'stored.jsonl'), 'utf8');
  return list.split('\n').filter((line) => line.includes('"path":"files/')).length;
}

async function untilCopied(dataDir: string, files: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await countCopied(dataDir)) < files) await sleep(LOOK_EVERY_MS);
}

async function countCopied(dataDir: string): Promise<number> {
  const names = await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.webp')).length;
}

async function untilRows(dataDir: string, signal: AbortSignal): Promise<void> {
  const client = await connect(dataDir, signal);
  if (client === null) return;
  client.on('error', () => undefined);
  const copying = `select 1 from pg_stat_activity where query like 'copy "%from stdin' and state = 'active'`;
  while (!signal.aborted) if (((await client.query(copying).catch(() => null))?.rowCount ?? 0) > 0) break;
  await client.end().catch(() => undefined);
}

async function connect(dataDir: string, signal: AbortSignal): Promise<Client | null> {
  while (!signal.aborted) {
    const connectionString = await findEmbeddedPostgres(dataDir).catch(() => null);
    if (connectionString !== null) {
      const client = new Client({ connectionString });
      const isConnected = await client.connect().then(
        () => true,
        () => false,
      );
      if (isConnected) return client;
    }
    await sleep(LOOK_EVERY_MS);
  }
  return null;
}
