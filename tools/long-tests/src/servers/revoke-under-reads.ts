// Two real servers: images are read from both while their albums are closed and opened again. None may leave a server after a change was
// acknowledged.
import { createRng } from '@palmares/core/random';
import type { Database } from '@palmares/server/db/schema';
import { createUser } from '@palmares/server/testing/factories';
import { createStoredAlbum } from '@palmares/server/testing/stored-albums';
import { type StressedServer, stressRevocations } from '@palmares/server/testing/stress-revocations';
import { type Kysely, sql } from 'kysely';
import { createCaller } from '../../../old-data/src/caller.mjs';
import { print } from '../long-test.ts';
import { realClock as clock, withDatabaseConnection } from '../site/site.ts';
import { type Fleet, type FleetOptions, startFleet } from './fleet.ts';

const PASSWORD = 'le mot de passe de qui ferme ses albums';
const ALBUMS = 12;

/** Ends the connections on which servers hear of revocations. */
const cutSessions = (db: Kysely<Database>) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'palmares-revocations%' and datname = current_database()`.execute(db);

/** Returns faults, as sentences. */
export async function revokeUnderReads(
  options: FleetOptions,
  { seed, changes }: { seed: number; changes: number },
): Promise<readonly string[]> {
  const fleet = await startFleet(options);
  const play = async (db: Kysely<Database>) => {
    const place = { db, clock, dataDir: options.dataDir };
    const user = await createUser(place, { nametag: 'ferme', password: PASSWORD });
    const albums = [];
    for (let made = 0; made < ALBUMS; made += 1) {
      const { id, keys } = await createStoredAlbum(place, user, { images: 2 });
      albums.push({ id, address: `/media/${keys[0]}/160.webp` });
    }
    const servers = await openServers(fleet);
    const disturb = async () => void (await cutSessions(db));
    const faults: string[] = [];
    for (const stress of [{}, { disturb }]) {
      const played = await stressRevocations({
        servers,
        albums,
        random: createRng(seed),
        changes,
        ...stress,
      });
      print(`${changes} revocations and openings, reads by status: ${JSON.stringify(played.reads)}`);
      faults.push(...played.faults);
      await sql`update album set status = 'public'`.execute(db);
    }
    return faults;
  };
  return withDatabaseConnection(options, play).finally(fleet.stop);
}

async function openServers(fleet: Fleet): Promise<[StressedServer, ...StressedServer[]]> {
  const servers: StressedServer[] = [];
  for (const url of fleet.urls) {
    const call = createCaller(`${url}/api`);
    await call.signIn('ferme', PASSWORD);
    servers.push({
      async read(address) {
        const reply = await fetch(url + address);
        await reply.arrayBuffer();
        return reply.status;
      },
      async change(albumId, status) {
        await call('PUT', `/album/${albumId}`, { status });
        return 200;
      },
    });
  }
  const [first, ...others] = servers;
  if (first === undefined) throw new Error('a fleet has servers');
  return [first, ...others];
}
