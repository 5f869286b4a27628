// One start of PostgreSQL on the cluster, however an earlier one ended.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../../start-error.ts';
import { connectAsOwner } from './connection.ts';
import { describeFailure, embeddedMessages } from './embedded-messages.ts';
import type { Identity } from './identity.ts';
import type { LogFile } from './log-file.ts';
import { stopPredecessor } from './predecessor.ts';
import { type Supervised, startSupervised } from './supervised.ts';

const startTimeoutMs = 60_000;
export const stopTimeoutMs = 30_000;

export interface StartContext {
  readonly name: string;
  readonly command: readonly string[];
  readonly identity: Identity;
  readonly host: string;
  readonly cluster: string;
  readonly dataDir: string;
  readonly output: LogFile;
  readonly log: Logger;
}

/** Returns the process and the connection by which other servers see that the cluster is taken. Throws a StartError. */
export async function startOnce(context: StartContext): Promise<{ server: Supervised; owner: Client }> {
  const { cluster, dataDir, output, log } = context;
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    await stopPredecessor(cluster, dataDir, log);
    const saidBefore = (await output.text()).length;
    const server = startSupervised(context.command, context.identity, output.fd);
    const owner = await waitUntilReady(server, context, deadline);
    if (owner) return { server, owner };
    await server.stop(stopTimeoutMs);
    const said = (await output.text()).slice(saidBefore);
    // Another server started on the same folder at the same instant, or the last backends of a killed PostgreSQL are still exiting.
    const mayPass = /lock file .* already exists|pre-existing shared memory block/.test(said);
    if (!mayPass || Date.now() > deadline) {
      throw new StartError(
        await describeFailure(await output.lastLine(saidBefore), dataDir, embeddedMessages.startFailed),
      );
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
      // The socket may belong to the PostgreSQL of another server that started at the same instant.
      const isOurs = `select 1 where current_setting('cluster_name') = $1`;
      const found = await owner.query(isOurs, [context.name]).catch(() => null);
      if (found?.rows.length === 1) return owner;
      await owner.end().catch(() => undefined);
    }
    await sleep(20);
  }
  return null;
}
