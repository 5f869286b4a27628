// The simulated users of the long tests: each has an account, an album that they fill, and one from which they make tier list after tier
// list.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { sweepFiles } from '../../catalog/image/image.files.ts';
import { parseConfig } from '../../config.ts';
import { countConnections, createPool, databaseOver } from '../../db/pool.ts';
import type { Database } from '../../db/schema.ts';
import { createDeps } from '../../deps.ts';
import { createUser } from '../factories.ts';
import { createStoredAlbum } from '../stored-albums.ts';
import { type Journal, openSession, saveRepeatedly, uploadRepeatedly } from './simulated-user.ts';
import { verify, verifyStore } from './verify.ts';

const PEOPLE = ['ada', 'bob', 'cle'];
const IMAGES_OF_ALBUM = 24;
const HOUR_MS = 3_600_000;

const log = pino({ level: 'silent' });
/** The wall clock, for the row factories. */
export const realClock = {
  now: () => new Date(),
  advance() {
    throw new Error('this clock is the real one');
  },
};

export type SimulationTarget = {
  readonly url: string;
  readonly dataDir: string;
  readonly connectionString: string;
};

/** Uses separate connections, which are closed in any case. */
export async function withDatabaseConnection<T>(
  { connectionString }: Pick<SimulationTarget, 'connectionString'>,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const pool = createPool({ connectionString, log, max: 1, statementTimeoutMs: 0 });
  const db = databaseOver(pool);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Starts the simulated users; `stop` lets them finish their current operation. */
export async function startSimulatedUsers(
  place: SimulationTarget,
  journal: Journal,
): Promise<{ stop(): Promise<void> }> {
  let over = false;
  const isOver = () => over;
  const people = await withDatabaseConnection(place, async (db) => {
    const signedIn = [];
    for (const nametag of PEOPLE) signedIn.push(await signUp(place, db, journal, nametag));
    return signedIn;
  });
  const working = people.flatMap(({ call, nametag, uploads, album }) => [
    uploadRepeatedly(call, journal, nametag, uploads.id, isOver),
    saveRepeatedly(call, journal, nametag, album, isOver),
  ]);
  return {
    async stop() {
      over = true;
      journal.gate.open();
      await Promise.all(working);
    },
  };
}

async function signUp(place: SimulationTarget, db: Kysely<Database>, journal: Journal, nametag: string) {
  const password = randomBytes(12).toString('base64url');
  const t = { db, clock: realClock, dataDir: place.dataDir };
  const user = await createUser(t, { nametag, password });
  const uploads = await createStoredAlbum(t, user, { images: 0 });
  const album = await createStoredAlbum(t, user, { images: IMAGES_OF_ALBUM });
  const { call } = await openSession(place.url, journal, nametag, password);
  return { call, nametag, uploads, album };
}

/** Verifies everything once the users have stopped; files come last, after a sweep an hour later. */
export async function verifyAll(place: SimulationTarget, journal: Journal): Promise<string[]> {
  const { dataDir, url } = place;
  return withDatabaseConnection(place, async (db) => {
    const faults = await verify({ url, db, dataDir }, journal);
    await sweepAnHourLater(place);
    return [...faults, ...(await verifyStore({ db, dataDir }))];
  });
}

async function sweepAnHourLater({ connectionString, dataDir }: SimulationTarget): Promise<void> {
  const connections = createPool({ connectionString, log, max: 1 });
  const db = databaseOver(connections);
  const pool = () => countConnections(connections);
  const config = parseConfig({ DATA_DIR: dataDir }, dataDir);
  const deps = await createDeps(
    { config, db, pool, probe: db, log },
    { clock: () => new Date(Date.now() + 2 * HOUR_MS) },
  );
  await sweepFiles(deps);
  await deps.close();
  await db.destroy();
}
