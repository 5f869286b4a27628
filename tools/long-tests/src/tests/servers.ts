// npm run test:long -- servers [rounds] [journey…]: two servers, then two web servers and a worker, behind a real proxy. Each is restarted
// and killed under load. Then the access matrix and the journeys (all or the named ones) run on two and on three.
import { join } from 'node:path';
import type { Role } from '@palmares/server/config/values';
import { startTestPostgres } from '@palmares/server/testing/test-postgres';
import { ensureProxy } from '../../../../scripts/system-packages.mjs';
import { type LongRun, playSteps, requireTool } from '../long-test.ts';
import { restartAndKill } from '../servers/restart-and-kill.ts';
import { log } from '../site/site.ts';
import { ACCESS_MATRIX, runJourneys, runServerTests } from '../suites.ts';

const FLEETS: readonly (readonly Role[])[] = [
  ['all', 'all'],
  ['web', 'web', 'work'],
];

async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { connectionString, stop } = await startTestPostgres({ log });
  return work(connectionString).finally(stop);
}

const testOn = ({ length }: readonly Role[]) =>
  withDatabase((url) =>
    runServerTests([ACCESS_MATRIX], { TEST_DATABASE_URL: url, MATRIX_SERVERS: String(length) }),
  );

export async function play({ folder, words }: LongRun): Promise<readonly string[]> {
  const [rounds = '3', ...journeys] = words;
  requireTool(await ensureProxy());
  const disturb = (roles: readonly Role[]) =>
    withDatabase((connectionString) => {
      const dataDir = join(folder, roles.join('-'));
      return restartAndKill({ roles, rounds: Number(rounds), connectionString, dataDir });
    });
  const visit = (roles: readonly Role[]) =>
    withDatabase((url) => runJourneys(journeys, { DATABASE_URL: url, SERVERS: roles.join() }));
  return playSteps(...[disturb, testOn, visit].flatMap((step) => FLEETS.map((roles) => () => step(roles))));
}
