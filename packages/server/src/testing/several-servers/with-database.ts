// node with-database.ts alone|replica <command> [parameter…]: runs the command with a PostgreSQL of its own in DATABASE_URL
// (TEST_DATABASE_URL for the server's tests), and a replica of it in DATABASE_REPLICA_URL. For long tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { embeddedUser } from '../../db/embedded/connection.ts';
import { startEmbeddedPostgres } from '../../db/embedded.ts';
import { startCluster } from './postgres-cluster.ts';

type Databases = { readonly urls: Record<string, string>; close(): Promise<void> };

async function startAlone(): Promise<Databases> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palmares-database-'));
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
  const admin = new Client({ connectionString: server.adminConnectionString });
  await admin.connect();
  await admin.query(`alter role ${embeddedUser} createdb`);
  await admin.end();
  return {
    urls: { DATABASE_URL: server.connectionString, TEST_DATABASE_URL: server.connectionString },
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startWithReplica(): Promise<Databases> {
  const { primaryUrl, replicaUrl, close } = await startCluster();
  return {
    urls: { DATABASE_URL: primaryUrl, TEST_DATABASE_URL: primaryUrl, DATABASE_REPLICA_URL: replicaUrl },
    close,
  };
}

const [which, command = '', ...parameters] = process.argv.slice(2);
const databases = await (which === 'replica' ? startWithReplica() : startAlone());
try {
  const child = spawn(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...databases.urls },
  });
  await once(child, 'exit');
  process.exitCode = child.exitCode ?? 1;
} finally {
  await databases.close();
}
