// Two servers on one database, random revocations and reads: no image leaves a server after a revocation was acknowledged.
import { createRng } from '@palmares/core/random';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type Client, createClient } from '../../testing/client.ts';
import { createAlbum, signedIn, type TestUser } from '../../testing/factories.ts';
import { type StressedServer, stressRevocations } from '../../testing/stress-revocations.ts';

const ALBUMS = 9;

let here: TestApp;
let there: TestApp;
let owner: TestUser;
let me: Client;
beforeAll(async () => {
  here = await createTestApp();
  there = await createTestApp({ beside: here });
  ({ user: owner, client: me } = await signedIn(here));
});
afterAll(async () => {
  await there.close();
  await here.close();
});

function toStressed({ app }: TestApp): StressedServer {
  const client = createClient(app, me.token);
  return {
    read: async (url) => (await app.inject({ url })).statusCode,
    change: async (id, status) => (await client.put(`/album/${id}`, { status })).status,
  };
}

const cutSessions = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'palmares-revocations' and datname = current_database()`.execute(here.db);

test.each<[string, () => Promise<unknown>]>([
  ['', async () => undefined],
  [', while connections are lost', cutSessions],
])('no picture leaves a server after a revocation was acknowledged%s', { retry: 0 }, async (_, disturb) => {
  const seed = Math.floor(Math.random() * 1_000_000);
  const albums = await Promise.all(
    Array.from({ length: ALBUMS }, async () => {
      const { id, keys } = await createAlbum(here, owner, { images: 2, files: true });
      return { id, address: `/media/${keys[0]}/160.webp` };
    }),
  );

  const { faults, reads } = await stressRevocations({
    servers: [toStressed(here), toStressed(there)],
    albums,
    random: createRng(seed),
    changes: 60,
    disturb: async () => void (await disturb()),
  });

  expect(faults, `seed ${seed}`).toEqual([]);
  expect(reads[200]).toBeGreaterThan(20);
  expect(reads[404]).toBeGreaterThan(20);
});
