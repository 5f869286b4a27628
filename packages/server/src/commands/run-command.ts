// The common steps of an operator's command: configuration, database, work, exit code. A command works next to a running server, and starts
// the embedded PostgreSQL itself if none is running.
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { assertFolderUsable } from '../assert-usable.ts';
import { assertNoRestoreMarker, assertRestoreComplete, writeRestoreMarker } from '../backup/restore-state.ts';
import { type Config, loadConfig } from '../config.ts';
import { assertDirectUsable } from '../db/check-server.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded.ts';
import { StorageUnavailable } from '../files/image-store.ts';
import { createLogger } from '../logger.ts';
import { StartError } from '../start-error.ts';
import { commandMessages as say } from './command-messages.ts';

export interface CommandContext {
  readonly config: Config;
  readonly log: Logger;
  /** Leads to PostgreSQL itself. */
  readonly connectionString: string;
}

export const print = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** Runs a command. Errors that the operator can fix are printed in plain lines, with exit code 1. `work` returns whether all is well. */
export async function runCommand(work: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await work())) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${linesAbout(error).join('\n')}\n`);
    process.exitCode = 1;
  }
}

function linesAbout(error: unknown): readonly string[] {
  if (error instanceof StartError) return error.lines;
  if (error instanceof StorageUnavailable) return [say.storageUnavailable(error.reason)];
  return [error instanceof Error && error.stack !== undefined ? error.stack : String(error)];
}

/** Parses words and options of the command line. Throws a StartError with the usage. */
export function parseCommandLine<T extends ParseArgsOptionsConfig>(
  options: T,
  usage: string | readonly string[],
) {
  try {
    return parseArgs({ options, allowPositionals: true, strict: true });
  } catch {
    throw new StartError(usage);
  }
}

/** `restoring` names the backup to restore; its database may not exist yet. Any other command refuses a partially restored installation. */
export async function withCommandContext<T>(
  work: (place: CommandContext) => Promise<T>,
  { restoring }: { restoring?: string } = {},
): Promise<T> {
  const config = loadConfig();
  const log = createLogger(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const { connectionString, stop } = await openDatabase(config, log, restoring);
  try {
    if (restoring === undefined) await assertRestoreComplete(connectionString);
    return await work({ config, log, connectionString });
  } finally {
    await stop();
  }
}

async function openDatabase(config: Config, log: Logger, restoring: string | undefined) {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) {
    const connectionString = await assertDirectUsable({ ...config, databaseUrl });
    return { connectionString, stop: async () => undefined };
  }
  if (restoring !== undefined) {
    await assertFolderUsable(dataDir);
    await writeRestoreMarker(dataDir, restoring);
  } else {
    await assertNoRestoreMarker(dataDir);
    const running = await findEmbeddedPostgres(dataDir);
    if (running !== null) return { connectionString: running, stop: async () => undefined };
    await access(join(dataDir, 'postgres')).catch(() => {
      throw new StartError(say.noDatabase(dataDir));
    });
  }
  // A restore target has no server: one that is in use is refused here.
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  return { connectionString: postgres.connectionString, stop: () => postgres.stop() };
}
