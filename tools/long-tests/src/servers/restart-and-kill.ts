// Servers behind a proxy are restarted one by one while users upload, save and read. No user may notice: every request is answered, and
// acknowledged data is present once and complete. Then servers are killed (-9): requests in progress may have to be repeated.
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../long-test.ts';
import { type Load, underLoad } from '../people/simulated-users.ts';
import { watchSite } from '../site/watch-site.ts';
import { type Fleet, type FleetOptions, startFleet } from './fleet.ts';

const READ = ['/api/album', '/api/home', '/api/tierlist', '/allalbum', '/'];
const READ_EVERY_MS = 50;
const AT_REST_MS = 15_000;

/** Returns faults, as sentences. */
export async function restartAndKill(options: FleetOptions & { rounds: number }): Promise<string[]> {
  const { rounds, roles, dataDir, connectionString } = options;
  const fleet = await startFleet(options);
  print(`${roles.join(' + ')} behind Caddy, ${rounds} rounds of restarts`);
  const place = async () => ({ url: fleet.url, dataDir, connectionString });
  return underLoad({ place }, (load) => disturb(fleet, rounds, load)).finally(fleet.stop);
}

async function disturb(fleet: Fleet, rounds: number, { journal }: Load): Promise<string[]> {
  const allowed = Object.fromEntries(READ.map((path) => [path, [200]]));
  const watch = watchSite(fleet.url, allowed, READ_EVERY_MS);
  // A baseline as long as a restart: the refusals of a too small machine without any restart.
  await sleep(AT_REST_MS);
  const atRest = journal.retries;
  print(`before: ${atRest} writes not answered at once; ${watch.describe()}`);
  watch.forget();
  const faults: string[] = [];
  for (let restarted = 0; restarted < rounds * fleet.size; restarted += 1) {
    const index = restarted % fleet.size;
    const before = journal.acknowledged;
    const code = await fleet.restart(index);
    if (code !== 0) faults.push(`server ${index + 1} ended with ${code}`);
    if (journal.acknowledged === before) faults.push(`nothing was answered during a restart of ${index + 1}`);
  }
  await watch.stop();
  print(
    `${rounds * fleet.size} restarts: ${journal.acknowledged} writes answered, ${journal.retries - atRest} not at once; ${watch.describe()}`,
  );
  if (journal.retries > atRest) faults.push('a write had to be sent again during a rolling restart');
  faults.push(...watch.faults());
  if (faults.length > 0) faults.push(...fleet.failures());
  const killedFrom = journal.retries;
  for (let index = 0; index < fleet.size; index += 1) await fleet.restart(index, 'SIGKILL');
  print(`${fleet.size} kills (-9): ${journal.retries - killedFrom} writes sent again`);
  return faults;
}
