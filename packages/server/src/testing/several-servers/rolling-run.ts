// Servers behind a proxy are restarted one after the other while people upload, save and read. Nobody may notice: whatever was sent is answered,
// and what was acknowledged is there once and whole. Then servers are killed (-9): what was under way may have to be sent again.
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Role } from '../../config/values.ts';
import { createDatabase } from '../../db/pool.ts';
import { createAlbum, createUser } from '../factories.ts';
import { createJournal, type Journal, keepSaving, keepUploading, openSession } from '../kills/person.ts';
import { verify } from '../kills/verify.ts';
import { type Fleet, startFleet } from './fleet.ts';

export type RollingRun = {
  readonly roles: readonly Role[];
  readonly rounds: number;
  readonly connectionString: string;
  readonly dataDir: string;
};

export type RollingReport = { readonly lines: readonly string[]; readonly faults: readonly string[] };

const PEOPLE = ['ada', 'bob', 'cle'];
const PASSWORD = 'le mot de passe des relances';
const IMAGES_OF_ALBUM = 24;
const READERS = 4;
const AT_REST_MS = 15_000;

const log = pino({ level: 'silent' });
const clock = {
  now: () => new Date(),
  advance() {
    throw new Error('this clock is the real one');
  },
};

export async function runRolling(run: RollingRun): Promise<RollingReport> {
  const db = createDatabase({ connectionString: run.connectionString, log, max: 1 });
  const fleet = await startFleet(run);
  try {
    const journal = createJournal();
    const people = await Promise.all(PEOPLE.map((name) => signUp(run, db, fleet, journal, name)));
    let over = false;
    const isOver = () => over;
    const reading: Reading = { asked: 0, failed: [] };
    const working = [
      ...people.flatMap(({ call, nametag, uploads, album }) => [
        keepUploading(call, journal, nametag, uploads.id, isOver),
        keepSaving(call, journal, nametag, album, isOver),
      ]),
      ...Array.from({ length: READERS }, () => keepReading(fleet, reading, isOver)),
    ];
    const lines = [`${run.roles.join(' + ')} behind Caddy, ${run.rounds} rounds of restarts`];
    const faults: string[] = [];
    // As long as a restart takes: what a machine that is too small refuses without any.
    await sleep(AT_REST_MS);
    const atRest = { retries: journal.retries, failed: reading.failed.length };
    lines.push(`before: ${atRest.retries} writes and ${atRest.failed} reads not answered at once`);
    for (let round = 0; round < run.rounds; round += 1) {
      for (let index = 0; index < fleet.size; index += 1) {
        const before = journal.acknowledged;
        const code = await fleet.restart(index);
        if (code !== 0) faults.push(`server ${index + 1} ended with ${code}`);
        if (journal.acknowledged === before)
          faults.push(`nothing was answered during a restart of ${index + 1}`);
      }
    }
    lines.push(
      `${run.rounds * fleet.size} restarts: ${journal.acknowledged} writes and ${reading.asked} reads answered, ` +
        `${journal.retries - atRest.retries} writes and ${reading.failed.length - atRest.failed} reads not answered at once`,
    );
    if (journal.retries > atRest.retries)
      faults.push('a write had to be sent again during a rolling restart');
    faults.push(...reading.failed.slice(atRest.failed, atRest.failed + 5));
    if (faults.length > 0) faults.push(...fleet.failures());
    const killedFrom = journal.retries;
    for (let index = 0; index < fleet.size; index += 1) await fleet.restart(index, 'SIGKILL');
    lines.push(`${fleet.size} kills (-9): ${journal.retries - killedFrom} writes sent again`);
    over = true;
    await Promise.all(working);
    faults.push(...(await verify({ url: fleet.url, db, dataDir: run.dataDir }, journal)));
    lines.push(`acknowledged: ${journal.images.size} images, ${journal.tierlists.size} tier lists`);
    return { lines, faults };
  } finally {
    await fleet.stop();
    await db.destroy();
  }
}

async function signUp(
  run: RollingRun,
  db: ReturnType<typeof createDatabase>,
  fleet: Fleet,
  journal: Journal,
  nametag: string,
) {
  const place = { db, clock, dataDir: run.dataDir };
  const user = await createUser(place, { nametag, password: PASSWORD });
  const uploads = await createAlbum(place, user, { images: 0 });
  const album = await createAlbum(place, user, { images: IMAGES_OF_ALBUM, files: true });
  const { call } = await openSession(fleet.url, journal, nametag, PASSWORD);
  return { call, nametag, uploads, album };
}

const READ = ['/api/album', '/api/home', '/api/tierlist', '/allalbum', '/'];

/** Reads that were answered, and what was said of the others. */
type Reading = { asked: number; failed: string[] };

async function keepReading(fleet: Fleet, reading: Reading, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const path = READ[turn % READ.length] ?? '/';
    reading.asked += 1;
    const status = await fetch(fleet.url + path).then(
      async (reply) => {
        const text = await reply.text();
        return reply.status === 200 ? 200 : `${reply.status} ${text.slice(0, 200)}`;
      },
      (error: unknown) => String(error),
    );
    if (status !== 200) reading.failed.push(`${path} was answered ${status}`);
    await sleep(50);
  }
}
