import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assertFolderUsable, toFolderError } from '../../assert-usable.ts';
import { errorCode, StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import { embeddedSuperuser } from './connection.ts';
import { describeFailure, embeddedMessages } from './embedded-messages.ts';
import { changeOwner, type Identity } from './identity.ts';
import { openLog } from './log-file.ts';
import { startSupervised } from './supervised.ts';

const unfinishedPrefix = 'postgres.new-';

export const getClusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

/**
 * Makes sure that `DATA_DIR/postgres` is a cluster of this version, and returns its path. A new cluster is made in a sibling folder and
 * renamed when it is complete: a first start that is killed leaves only a folder that the next start removes.
 */
export async function ensureCluster(
  dataDir: string,
  binaries: Binaries,
  identity: Identity,
  options: { fast: boolean },
): Promise<string> {
  await assertFolderUsable(dataDir);
  await removeUnfinished(dataDir);
  const cluster = getClusterFolder(dataDir);
  const version = await readVersion(cluster);
  if (version === null) await createCluster(dataDir, cluster, binaries, identity, options);
  else if (version !== binaries.major) {
    throw new StartError(embeddedMessages.otherVersion(cluster, version, binaries.major));
  }
  await changeOwner(identity, cluster);
  return cluster;
}

async function readVersion(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw toFolderError(error, cluster);
  }
}

async function createCluster(
  dataDir: string,
  cluster: string,
  binaries: Binaries,
  identity: Identity,
  options: { fast: boolean },
): Promise<void> {
  const unfinished = join(dataDir, `${unfinishedPrefix}${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await changeOwner(identity, unfinished);
  const log = await openLog(join(dataDir, 'postgres.log'));
  try {
    const parameters: Record<string, string> = {
      '--pgdata': unfinished,
      '--username': embeddedSuperuser,
      '--auth': 'trust',
      '--encoding': 'UTF8',
      // Sort by code point everywhere, independent of the system's locales; the C library's C.UTF-8 only classifies letters for pg_trgm.
      '--locale-provider': 'builtin',
      '--builtin-locale': 'C.UTF-8',
      '--locale': 'C',
      '--lc-ctype': process.platform === 'linux' ? 'C.UTF-8' : 'C',
      '--text-search-config': 'simple',
    };
    const command = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
    if (options.fast) command.push('--no-sync');
    const initdb = startSupervised([binaries.initdb, '--no-instructions', ...command], identity, log.fd);
    const code = await initdb.exited;
    if (code !== 0) {
      await rm(unfinished, { recursive: true, force: true });
      throw new StartError(
        await describeFailure(await log.lastLine(), dataDir, embeddedMessages.createFailed),
      );
    }
    await rename(unfinished, cluster).catch(async (error: unknown) => {
      // Another server that started at the same time was faster: use its cluster.
      if ((await readVersion(cluster)) === null) throw error;
      await rm(unfinished, { recursive: true, force: true });
    });
  } finally {
    await log.close();
  }
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    const maker = Number(name.slice(unfinishedPrefix.length));
    if (maker !== process.pid && isAlive(maker)) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
