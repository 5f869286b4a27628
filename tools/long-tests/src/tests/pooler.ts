// npm run test:long -- pooler [rounds] [journey…]: two servers behind a real PgBouncer in transaction mode. Unsuitable settings are refused.
// Images are read while their albums are closed; servers are restarted and killed under load. Then tests of the server and the journeys (all
// or the named ones) run behind it.
import { join } from 'node:path';
import { assertDatabaseUsable } from '@palmares/server/db/check-server';
import { StartError } from '@palmares/server/start-error';
import { startTestPostgres } from '@palmares/server/testing/test-postgres';
import { ensurePooler, ensureProxy } from '../../../../scripts/system-packages.mjs';
import { type LongRun, playSteps, print, requireTool } from '../long-test.ts';
import { restartAndKill } from '../servers/restart-and-kill.ts';
import { revokeUnderReads } from '../servers/revoke-under-reads.ts';
import { type PoolerOptions, withPooler } from '../site/pooler.ts';
import { log } from '../site/site.ts';
import { ACCESS_MATRIX, runJourneys, runServerTests } from '../suites.ts';

const ROLES = ['all', 'all'] as const;
const CHANGES = 300;
/** Tests of what depends on connections, and of each domain. Left out are tests of the pool itself, and those that break connections. */
const SERVER_TESTS = [
  'src/catalog',
  'src/content',
  'src/identity',
  'src/mail',
  'src/publishing',
  'src/trust',
  'src/http/idempotency.test.ts',
  'src/maintenance.test.ts',
  'src/several-servers.test.ts',
];

type Pooled = { readonly directUrl: string; readonly env: Readonly<Record<string, string>> };

async function behindPooler<T>(work: (pooled: Pooled) => Promise<T>, options?: PoolerOptions): Promise<T> {
  const { connectionString: directUrl, stop } = await startTestPostgres({ log });
  const withUrl = (pooledUrl: string) =>
    // Debian 12 has PgBouncer 1.18, which keeps no prepared statements.
    work({
      directUrl,
      env: { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: directUrl, NAMED_STATEMENTS: 'off' },
    });
  return withPooler(directUrl, withUrl, options).finally(stop);
}

export async function play({ folder, seed, words }: LongRun): Promise<readonly string[]> {
  const [rounds = '1', ...journeys] = words;
  requireTool(await ensureProxy());
  requireTool(await ensurePooler());
  const fleet = ({ directUrl: connectionString, env }: Pooled, name: string) => ({
    roles: ROLES,
    connectionString,
    dataDir: join(folder, name),
    env,
  });
  return playSteps(
    refuseUnsuitable,
    () => behindPooler((pooled) => revokeUnderReads(fleet(pooled, 'reads'), { seed, changes: CHANGES })),
    () => behindPooler((pooled) => restartAndKill({ ...fleet(pooled, 'load'), rounds: Number(rounds) })),
    () =>
      behindPooler(({ directUrl, env }) =>
        runServerTests(SERVER_TESTS, {
          TEST_DATABASE_URL: directUrl,
          TEST_POOLER_URL: env['DATABASE_URL'] ?? '',
        }),
      ),
    () =>
      behindPooler(({ directUrl, env }) =>
        runServerTests([ACCESS_MATRIX], {
          TEST_DATABASE_URL: directUrl,
          TEST_POOLER_URL: env['DATABASE_URL'] ?? '',
          MATRIX_SERVERS: String(ROLES.length),
        }),
      ),
    () => behindPooler(({ env }) => runJourneys(journeys, { ...env, SERVERS: ROLES.join() })),
  );
}

/** A server refuses to start, and says what to set, where something would fail later. */
async function refuseUnsuitable(): Promise<readonly string[]> {
  const faults: string[] = [];
  const expectRefusal = async (what: string, expected: string, work: () => Promise<void>) => {
    const error: unknown = await work().then(
      () => null,
      (refusal: unknown) => refusal,
    );
    if (error instanceof StartError && error.message.includes(expected)) print(`${what}: refused`);
    else faults.push(`${what} was not refused with « ${expected} »: ${String(error)}`);
  };
  await behindPooler(async ({ directUrl, env }) => {
    const databaseUrl = env['DATABASE_URL'] ?? '';
    const check = (databaseDirectUrl: string, namedStatements: boolean) => () =>
      assertDatabaseUsable({ databaseUrl, databaseDirectUrl, namedStatements });
    await expectRefusal('a pooler alone', 'DATABASE_DIRECT_URL', check(databaseUrl, false));
    await expectRefusal('named statements', 'NAMED_STATEMENTS=off', check(directUrl, true));
    await check(directUrl, false)();
  });
  const withoutLimits = { limits: false };
  await behindPooler(
    ({ directUrl, env }) =>
      expectRefusal('a pooler without time limits', 'connect_query', () =>
        assertDatabaseUsable({
          databaseUrl: env['DATABASE_URL'] ?? '',
          databaseDirectUrl: directUrl,
          namedStatements: false,
        }),
      ),
    withoutLimits,
  );
  return faults;
}
