// npm run test:long -- disk: the image disk is full, read-only or unmounted, then the disk of everything is full, during uploads and saves.
// Requests that need no disk succeed, no acknowledged data is lost, and everything recovers by itself once there is room.
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../db/embedded.ts';
import { createJournal, type Journal, waitForWrites } from '../kills/simulated-user.ts';
import {
  type SimulationTarget,
  startSimulatedUsers,
  verifyAll,
  withDatabaseConnection,
} from '../kills/simulated-users.ts';
import { verifyRows } from '../kills/verify.ts';
import { choose, type LongRun, print, runLongTest } from './long-test.ts';
import { checkData, createSite, getConnectionString, queryRows, type Site, waitUntilBack } from './site.ts';
import { createSmallDisk, type SmallDisk } from './small-disk.ts';
import { describeAnswers, judgeAnswers, watchSite } from './watch-site.ts';

const IMAGES_MB = 64;
/** A new PostgreSQL takes 40, its log up to three times 16 here. */
const EVERYTHING_MB = 400;
const BROKEN_FOR_MS = 4_000;
const WORK_BETWEEN = 10;
const ROUNDS_OF_EVERYTHING = 5;
/** Exit code for a script: the test was skipped. */
const NOT_PLAYED = 77;

type DiskState = 'full' | 'read-only' | 'gone';

async function breakDisk(
  { disk, place: { dataDir }, journal }: Broken,
  state: DiskState,
): Promise<() => Promise<void>> {
  const files = join(dataDir, 'files');
  if (state === 'gone') {
    await rename(files, `${files}.away`);
    return () => rename(`${files}.away`, files);
  }
  if (state === 'full') {
    await disk.fill();
    return () => disk.makeRoom();
  }
  // Remounting read-only fails while a write is in progress.
  await journal.gate.shut();
  await disk.setReadOnly(true);
  journal.gate.open();
  return () => disk.setReadOnly(false);
}

type Broken = { readonly disk: SmallDisk; readonly place: SimulationTarget; readonly journal: Journal };

async function breakImagesOnce(broken: Broken, state: DiskState): Promise<string[]> {
  const { place, journal } = broken;
  const watch = watchSite(place.url, ['/api/album', '/healthz', '/readyz']);
  const before = { images: journal.images.size, saves: journal.acknowledged };
  const mend = await breakDisk(broken, state);
  // Writes in progress have been finished or refused by now.
  await sleep(1_000);
  const [images, writes] = [journal.images.size, journal.acknowledged];
  await sleep(BROKEN_FOR_MS);
  const stored = journal.images.size - images;
  const saved = journal.acknowledged - writes - stored;
  await mend();
  await watch.stop();
  print(`images ${state}: ${saved} saves and ${stored} images meanwhile; ${describeAnswers(watch)}`);
  await waitForImages(journal, before.images);
  const faults = [
    ...judgeAnswers(watch, '/api/album', [200]),
    ...judgeAnswers(watch, '/healthz', [200]),
    ...judgeAnswers(watch, '/readyz', state === 'gone' ? [200, 503] : [200]),
    ...(saved === 0 ? ['nobody could save, which needs no images'] : []),
    ...(stored > 0 ? [`${stored} images were acknowledged that the disk could not take`] : []),
  ];
  await journal.gate.shut();
  faults.push(...(await withDatabaseConnection(place, (db) => verifyRows(db, journal))));
  journal.gate.open();
  return faults.map((each) => `images ${state}: ${each}`);
}

/** Waits until uploads succeed again. */
async function waitForImages(journal: Journal, before: number): Promise<void> {
  const until = performance.now() + 60_000;
  while (journal.images.size <= before) {
    if (performance.now() > until)
      throw new Error('no upload was taken for a minute after the disk was back');
    await sleep(50);
  }
}

/** Only the images are on the small disk. */
async function playImages(run: LongRun, disk: SmallDisk): Promise<string[]> {
  const log = pino({ level: 'silent' });
  const postgres = await startEmbeddedPostgres({ dataDir: run.folder, log });
  const { connectionString } = postgres;
  const dataDir = join(disk.folder, 'data');
  const site = await createSite(dataDir, { DATABASE_URL: connectionString });
  try {
    await site.start();
    const journal = createJournal();
    const place = { url: site.url, dataDir, connectionString };
    const people = await startSimulatedUsers(place, journal);
    const faults: string[] = [];
    const until = performance.now() + run.minutes * 60_000;
    while (performance.now() < until && faults.length === 0) {
      await waitForWrites(journal, WORK_BETWEEN);
      const state = choose<DiskState>(run.random, ['full', 'read-only', 'gone']);
      faults.push(...(await breakImagesOnce({ disk, place, journal }, state)));
    }
    await people.stop();
    faults.push(...(await verifyAll(place, journal)));
    return [...faults, ...(await checkData({ DATA_DIR: dataDir, DATABASE_URL: connectionString }))];
  } finally {
    await site.stop();
    await postgres.stop();
  }
}

async function fillEverythingOnce(site: Site, disk: SmallDisk, journal: Journal): Promise<string[]> {
  await waitForWrites(journal, WORK_BETWEEN);
  const watch = watchSite(site.url, ['/api/album', '/healthz']);
  await disk.fill();
  await sleep(BROKEN_FOR_MS);
  await disk.makeRoom();
  await waitUntilBack(site);
  await watch.stop();
  print(`everything full: ${describeAnswers(watch)}`);
  const idle = journal.gate.shut();
  await idle;
  const faults = await queryRows(site, (db) => verifyRows(db, journal));
  journal.gate.open();
  // 0: if PostgreSQL cannot be restarted, the server reports it and exits, and its supervisor restarts it.
  return [...faults, ...judgeAnswers(watch, '/api/album', [200, 503, 0])];
}

/** Everything is on the small disk, including the embedded PostgreSQL. */
async function playEverything(disk: SmallDisk): Promise<string[]> {
  const dataDir = join(disk.folder, 'data');
  const site = await createSite(dataDir);
  try {
    await site.start();
    const journal = createJournal();
    const place = async () => ({ url: site.url, dataDir, connectionString: await getConnectionString(site) });
    const people = await startSimulatedUsers(await place(), journal);
    const faults: string[] = [];
    for (let round = 0; round < ROUNDS_OF_EVERYTHING && faults.length === 0; round += 1)
      faults.push(...(await fillEverythingOnce(site, disk, journal)));
    await people.stop();
    faults.push(...(await verifyAll(await place(), journal)));
    return [...faults, ...(await checkData({ DATA_DIR: dataDir }))];
  } finally {
    await site.stop();
  }
}

async function onSmallDisk(
  folder: string,
  megabytes: number,
  play: (disk: SmallDisk) => Promise<string[]>,
): Promise<string[]> {
  const disk = await createSmallDisk(folder, megabytes);
  if (disk === null) {
    print('not played: this account or this machine does not mount a small disk (root does)');
    process.exit(NOT_PLAYED);
  }
  try {
    return await play(disk);
  } finally {
    await disk.remove();
  }
}

await runLongTest({ minutes: 3 }, async (run) => [
  ...(await onSmallDisk(join(run.folder, 'images'), IMAGES_MB, (disk) => playImages(run, disk))),
  ...(await onSmallDisk(join(run.folder, 'everything'), EVERYTHING_MB, playEverything)),
]);
