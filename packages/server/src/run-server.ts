import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { assertAddressFree, assertFolderUsable, toStartError } from './assert-usable.ts';
import { assertNoRestoreMarker, assertRestoreComplete } from './backup/restore-state.ts';
import { type Config, loadConfig } from './config.ts';
import { assertDatabaseUsable } from './db/check-server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded.ts';
import { Listener } from './db/listener.ts';
import { migrate } from './db/migrate.ts';
import { countConnections, createDatabase, createPool, databaseOver, type PoolCounts } from './db/pool.ts';
import { createRevocations, type Revocations } from './db/revocations.ts';
import type { Database } from './db/schema.ts';
import { getSessionName } from './db/server-session.ts';
import { isDiskFull } from './disk-full.ts';
import { assertFilesUsable } from './files/assert-files-usable.ts';
import { createLogger } from './logger.ts';
import { runMessages } from './run-messages.ts';
import { errorCode, StartError } from './start-error.ts';

export interface DemoAccount {
  /** Purpose of the account, in French: « administratrice », « auteur »… */
  readonly label: string;
  readonly login: string;
  readonly password: string;
}

interface HttpApp {
  listen(address: { host: string; port: number }): Promise<string>;
  close(): PromiseLike<unknown>;
  readonly server: { closeIdleConnections(): void; closeAllConnections(): void };
}

/** Dependencies that the server process provides to the application. */
export interface Platform {
  readonly config: Config;
  readonly db: Kysely<Database>;
  /** Leads to PostgreSQL itself, while `db` may use a connection pooler. */
  readonly directUrl: string;
  /** Counts the connections of `db` by state. */
  readonly pool: () => PoolCounts;
  /** A separate connection for health and metrics queries. */
  readonly probe: Kysely<Database>;
  readonly listener: Listener;
  readonly revocations: Revocations;
  /** Aborted when the server is about to stop. */
  readonly stopping: AbortSignal;
  readonly log: Logger;
  /** Closes `db`; calling it twice is harmless. */
  readonly close: () => Promise<void>;
}

/** The application, as the server process needs it. */
export interface Site {
  /** The Fastify instance. */
  readonly app: HttpApp;
  /** Serves METRICS_PORT. */
  readonly privateApp?: HttpApp;
  /** Releases the application's resources, after the drain. */
  close(): Promise<void>;
  /** Background jobs; they stop early when the signal is aborted. */
  readonly background?: (signal: AbortSignal) => Promise<void>;
  readonly demoAccounts?: () => Promise<readonly DemoAccount[]>;
}

/** Timeout in milliseconds for requests and work in progress after a stop was requested; slower ones are cut. */
const drainTimeoutMs = 6_000;
/** Options of the connection for health checks: a probe waits for seconds, not for as long as a user may. */
const PROBE = { max: 1, statementTimeoutMs: 1_500, waitTimeoutMs: 1_500 };
/** Timeout in milliseconds of the whole shutdown without STOP_DELAY_SECONDS, the database included: supervisors kill after ten seconds. */
const stopWithinMs = 9_500;

/**
 * Runs the server process: configuration, database, migrations, application, then an orderly stop on SIGINT or SIGTERM. Errors that the
 * operator can fix are printed in plain lines, with exit code 1 and nothing left running.
 */
export async function runServer(build: (foundations: Platform) => Promise<Site>): Promise<void> {
  // The script that started this process was killed (kill -9): stop as on SIGTERM.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  const starting: Starting = { undo: [] };
  try {
    await start(build, starting);
  } catch (error) {
    const told = await explainFullDisk(error, starting);
    for (const step of starting.undo.toReversed()) await step().catch(() => undefined);
    tell(told);
    process.exit(1);
  }
}

/** Resources acquired so far during startup. */
interface Starting {
  readonly undo: (() => Promise<void>)[];
  config?: Config;
  postgres?: EmbeddedPostgres;
}

/** Replaces an error that a full disk caused (a connection cut when PostgreSQL ended, for instance) by a StartError about the disk. */
async function explainFullDisk(error: unknown, { config, postgres }: Starting): Promise<unknown> {
  if (config === undefined) return error;
  if (!isDiskFull(error) && !(await postgres?.saidDiskFull())) return error;
  const isOurs = config.databaseUrl === undefined || errorCode(error) === 'ENOSPC';
  return new StartError(isOurs ? runMessages.diskFull(config.dataDir) : runMessages.databaseDiskFull);
}

async function start(build: (foundations: Platform) => Promise<Site>, starting: Starting): Promise<void> {
  const startedAt = performance.now();
  const { undo } = starting;
  const config = loadConfig();
  starting.config = config;
  const log = createLogger(config.logLevel);
  await assertFolderUsable(config.dataDir);
  await assertAddressFree(config.host, config.port);
  const privateAddress = getPrivateAddress(config);
  if (privateAddress !== null) await assertAddressFree(privateAddress.host, privateAddress.port);
  await assertFilesUsable(config, printProblem);

  const database = await openDatabase(config, log, starting);
  const stop = new AbortController();
  const stopping = stop.signal;
  const site = await build({ config, ...database, stopping, log });
  undo.push(() => site.close());
  const address = await listen(site.app, config);
  const { privateApp } = site;
  if (privateApp !== undefined && privateAddress !== null) {
    await listen(privateApp, privateAddress);
    undo.push(async () => {
      await privateApp.close();
    });
  }

  let background: Promise<void> = Promise.resolve();
  closeWithGrace({ delay: stopWithinMs + config.stopDelayMs, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    stop.abort();
    // /readyz now answers 503 and proxies move to another server, while this one still answers requests.
    if (!err) await sleep(config.stopDelayMs);
    await withTimeout(Promise.all([drain(site.app), background]), drainTimeoutMs);
    site.app.server.closeAllConnections();
    for (const step of undo.toReversed()) await step();
  });

  print(banner(config, address, performance.now() - startedAt));
  if (config.trustProxy === true) printProblem(runMessages.trustsEverybody);
  background = runBehind(site, stopping, log);
}

type OpenDatabase = Omit<Platform, 'config' | 'stopping' | 'log'>;

/** Migrates the database and opens the connections to it. */
async function openDatabase(config: Config, log: Logger, starting: Starting): Promise<OpenDatabase> {
  const { undo } = starting;
  const { connectionString, directUrl } = await provideDatabase(config, log, starting);
  await assertRestoreComplete(directUrl);
  await migrate(directUrl, log);
  const listener = new Listener(directUrl, getSessionName(config));
  undo.push(async () => listener.close());
  const revocations = createRevocations(listener);
  undo.push(() => revocations.close());
  const shared = { connectionString, directUrl, namedStatements: config.namedStatements, log };
  const connections = createPool({ ...shared, revocations });
  const db = databaseOver(connections, shared);
  const close = once(() => db.destroy());
  undo.push(close);
  const probe = createDatabase({ ...shared, ...PROBE });
  undo.push(() => probe.destroy());
  return { db, directUrl, pool: () => countConnections(connections), probe, listener, revocations, close };
}

type DatabaseAddresses = { readonly connectionString: string; readonly directUrl: string };

async function provideDatabase(config: Config, log: Logger, starting: Starting): Promise<DatabaseAddresses> {
  const { databaseUrl, databaseDirectUrl = databaseUrl } = config;
  if (databaseUrl !== undefined && databaseDirectUrl !== undefined) {
    await assertDatabaseUsable({ ...config, databaseUrl });
    return { connectionString: databaseUrl, directUrl: databaseDirectUrl };
  }
  await assertNoRestoreMarker(config.dataDir);
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log,
    // Calls get 503 until the restart; the pool reconnects by itself.
    onCrash: (reason) => printProblem(runMessages.databaseCrashed(reason)),
    onRestart: () => printProblem(runMessages.databaseRestarted),
    onLost(reason) {
      printProblem(runMessages.databaseLost(reason));
      process.exit(1);
    },
  });
  starting.postgres = postgres;
  starting.undo.push(() => postgres.stop());
  return { connectionString: postgres.connectionString, directUrl: postgres.connectionString };
}

async function runBehind(site: Site, signal: AbortSignal, log: Logger): Promise<void> {
  try {
    const accounts = (await site.demoAccounts?.()) ?? [];
    if (accounts.length > 0) {
      const lines = accounts.map((one) => runMessages.demoAccount(one.label, one.login, one.password));
      print([runMessages.demoAccounts, ...lines]);
    }
    await site.background?.(signal);
  } catch (error) {
    if (!signal.aborted)
      log.error({ err: error }, 'the work behind stopped; the next start takes it up again');
  }
}

type Address = { readonly host: string; readonly port: number };

async function listen(app: HttpApp, { host, port }: Address): Promise<string> {
  return app.listen({ host, port }).catch((error: unknown) => {
    throw toStartError(error, host, port);
  });
}

function getPrivateAddress({ metrics }: Config): Address | null {
  return metrics?.port === undefined ? null : { host: metrics.host, port: metrics.port };
}

/** Stops accepting requests and lets those in progress finish. */
async function drain(app: HttpApp): Promise<void> {
  // A kept-alive connection counts as busy until its reply is sent: close it as soon as it is idle.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(sweep);
}

function banner(config: Config, address: string, elapsedMs: number): string[] {
  const seconds = (elapsedMs / 1_000).toFixed(1).replace('.', ',');
  const { smtpUrl } = config.mail;
  const { s3 } = config;
  return [
    runMessages.ready(config.publicUrl, seconds),
    ...(address === config.publicUrl ? [] : [runMessages.listening(address)]),
    config.databaseUrl === undefined
      ? runMessages.embedded(config.dataDir)
      : runMessages.external(config.dataDir),
    ...(s3 === undefined ? [] : [runMessages.bucket[config.filesIn](s3.bucket, s3.endpoint)]),
    smtpUrl === undefined
      ? runMessages.mailFiles(join(config.dataDir, 'mails'))
      : runMessages.mailServer(new URL(smtpUrl).host),
    ...(config.role === 'all' ? [] : [runMessages.role(config.role)]),
    runMessages.howToStop,
  ];
}

function tell(error: unknown): void {
  if (error instanceof StartError) {
    const lines = error.lines.map((line) => `  - ${line}`);
    process.stderr.write(`${[runMessages.refused, ...lines].join('\n')}\n`);
    return;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${runMessages.refused}\n${text}\n`);
}

function printProblem(text: string): void {
  process.stderr.write(`${text}\n`);
}

function print(lines: readonly string[]): void {
  process.stdout.write(`\n${lines.join('\n')}\n`);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

async function withTimeout(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
