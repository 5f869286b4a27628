// A PostgreSQL from the system's packages, with a streaming replica: for tests that the embedded one, which has no replica, does not
// support.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@palmares/server/testing/server-process';
import { Client } from 'pg';

const PACKAGES = '/usr/lib/postgresql';
const SUPERUSER = 'palmares';
const USER = 'palmares_app';
const NOBODY = 65_534;
const START_WITHIN_MS = 30_000;

/** PostgreSQL refuses root. */
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export type Cluster = {
  /** Connects with an unprivileged role like the application's. */
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** The server process, to be stopped or suspended. */
  readonly replica: () => ChildProcess;
  /** Runs the statement as the superuser. */
  onReplica(statement: string): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
};

/** Starts a primary and its replica in a temporary folder, and removes them after the work. */
export async function withCluster<T>(work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const { close, ...cluster } = await startCluster();
  return work(cluster).finally(close);
}

async function startCluster(): Promise<Cluster & { close(): Promise<void> }> {
  const binaries = await findBinaries();
  const folder = await mkdtemp(join(tmpdir(), 'palmares-cluster-'));
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid);
  const [primaryPort, replicaPort] = [await findFreePort(), await findFreePort()];
  const [primaryData, replicaData] = [join(folder, 'primary'), join(folder, 'replica')];
  const run = (program: string, ...parameters: string[]) => {
    const { status, stderr } = spawnSync(join(binaries, program), parameters, { ...account, cwd: folder });
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${String(stderr)}`);
  };
  const start = async (data: string, port: number) => {
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, jit: 'off' };
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(binaries, 'postgres'), ['-D', data, ...words], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
    await waitUntilAnswering(getUrl(SUPERUSER, port, 'postgres'), child);
    return child;
  };

  run('initdb', '-D', primaryData, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8');
  const primary = await start(primaryData, primaryPort);
  await send(getUrl(SUPERUSER, primaryPort, 'postgres'), `create role ${USER} login createdb`);
  await send(getUrl(SUPERUSER, primaryPort, 'postgres'), `create database palmares owner ${USER}`);
  run(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    String(primaryPort),
    '-U',
    SUPERUSER,
    '-D',
    replicaData,
    '-R',
  );
  let replica = await start(replicaData, replicaPort);

  return {
    primaryUrl: getUrl(USER, primaryPort, 'palmares'),
    replicaUrl: getUrl(USER, replicaPort, 'palmares'),
    replica: () => replica,
    onReplica: (statement) => send(getUrl(SUPERUSER, replicaPort, 'postgres'), statement),
    stopReplica: () => stop(replica),
    async startReplica() {
      replica = await start(replicaData, replicaPort);
    },
    async close() {
      await stop(replica);
      await stop(primary);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const getUrl = (user: string, port: number, database: string) =>
  `postgresql://${user}@127.0.0.1:${port}/${database}`;

/** Returns the newest version. */
async function findBinaries(): Promise<string> {
  const versions = (await readdir(PACKAGES).catch(() => [])).toSorted((a, b) => Number(a) - Number(b));
  const version = versions.at(-1);
  if (version === undefined) throw new Error(`no PostgreSQL in ${PACKAGES}`);
  return join(PACKAGES, version, 'bin');
}

async function send(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement).finally(() => client.end().catch(() => undefined));
}

async function waitUntilAnswering(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_WITHIN_MS;
  for (;;) {
    try {
      return await send(url, 'select 1');
    } catch (error) {
      if (child.exitCode !== null || Date.now() > until) throw error;
      await sleep(50);
    }
  }
}

/** Stops it immediately, with its connections. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGCONT');
  child.kill('SIGINT');
  await exited;
}
