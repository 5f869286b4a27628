import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { embeddedUser } from '../db/embedded/connection.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';

/**
 * Starts a PostgreSQL in a temporary folder. Tests connect with the application's unprivileged role; its only extra right is to create a
 * database for each file.
 */
export async function startTestPostgres({
  log,
  fastAndUnsafe = false,
}: {
  log: Logger;
  fastAndUnsafe?: boolean;
}): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palmares-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log, fastAndUnsafe });
  const admin = new Client({ connectionString: server.adminConnectionString });
  await admin.connect();
  await admin.query(`alter role ${embeddedUser} createdb`);
  await admin.end();
  return {
    connectionString: server.connectionString,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
