// npm run test:long -- check: the content check hangs or exits repeatedly during uploads and saves. Nothing is published without a verdict,
// other requests are not affected, and uploads recover by themselves.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createJournal, type Journal, waitForWrites } from '../kills/simulated-user.ts';
import { startSimulatedUsers, verifyAll } from '../kills/simulated-users.ts';
import { choose, type LongRun, print, runLongTest } from './long-test.ts';
import { checkData, createSite, getConnectionString, type Site } from './site.ts';
import { describeAnswers, judgeAnswers, watchSite } from './watch-site.ts';

const LONGEST_MS = 25_000;
const WORK_BETWEEN = 10;
/** A hanging check has 10 s, then a new thread 30 s to load. */
const UPLOADS_BACK_WITHIN_MS = 90_000;

async function waitForImage(journal: Journal): Promise<void> {
  const before = journal.images.size;
  const until = performance.now() + UPLOADS_BACK_WITHIN_MS;
  while (journal.images.size === before) {
    if (performance.now() > until) throw new Error('no upload was taken after the content check was mended');
    await sleep(50);
  }
}

async function breakOnce(run: LongRun, site: Site, file: string, journal: Journal): Promise<string[]> {
  const behaviour = choose(run.random, ['hangs', 'ends'] as const);
  const ms = run.random() * LONGEST_MS;
  const watch = watchSite(site.url, ['/api/album', '/healthz', '/readyz']);
  const writes = journal.acknowledged - journal.images.size;
  await writeFile(file, behaviour);
  const printed = site.output().length;
  await sleep(ms);
  await rm(file);
  await waitForImage(journal);
  await watch.stop();
  const saved = journal.acknowledged - journal.images.size - writes;
  const failures = site.output().slice(printed).split('content check unavailable').length - 1;
  print(
    `the check ${behaviour} for ${Math.round(ms)} ms: ${failures} refusals, ${saved} saves; ${describeAnswers(watch)}`,
  );
  return [
    ...judgeAnswers(watch, '/api/album', [200]),
    ...judgeAnswers(watch, '/healthz', [200]),
    ...judgeAnswers(watch, '/readyz', [200]),
    ...(saved === 0 ? ['nobody could save, which needs no check'] : []),
  ];
}

await runLongTest({ minutes: 3 }, async (run) => {
  const file = join(run.folder, 'broken-check');
  const dataDir = join(run.folder, 'data');
  const site = await createSite(dataDir, {
    BROKEN_CHECK: file,
    NODE_OPTIONS: `--import=${import.meta.resolve('./broken-check.ts')}`,
  });
  try {
    await site.start();
    const journal = createJournal();
    const place = { url: site.url, dataDir, connectionString: await getConnectionString(site) };
    const people = await startSimulatedUsers(place, journal);
    const faults: string[] = [];
    const until = performance.now() + run.minutes * 60_000;
    while (performance.now() < until && faults.length === 0) {
      await waitForWrites(journal, WORK_BETWEEN);
      faults.push(...(await breakOnce(run, site, file, journal)));
    }
    await people.stop();
    print(
      `acknowledged: ${journal.images.size} images, ${journal.tierlists.size} tier lists; requests sent again: ${journal.retries}`,
    );
    return [...faults, ...(await verifyAll(place, journal)), ...(await checkData({ DATA_DIR: dataDir }))];
  } finally {
    await site.stop();
  }
});
