// npm run test:long -- rolling: a server of older code, whose main.ts is given, keeps serving users who upload and save while one of this
// code migrates their database, starts, and takes over.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../db/embedded.ts';
import { createJournal, waitForWrites } from '../kills/simulated-user.ts';
import { startSimulatedUsers, verifyAll, withDatabaseConnection } from '../kills/simulated-users.ts';
import { type LongRun, print, runLongTest } from './long-test.ts';
import { checkData, createSite, type Site } from './site.ts';
import { describeAnswers, judgeAnswers, watchSite } from './watch-site.ts';

/** The paths that visitors open meanwhile. */
const PATHS = ['/api/album', '/api/home', '/api/tierlist', '/api/category', '/api/site'];
const WORK_BEFORE = 30;
const WORK_BESIDE = 60;
const WATCHED_AFTER_MS = 3_000;

const log = pino({ level: 'silent' });

const listApplied = async (place: { connectionString: string }) =>
  withDatabaseConnection(place, async (db) => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  });

async function takeOver(older: Site, newer: Site, connectionString: string): Promise<string[]> {
  const journal = createJournal();
  const place = { url: older.url, dataDir: older.dataDir, connectionString };
  const people = await startSimulatedUsers(place, journal);
  await waitForWrites(journal, WORK_BEFORE);
  const applied = await listApplied(place);
  const watch = watchSite(older.url, PATHS);
  await newer.start();
  const came = (await listApplied(place)).slice(applied.length);
  print(`migrated beside it: ${came.join(', ')}`);
  await waitForWrites(journal, WORK_BESIDE);
  await people.stop();
  await watch.stop();
  print(`the older server: ${describeAnswers(watch)}`);
  print(`acknowledged by it: ${journal.images.size} images, ${journal.tierlists.size} tier lists`);
  await older.stop();

  const watchNewer = watchSite(newer.url, PATHS);
  await sleep(WATCHED_AFTER_MS);
  await watchNewer.stop();
  print(`the newer one: ${describeAnswers(watchNewer)}`);
  return [
    ...(came.length === 0 ? ['nothing was migrated: the older code is not older'] : []),
    ...PATHS.flatMap((path) => judgeAnswers(watch, path, [200, 503])),
    ...PATHS.flatMap((path) => judgeAnswers(watchNewer, path, [200])),
    ...(await verifyAll({ ...place, url: newer.url }, journal)),
  ];
}

await runLongTest({}, async ({ folder, words: [olderMain = ''] }: LongRun) => {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
  const { connectionString } = postgres;
  const dataDir = join(folder, 'data');
  const env = { DATABASE_URL: connectionString };
  const older = await createSite(dataDir, env, olderMain);
  const newer = await createSite(dataDir, env);
  try {
    await older.start();
    const faults = await takeOver(older, newer, connectionString);
    return [...faults, ...(await checkData({ DATA_DIR: dataDir, DATABASE_URL: connectionString }))];
  } finally {
    await older.stop();
    await newer.stop();
    await postgres.stop();
  }
});
