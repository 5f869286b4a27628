import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { isDiskFullMessage } from '../disk-full.ts';
import { StartError } from '../start-error.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster, getClusterFolder } from './embedded/cluster.ts';
import { embeddedDatabase, embeddedSuperuser, embeddedUrl } from './embedded/connection.ts';
import { embeddedMessages } from './embedded/embedded-messages.ts';
import { chooseIdentity } from './embedded/identity.ts';
import { type LogFile, openLog } from './embedded/log-file.ts';
import { ensureOwnDatabase } from './embedded/own-database.ts';
import { maintainOwnership, type Ownership } from './embedded/ownership.ts';
import { findRunning } from './embedded/predecessor.ts';
import { settings } from './embedded/settings.ts';
import { chooseSocketFolder } from './embedded/socket-folder.ts';
import { type StartContext, startOnce, stopTimeoutMs } from './embedded/start-once.ts';
import type { Supervised } from './embedded/supervised.ts';

export interface EmbeddedPostgres {
  /** Folder of the unix socket. */
  readonly host: string;
  readonly database: string;
  /** Connects as the unprivileged role that owns the database; for the application. */
  readonly connectionString: string;
  /** Connects as the superuser; for tests. */
  readonly adminConnectionString: string;
  /** Returns whether PostgreSQL has reported a full disk since its start. */
  saidDiskFull(): Promise<boolean>;
  /** Stops PostgreSQL cleanly, once; resolves when the process has exited. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Absolute path; the cluster is in its subfolder `postgres`. */
  readonly dataDir: string;
  readonly log: Logger;
  /** Disables fsync, for tests only: a power cut may lose or corrupt the data. */
  readonly fastAndUnsafe?: boolean;
  /** 60 by default; a benchmark needs more. */
  readonly maxConnections?: number;
  /** Called when PostgreSQL has exited unexpectedly and is being restarted. */
  readonly onCrash?: (reason: string) => void;
  /** Called when it answers again, at the same address. */
  readonly onRestart?: () => void;
  /** Called when it cannot be restarted, or crashes repeatedly; nothing is running any more. */
  readonly onLost?: (reason: string) => void;
}

/** After more crashes than this within the time, PostgreSQL is not restarted. */
const crashesMax = 5;
const crashesWithinMs = 5 * 60_000;

interface Running {
  readonly server: Supervised;
  readonly ownership: Ownership;
}

async function prepareStart(options: EmbeddedOptions): Promise<StartContext> {
  const { dataDir, log, fastAndUnsafe: fast = false, maxConnections = 60 } = options;
  const binaries = await findBinaries();
  const identity = chooseIdentity(binaries);
  const cluster = await ensureCluster(dataDir, binaries, identity, { fast });
  const host = await chooseSocketFolder(cluster, identity);
  const output = await openLog(join(dataDir, 'postgres.log'));
  const name = `palmares-${randomUUID()}`;
  const command = [binaries.postgres, '-D', cluster, ...settings(name, host, { fast, maxConnections })];
  return { name, command, identity, host, cluster, dataDir, output, log };
}

/**
 * For commands next to a running server: returns the connection string of its database, as the application's role. Returns null if no
 * server runs on the data folder.
 */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const socketFolder = await findRunning(getClusterFolder(dataDir));
  return socketFolder === null ? null : embeddedUrl(socketFolder);
}

/**
 * Starts a real PostgreSQL that listens only on a unix socket, in a session of its own, that cannot outlive this process and is restarted
 * when it crashes. Throws a StartError with a sentence for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const context = await prepareStart(options);
  const { host, output } = context;
  let stopping = false;

  async function run(): Promise<Running> {
    const { server, owner } = await startOnce(context);
    try {
      await ensureOwnDatabase(owner, host);
    } catch (error) {
      await server.stop(stopTimeoutMs);
      throw error;
    }
    return { server, ownership: maintainOwnership(owner, host, () => stopping || server.hasExited()) };
  }

  try {
    let current = await run();
    const crashes: number[] = [];
    async function supervise(): Promise<void> {
      for (;;) {
        const code = await current.server.exited;
        await current.ownership.release();
        if (stopping) return;
        const reason = await describeExit(code, output);
        crashes.push(Date.now());
        if (crashes.filter((at) => at > Date.now() - crashesWithinMs).length > crashesMax)
          return options.onLost?.(reason);
        options.onCrash?.(reason);
        try {
          current = await run();
        } catch (error) {
          return options.onLost?.(error instanceof StartError ? error.message : String(error));
        }
        if (stopping) await current.server.stop(stopTimeoutMs);
        else options.onRestart?.();
      }
    }
    const supervision = supervise();
    return {
      host,
      database: embeddedDatabase,
      connectionString: embeddedUrl(host),
      adminConnectionString: embeddedUrl(host, embeddedSuperuser),
      saidDiskFull: async () => isDiskFullMessage(await output.text()),
      async stop() {
        stopping = true;
        await current.server.stop(stopTimeoutMs);
        await supervision;
        await output.close();
      },
    };
  } catch (error) {
    await output.close();
    throw error;
  }
}

/** The wrapper exits with 128 plus the signal's number if a signal ended PostgreSQL, which then could not log a reason. */
async function describeExit(code: number | null, output: LogFile): Promise<string> {
  if (code !== null && code > 128) return embeddedMessages.killed(code - 128);
  return output.lastLine();
}
