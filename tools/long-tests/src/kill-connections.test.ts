// The short form of `npm run test:long -- connections`: the real server loses its database connections during uploads and saves.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRng } from '@palmares/core/random';
import { createTestDatabase } from '@palmares/server/testing/database';
import { expect, test } from 'vitest';
import { killConnections } from './kill-connections.ts';

test('nothing acknowledged is lost, torn or doubled when connections to the database are killed', async () => {
  const seed = Date.now() % 1_000_000;
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'palmares-kills-'));

  const report = await killConnections({
    kills: 8,
    random: createRng(seed),
    connectionString: database.connectionString,
    dataDir,
  });
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });

  expect(report.faults, `seed ${seed}`).toEqual([]);
  expect(report.images, `seed ${seed}`).toBeGreaterThan(0);
  expect(report.tierlists, `seed ${seed}`).toBeGreaterThan(0);
}, 240_000);
