// Starts the real server for the journeys, with its own data folder and without rate limits or demo (drawing its images would cost CPU
// time). DATABASE_URL: use a new database on that server; with DATABASE_DIRECT_URL it is a pooler. RESTORE_FROM: restore this backup first.
// TEST_S3 (`npm run test:long -- s3`): store images in S3. SERVERS=web,web,work: run several servers behind a real proxy (`npm run
// test:long -- servers`). Everything is removed at the end.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startProxy } from '../packages/server/src/testing/proxy.ts';
import { createRealBucket, toS3Environment } from '../packages/server/src/testing/real-bucket.ts';
import { ADMIN_SETTINGS, prepareStorage } from './support/prepare-storage.ts';
import { storageFile } from './support/server-storage.ts';

const main = join(import.meta.dirname, '../packages/server/src/main.ts');
const restoreMain = join(import.meta.dirname, '../packages/server/src/commands/restore.ts');
const port = process.argv[2] ?? '3210';
const given = process.env['DATABASE_DIRECT_URL'] ?? process.env['DATABASE_URL'];
const pooled = process.env['DATABASE_URL'];

async function onGivenServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: given });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** The journeys of a restore drill (`npm run test:long -- restore`) run on a copy. */
async function restore(): Promise<void> {
  const { RESTORE_FROM: folder, RESTORE_IDENTITY: identity } = process.env;
  if (folder === undefined) return;
  const words = [folder, ...(identity === undefined ? [] : ['--identity', identity])];
  const child = spawn(process.execPath, [restoreMain, ...words], {
    stdio: 'inherit',
    env: { ...process.env, ...databaseEnv, DATA_DIR: dataDir },
  });
  const [ended] = (await once(child, 'exit')) as [number | null];
  if (ended !== 0) throw new Error('the backup could not be restored');
}

const database = `palmares_e2e_${randomBytes(4).toString('hex')}`;
const dataDir = await mkdtemp(join(tmpdir(), 'palmares-e2e-'));
const databaseUrl = given === undefined ? null : withDatabase(given, database);
// Journeys read its mails and insert albums into it.
if (given !== undefined) await onGivenServer(`create database ${database}`);
const replica = process.env['DATABASE_REPLICA_URL'];
const databaseEnv = {
  ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseUrl }),
  ...(pooled === undefined ? {} : { DATABASE_URL: withDatabase(pooled, database) }),
  ...(replica === undefined ? {} : { DATABASE_REPLICA_URL: withDatabase(replica, database) }),
};
await restore();
const bucket = await createRealBucket();
await prepareStorage(port, { dataDir, databaseUrl });

// The server runs in its own process group: Playwright signals the whole group, and the signal that we forward would be a second one, which
// stops the server before its database has shut down. The IPC channel tells it when this process is killed.
function startServer(own: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [main], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...databaseEnv,
      ...(bucket === undefined ? {} : toS3Environment(bucket)),
      DATA_DIR: dataDir,
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...ADMIN_SETTINGS,
      ...own,
    },
  });
}

const roles = process.env['SERVERS']?.split(',');
const site = `http://127.0.0.1:${port}`;
const addresses = roles?.map((role, index) => ({ role, port: String(Number(port) + 1 + index) }));
const proxy =
  addresses &&
  (await startProxy(
    Number(port),
    addresses.filter(({ role }) => role !== 'work').map((one) => `127.0.0.1:${one.port}`),
  ));
const servers = addresses?.map((one) =>
  startServer({ PORT: one.port, ROLE: one.role, PUBLIC_URL: site, TRUST_PROXY: '1' }),
) ?? [startServer({ PORT: port })];
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    for (const server of servers) server.kill(signal);
  });

const codes = await Promise.all(
  servers.map(
    (server) => new Promise<number>((resolve) => server.once('exit', (exit) => resolve(exit ?? 1))),
  ),
);
await proxy?.close();
await rm(dataDir, { recursive: true, force: true });
await rm(storageFile(port), { force: true });
if (given !== undefined) await onGivenServer(`drop database if exists ${database} with (force)`);
process.exitCode = Math.max(...codes);
