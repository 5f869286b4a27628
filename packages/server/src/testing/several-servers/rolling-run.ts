// Servers behind a proxy are restarted one by one while users upload, save and read. No user may notice: every request is answered, and
// acknowledged data is present once and complete. Then servers are killed (-9): requests in progress may have to be repeated.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '../../config/values.ts';
import { createJournal } from '../kills/simulated-user.ts';
import { startSimulatedUsers, verifyAll } from '../kills/simulated-users.ts';
import { type Fleet, startFleet } from './fleet.ts';

export type RollingRun = {
  readonly roles: readonly Role[];
  readonly rounds: number;
  readonly connectionString: string;
  readonly dataDir: string;
};

export type RollingReport = { readonly lines: readonly string[]; readonly faults: readonly string[] };

const READERS = 4;
const AT_REST_MS = 15_000;

export async function runRolling(run: RollingRun): Promise<RollingReport> {
  const fleet = await startFleet(run);
  try {
    const place = { url: fleet.url, dataDir: run.dataDir, connectionString: run.connectionString };
    const journal = createJournal();
    const people = await startSimulatedUsers(place, journal);
    let over = false;
    const reading: Reading = { asked: 0, failed: [] };
    const readers = Array.from({ length: READERS }, () => keepReading(fleet, reading, () => over));
    const lines = [`${run.roles.join(' + ')} behind Caddy, ${run.rounds} rounds of restarts`];
    const faults: string[] = [];
    // A baseline as long as a restart: the refusals of a too small machine without any restart.
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
    await Promise.all([people.stop(), ...readers]);
    faults.push(...(await verifyAll(place, journal)));
    lines.push(`acknowledged: ${journal.images.size} images, ${journal.tierlists.size} tier lists`);
    return { lines, faults };
  } finally {
    await fleet.stop();
  }
}

const READ = ['/api/album', '/api/home', '/api/tierlist', '/allalbum', '/'];

/** Number of reads, and the failures. */
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
