// npm run test:long -- rolling [commit]: a server of older code (by default the newest one with fewer migrations) keeps serving users who upload
// and save while one of the current code migrates their database, starts, and takes over. Needs the git history, and the packages of that
// commit from the npm cache or the registry.
import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { root, run as runCommand } from '../../../../scripts/repository.mjs';
import { checkOut, installPackages } from '../../../old-data/src/check-out.mjs';
import { type LongRun, print } from '../long-test.ts';
import { waitForWrites } from '../people/simulated-user.ts';
import { type Load, underLoad } from '../people/simulated-users.ts';
import { withPostgres } from '../site/postgres.ts';
import { createSite, type Site, withDatabaseConnection } from '../site/site.ts';
import { watchSite } from '../site/watch-site.ts';

const MIGRATIONS = 'packages/server/migrations';
/** The paths that visitors open meanwhile. */
const PATHS = ['/api/album', '/api/home', '/api/tierlist', '/api/category', '/api/site'];
const WORK_BEFORE = 30;
const WORK_BESIDE = 60;
const WATCHED_AFTER_MS = 3_000;

const watch = ({ url }: Site, allowed: readonly number[]) =>
  watchSite(url, Object.fromEntries(PATHS.map((path) => [path, allowed])));

const listApplied = async (site: Site) =>
  withDatabaseConnection(await site.place(), async (db) => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  });

async function takeOver(older: Site, newer: Site, { journal, stop }: Load): Promise<string[]> {
  await waitForWrites(journal, WORK_BEFORE);
  const applied = await listApplied(older);
  const watchOlder = watch(older, [200, 503]);
  await newer.start();
  const came = (await listApplied(older)).slice(applied.length);
  print(`migrated beside it: ${came.join(', ')}`);
  await waitForWrites(journal, WORK_BESIDE);
  await stop();
  await watchOlder.stop();
  print(`the older server: ${watchOlder.describe()}`);
  await older.stop();

  const watchNewer = watch(newer, [200]);
  await sleep(WATCHED_AFTER_MS);
  await watchNewer.stop();
  print(`the newer one: ${watchNewer.describe()}`);
  return [
    ...(came.length === 0 ? ['nothing was migrated: the older code is not older'] : []),
    ...watchOlder.faults(),
    ...watchNewer.faults(),
  ];
}

/**
 * The newest commit whose migrations are the first of today's: migrations of branches that were merged together came in another order
 * than that of their names.
 */
async function findOlder(): Promise<string> {
  const today = readdirSync(join(root, MIGRATIONS)).filter(isMigration).sort();
  const added = await readLines([
    'log',
    '--first-parent',
    '--diff-filter=A',
    '--format=%H^',
    '--',
    MIGRATIONS,
  ]);
  for (const commit of added) {
    const names = await readLines(['ls-tree', '--name-only', commit, `${MIGRATIONS}/`]);
    const then = names
      .map((name) => basename(name))
      .filter(isMigration)
      .sort();
    if (then.length < today.length && then.every((name, index) => name === today[index])) return commit;
  }
  throw new Error('the history has no commit with fewer migrations: those of today are not committed yet');
}

const isMigration = (name: string) => /^\d+.*\.ts$/.test(name) && !name.includes('.test.');

async function readLines(words: readonly string[]): Promise<string[]> {
  const { output } = await runCommand('git', words, { capture: true });
  return String(output).split('\n').filter(Boolean);
}

export async function play({ folder, words: [given] }: LongRun): Promise<readonly string[]> {
  const commit = given ?? (await findOlder());
  print(`the older code: ${commit}`);
  const checkout = join(folder, 'older');
  await mkdir(checkout);
  await checkOut(commit, checkout);
  await installPackages(checkout);
  return withPostgres(folder, async ({ connectionString }) => {
    const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: connectionString };
    const older = await createSite(env, join(checkout, 'packages/server/src/main.ts'));
    const newer = await createSite(env);
    let current = older;
    const disturb = (load: Load) => takeOver(older, newer, load).finally(() => (current = newer));
    try {
      await older.start();
      return await underLoad({ place: () => current.place() }, disturb);
    } finally {
      await older.stop();
      await newer.stop();
    }
  });
}
