import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../start-error.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster } from './embedded/cluster.ts';
import { connectAsOwner, embeddedDatabase, embeddedUrl, embeddedUser } from './embedded/connection.ts';
import { embeddedMessages } from './embedded/embedded-messages.ts';
import { chooseIdentity, type Identity } from './embedded/identity.ts';
import { type LogFile, openLog } from './embedded/log-file.ts';
import { settlePredecessor } from './embedded/predecessor.ts';
import { chooseSocketFolder } from './embedded/socket-folder.ts';
import { type Supervised, startSupervised } from './embedded/supervised.ts';

export interface EmbeddedPostgres {
  /** Folder of the unix socket. */
  readonly host: string;
  readonly user: string;
  readonly database: string;
  readonly connectionString: string;
  /** A clean stop, once; resolves when the process is gone. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Absolute path; the cluster lives in `postgres` inside it. */
  readonly dataDir: string;
  readonly log: Logger;
  /** For tests only: a power cut may lose or break the data. */
  readonly fastAndUnsafe?: boolean;
  /** Called when PostgreSQL goes away without having been asked to. */
  readonly onLost?: (reason: string) => void;
}

const startPatienceMs = 60_000;
const stopPatienceMs = 30_000;

/**
 * Starts a real PostgreSQL that listens on a unix socket only, in a session of its own, and that cannot outlive this process.
 * Throws a StartError with a sentence for the person who starts the server.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  const fast = options.fastAndUnsafe ?? false;
  const binaries = await findBinaries();
  const identity = chooseIdentity(binaries);
  const cluster = await ensureCluster(dataDir, binaries, identity, { fast });
  const host = await chooseSocketFolder(cluster, identity);
  const logPath = join(dataDir, 'postgres.log');
  const output = await openLog(logPath);
  const name = `palmares-${randomUUID()}`;
  const command = [binaries.postgres, '-D', cluster, ...settings(name, host, fast)];

  try {
    const { server, owner } = await startOnce({
      name,
      command,
      identity,
      host,
      cluster,
      dataDir,
      output,
      logPath,
      log,
    });
    await createDatabase(owner);
    let stopping = false;
    const keeper = keepOwnership(owner, host, () => stopping || server.hasExited());
    async function reportLoss(): Promise<void> {
      await server.exited;
      if (!stopping) options.onLost?.(await output.lastLine());
    }
    void reportLoss();
    return {
      host,
      user: embeddedUser,
      database: embeddedDatabase,
      connectionString: embeddedUrl(host),
      async stop() {
        stopping = true;
        await server.stop(stopPatienceMs);
        await keeper.release();
        await output.close();
      },
    };
  } catch (error) {
    await output.close();
    throw error;
  }
}

interface StartContext {
  readonly name: string;
  readonly command: readonly string[];
  readonly identity: Identity;
  readonly host: string;
  readonly cluster: string;
  readonly dataDir: string;
  readonly output: LogFile;
  readonly logPath: string;
  readonly log: Logger;
}

async function startOnce(context: StartContext): Promise<{ server: Supervised; owner: Client }> {
  const { cluster, dataDir, output, log } = context;
  const deadline = Date.now() + startPatienceMs;
  for (;;) {
    await settlePredecessor(cluster, dataDir, log);
    const server = startSupervised(context.command, context.identity, output.fd);
    const owner = await waitUntilReady(server, context, deadline);
    if (owner) return { server, owner };
    await server.stop(stopPatienceMs);
    const said = await output.text();
    // Somebody else started on the same folder at the same instant, or the last backends of a killed PostgreSQL are leaving.
    const mayPass = /lock file .* already exists|pre-existing shared memory block/.test(said.slice(-2_000));
    if (!mayPass || Date.now() > deadline) {
      throw new StartError(embeddedMessages.startFailed(context.logPath, await output.lastLine()));
    }
    await sleep(300);
  }
}

async function waitUntilReady(
  server: Supervised,
  context: StartContext,
  deadline: number,
): Promise<Client | null> {
  while (!server.hasExited() && Date.now() < deadline) {
    const owner = await connectAsOwner(context.host).catch(() => null);
    if (owner) {
      // At the same socket may stand the PostgreSQL of another server that started at the same instant.
      const shown = await owner.query<{ cluster_name: string }>('show cluster_name').catch(() => null);
      if (shown?.rows[0]?.cluster_name === context.name) return owner;
      await owner.end().catch(() => undefined);
    }
    await sleep(20);
  }
  return null;
}

async function createDatabase(owner: Client): Promise<void> {
  const found = await owner.query('select 1 from pg_database where datname = $1', [embeddedDatabase]);
  if (found.rows.length === 0) await owner.query(`create database ${embeddedDatabase}`);
}

/** Keeps the connection that tells other servers that this cluster is ours, also after PostgreSQL recovered from a crash. */
function keepOwnership(first: Client, host: string, isOver: () => boolean): { release(): Promise<void> } {
  let current = first;
  function watch(client: Client): void {
    client.once('end', async () => {
      while (!isOver()) {
        try {
          current = await connectAsOwner(host);
          return watch(current);
        } catch {
          await sleep(200);
        }
      }
    });
  }
  watch(first);
  return { release: () => current.end().catch(() => undefined) };
}

function settings(name: string, socketFolder: string, fast: boolean): string[] {
  const values: Record<string, string> = {
    cluster_name: name,
    listen_addresses: '',
    // A list in PostgreSQL's own quoting: a comma in the path must not split it.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    max_connections: '60',
    // One machine, no replica: less to write.
    wal_level: 'minimal',
    max_wal_senders: '0',
    // The queries are short: compiling them costs more than it saves.
    jit: 'off',
    ...(fast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return Object.entries(values).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
}
