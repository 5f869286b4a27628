// npm run test:long -- disk [--minutes 3]: the image disk is full, read-only or missing, then the disk of all data is full, during uploads
// and saves. Requests that need no disk succeed, no acknowledged data is lost, and everything recovers by itself once there is room. Needs
// root to mount disks.
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSmallDisk, type SmallDisk } from '@palmares/server/testing/small-disk';
import { choose, type LongRun, NotPlayed, print, repeat } from '../long-test.ts';
import { type Journal, waitForWrites } from '../people/simulated-user.ts';
import { underLoad, verifyAtRest, waitForUpload } from '../people/simulated-users.ts';
import { withPostgres } from '../site/postgres.ts';
import { type Site, waitUntilBack, withSite } from '../site/site.ts';
import { watchSite } from '../site/watch-site.ts';

const IMAGES_MB = 64;
/** A new PostgreSQL takes 40, its log up to three times 16 here. */
const EVERYTHING_MB = 400;
const BROKEN_FOR_MS = 4_000;
const UPLOADS_BACK_WITHIN_MS = 60_000;
const WORK_BETWEEN = 10;
const ROUNDS_OF_EVERYTHING = 5;

type DiskState = 'full' | 'read-only' | 'gone';
type Broken = { readonly disk: SmallDisk; readonly site: Site; readonly journal: Journal };

/** Returns a function that repairs it. */
async function breakDisk({ disk, site, journal }: Broken, state: DiskState): Promise<() => Promise<void>> {
  const files = join(site.dataDir, 'files');
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

async function breakImagesOnce(broken: Broken, state: DiskState): Promise<string[]> {
  const { site, journal } = broken;
  await waitForWrites(journal, WORK_BETWEEN);
  const ready = state === 'gone' ? [200, 503] : [200];
  const watch = watchSite(site.url, { '/api/album': [200], '/healthz': [200], '/readyz': ready });
  const before = journal.images.size;
  const mend = await breakDisk(broken, state);
  // Writes in progress have been finished or refused by now.
  await sleep(1_000);
  const [images, writes] = [journal.images.size, journal.acknowledged];
  await sleep(BROKEN_FOR_MS);
  const stored = journal.images.size - images;
  const saved = journal.acknowledged - writes - stored;
  await mend();
  await watch.stop();
  print(`images ${state}: ${saved} saves and ${stored} images meanwhile; ${watch.describe()}`);
  await waitForUpload(journal, before, UPLOADS_BACK_WITHIN_MS);
  const faults = [
    ...watch.faults(),
    ...(saved === 0 ? ['nobody could save, which needs no images'] : []),
    ...(stored > 0 ? [`${stored} images were acknowledged that the disk could not take`] : []),
    ...(await verifyAtRest(site, journal)),
  ];
  return faults.map((each) => `images ${state}: ${each}`);
}

/** Only the images are on the small disk. */
function playImages(run: LongRun, disk: SmallDisk): Promise<readonly string[]> {
  const breakOnce = (site: Site, journal: Journal) =>
    breakImagesOnce({ disk, site, journal }, choose<DiskState>(run.random, ['full', 'read-only', 'gone']));
  return withPostgres(run.folder, ({ connectionString }) =>
    withSite({ DATA_DIR: join(disk.folder, 'data'), DATABASE_URL: connectionString }, (site) =>
      underLoad(site, ({ journal }) => repeat(run, () => breakOnce(site, journal))),
    ),
  );
}

async function fillEverythingOnce(site: Site, disk: SmallDisk, journal: Journal): Promise<string[]> {
  await waitForWrites(journal, WORK_BETWEEN);
  // 0: if PostgreSQL cannot be restarted, the server reports it and exits, and its supervisor restarts it.
  const watch = watchSite(site.url, { '/api/album': [200, 503, 0], '/healthz': null });
  await disk.fill();
  await sleep(BROKEN_FOR_MS);
  await disk.makeRoom();
  await waitUntilBack(site);
  await watch.stop();
  print(`everything full: ${watch.describe()}`);
  return [...(await verifyAtRest(site, journal)), ...watch.faults()];
}

/** Everything is on the small disk, including the embedded PostgreSQL. */
function playEverything(disk: SmallDisk): Promise<readonly string[]> {
  return withSite({ DATA_DIR: join(disk.folder, 'data') }, (site) =>
    underLoad(site, async ({ journal }) => {
      const faults: string[] = [];
      for (let round = 0; round < ROUNDS_OF_EVERYTHING && faults.length === 0; round += 1)
        faults.push(...(await fillEverythingOnce(site, disk, journal)));
      return faults;
    }),
  );
}

async function onSmallDisk(
  folder: string,
  megabytes: number,
  playOn: (disk: SmallDisk) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const disk = await createSmallDisk(folder, megabytes);
  if (disk === null)
    throw new NotPlayed('this account or this machine does not mount a small disk (root does)');
  return playOn(disk).finally(() => disk.remove());
}

export const usual = { minutes: 3 };

export async function play(run: LongRun): Promise<readonly string[]> {
  return [
    ...(await onSmallDisk(join(run.folder, 'images'), IMAGES_MB, (disk) => playImages(run, disk))),
    ...(await onSmallDisk(join(run.folder, 'everything'), EVERYTHING_MB, playEverything)),
  ];
}
