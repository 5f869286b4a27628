// Many concurrent readers: each requests a page, pauses, and requests the next one. Every reader has its own address, as behind a proxy,
// and the real rate limits apply. Judged: nobody is refused, and the 99th percentile of the response time.
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { reportRow, round } from './report/report-row.ts';
import { seedContent } from './seed/seed-content.ts';
import { startBenchSite } from './site/bench-site.ts';
import { send } from './site/load.ts';

const READERS = Number(process.env['READERS'] ?? 1_000);
const SECONDS = Number(process.env['SECONDS'] ?? 30);
const THINKING_MS = 3_000;
const WARM_UP_MS = 5_000;
const ALBUMS = Number(process.env['ALBUMS'] ?? 10_000);

const getAddress = (reader: number) => `10.0.${Math.floor(reader / 250)}.${1 + (reader % 250)}`;

const site = await startBenchSite({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
try {
  await seedContent(site.db, { albums: ALBUMS, images: ALBUMS * 20, users: ALBUMS / 2 });
  await sql`vacuum analyze`.execute(site.db);
  const paths = await pathsToRead();
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const startedAt = performance.now();
  const countFrom = startedAt + WARM_UP_MS;
  const endAt = countFrom + SECONDS * 1_000;
  const waits: number[] = [];
  let refused = 0;

  const readOn = async (reader: number) => {
    // Spreads the starts of the readers.
    await sleep((reader / READERS) * THINKING_MS);
    for (let turn = reader; performance.now() < endAt; turn++) {
      const askedAt = performance.now();
      const url = `${site.url}/api${paths[turn % paths.length]}`;
      const isRead = await send(agent, { url, headers: { 'x-forwarded-for': getAddress(reader) } }).then(
        () => true,
        () => false,
      );
      if (askedAt >= countFrom) {
        waits.push(performance.now() - askedAt);
        if (!isRead) refused += 1;
      }
      await sleep(THINKING_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, reader) => readOn(reader)));
  agent.destroy();

  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  reportRow('readers-refused', { ours: (100 * refused) / waits.length });
  reportRow('readers-p99', { ours: at(0.99) });
  const perSecond = waits.length / ((performance.now() - countFrom) / 1_000);
  console.log(`    half within ${round(at(0.5))} ms; ${round(perSecond)} replies a second`);
} finally {
  await site.stop();
}

/** The pages that a visitor opens in turn: a gallery, an album, a tier list. */
async function pathsToRead(): Promise<string[]> {
  const albums = await sql<{ id: number }>`
    select id from album where status = 'public' and image_count between 10 and 40 order by id limit 50`.execute(
    site.db,
  );
  const tierlists = await sql<{ id: number }>`
    select t.id from tierlist t join album a on a.id = t.album_id
    where not t.private and a.status = 'public' order by t.id limit 50`.execute(site.db);
  return albums.rows.flatMap(({ id }, n) => [
    '/album',
    `/album/${id}`,
    `/tierlist/${tierlists.rows[n]?.id ?? id}`,
  ]);
}
