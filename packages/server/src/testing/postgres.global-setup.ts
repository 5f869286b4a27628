// Runs once before the server's tests: one PostgreSQL (embedded, or the one of TEST_DATABASE_URL or DATABASE_URL) with one migrated
// database that every test file copies.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openBackup } from '../backup/read-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readIdentities } from '../backup/sealing.ts';
import { migrate } from '../db/migrate.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { withDatabase } from './database.ts';
import { startTestPostgres } from './test-postgres.ts';

const log = pino({ level: 'warn' });

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer();
  const name = `palmares_test_${randomBytes(5).toString('hex')}`;
  const admin = new Client({ connectionString: server.connectionString });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const template = withDatabase(server.connectionString, name);
  await fillTemplate(template);
  project.provide('templateDatabase', template);

  return async () => {
    const left = await admin.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${name}%`],
    );
    for (const { datname } of left.rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
    await server.stop();
  };
}

/** Migrated and empty; with RESTORE_FROM a restored backup, for a restore drill (`npm run test:long -- restore`). */
async function fillTemplate(connectionString: string): Promise<void> {
  const { RESTORE_FROM: folder, RESTORE_IDENTITY: identity } = process.env;
  if (folder === undefined) return migrate(connectionString, log);
  const files = await mkdtemp(join(tmpdir(), 'palmares-restored-'));
  const identities = identity === undefined ? [] : await readIdentities(identity);
  const restored = await restoreBackup({
    connectionString,
    backup: await openBackup({ folder, identities, erasures: 'beside' }),
    images: createDiskStore(files),
    log,
    clock: () => new Date(),
  });
  await rm(files, { recursive: true });
  if (restored.issues.length > 0) throw new Error(JSON.stringify(restored.issues));
}

async function findServer(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (given) return { connectionString: given, stop: async () => undefined };
  return startTestPostgres({ log, fastAndUnsafe: true });
}
