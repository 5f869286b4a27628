// The simulated users of the long tests: each has an account, an album that they fill, and one from which they make tier list after tier
// list.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sweepFiles } from '@palmares/server/catalog/image/image.files';
import { parseConfig } from '@palmares/server/config';
import type { Database } from '@palmares/server/db/schema';
import { createDeps } from '@palmares/server/deps';
import { createUser, type TestAlbum, type TestUser } from '@palmares/server/testing/factories';
import { createStoredAlbum } from '@palmares/server/testing/stored-albums';
import type { Kysely } from 'kysely';
import { print } from '../long-test.ts';
import {
  checkData,
  log,
  type Place,
  queryRows,
  realClock,
  type Site,
  withDatabaseConnection,
} from '../site/site.ts';
import {
  type Caller,
  createJournal,
  type Journal,
  openSession,
  saveRepeatedly,
  uploadRepeatedly,
} from './simulated-user.ts';
import { verify, verifyRows, verifyStore } from './verify.ts';

const PEOPLE = ['ada', 'bob', 'cle'];
export const IMAGES_OF_ALBUM = 24;
const HOUR_MS = 3_600_000;

export type Person = { user: TestUser; password: string; call: Caller; uploads: TestAlbum; album: TestAlbum };

export type Load = {
  readonly journal: Journal;
  readonly people: readonly Person[];
  /** Lets the users finish their current operation. */
  stop(): Promise<void>;
};

/** Starts the simulated users. */
export async function startSimulatedUsers(place: Place, journal: Journal): Promise<Load> {
  let over = false;
  const isOver = () => over;
  const people = await withDatabaseConnection(place, async (db) => {
    const signedIn = [];
    for (const nametag of PEOPLE) signedIn.push(await signUp(place, db, journal, nametag));
    return signedIn;
  });
  const working = people.flatMap(({ call, user: { nametag }, uploads, album }) => [
    uploadRepeatedly(call, journal, nametag, uploads.id, isOver),
    saveRepeatedly(call, journal, nametag, album, isOver),
  ]);
  return {
    journal,
    people,
    async stop() {
      over = true;
      journal.gate.open();
      await Promise.all(working);
    },
  };
}

async function signUp(
  place: Place,
  db: Kysely<Database>,
  journal: Journal,
  nametag: string,
): Promise<Person> {
  const password = randomBytes(12).toString('base64url');
  const t = { db, clock: realClock, dataDir: place.dataDir };
  const user = await createUser(t, { nametag, password });
  const uploads = await createStoredAlbum(t, user, { images: 0 });
  const album = await createStoredAlbum(t, user, { images: IMAGES_OF_ALBUM });
  const { call } = await openSession(place.url, journal, nametag, password);
  return { user, password, call, uploads, album };
}

/** Disturbs a site while the users upload and save, then verifies all its data. `site` may be another one at the end. Returns faults. */
export async function underLoad(
  site: Pick<Site, 'place'>,
  disturb: (load: Load) => Promise<readonly string[]>,
): Promise<string[]> {
  const load = await startSimulatedUsers(await site.place(), createJournal());
  const { journal } = load;
  const faults = await disturb(load).finally(load.stop);
  print(
    `acknowledged: ${journal.images.size} images, ${journal.tierlists.size} tier lists; requests sent again: ${journal.retries}`,
  );
  const place = await site.place();
  return [...faults, ...(await verifyAll(place, journal)), ...(await checkData(place))];
}

/** Compares the tables with the journal while no request is in progress. */
export async function verifyAtRest(site: Pick<Site, 'place'>, journal: Journal): Promise<string[]> {
  await journal.gate.shut();
  const faults = await queryRows(site, (db) => verifyRows(db, journal));
  journal.gate.open();
  return faults;
}

/** Waits until more images than `before` were acknowledged. */
export async function waitForUpload({ images }: Journal, before: number, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while (images.size <= before) {
    if (performance.now() > until) throw new Error(`no upload was taken within ${withinMs} ms`);
    await sleep(50);
  }
}

/** Verifies everything once the users have stopped; files come last, after a sweep an hour later. */
export async function verifyAll(place: Place, journal: Journal): Promise<string[]> {
  const { dataDir, url } = place;
  return withDatabaseConnection(place, async (db) => {
    const faults = await verify({ url, db, dataDir }, journal);
    await sweepAnHourLater(place);
    return [...faults, ...(await verifyStore({ db, dataDir }))];
  });
}

function sweepAnHourLater(place: Place): Promise<void> {
  const { dataDir, connectionString: directUrl } = place;
  return withDatabaseConnection(place, async (db, pool) => {
    const config = parseConfig({ DATA_DIR: dataDir }, dataDir);
    const deps = await createDeps(
      { config, db, directUrl, pool, probe: db, log },
      { clock: () => new Date(Date.now() + 2 * HOUR_MS) },
    );
    await sweepFiles(deps);
    await deps.close();
  });
}
