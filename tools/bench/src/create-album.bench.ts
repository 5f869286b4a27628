// The cost of creating an album over HTTP, against a bare Fastify that writes the same rows with the same SQL in one transaction (the
// floor): CPU time per reply of Node and PostgreSQL, alternating, on one database of 10 000 albums.
import { createHmac, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { signToken } from '@palmares/server/http/session-token';
import { sql } from 'kysely';
import { measureInterleaved } from './measure.ts';
import { reportRow, round } from './report/report-row.ts';
import { seedContent } from './seed/seed-content.ts';
import { startBenchSite } from './site/bench-site.ts';
import { signUp } from './site/caller.ts';
import { startChildServer } from './site/child-server.ts';
import { type LoadRequest, measureCost, send } from './site/load.ts';

const ALBUMS = Number(process.env['ALBUMS'] ?? 10_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const REPLIES_A_ROUND = Number(process.env['REPLIES'] ?? 250);
const CONNECTIONS = 8;
/** Enough accounts to keep each below its limit of 200 albums. */
const PEOPLE = Math.ceil((2 * (ROUNDS + 1) * REPLIES_A_ROUND) / 150);
const DAY_MS = 86_400_000;
const SECRET = 'a secret that both servers know, for the bench alone';

const site = await startBenchSite({ SECRET });
const bare = await startChildServer(join(import.meta.dirname, 'site/bare-writes.ts'), {
  DATABASE_URL: site.connectionString,
  SECRET,
});

/** Creates signed-in accounts without albums and returns their tokens. */
async function signManyIn(): Promise<string[]> {
  const key = createHmac('sha256', SECRET).update('session token').digest();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + DAY_MS);
  const ids = Array.from({ length: PEOPLE }, () => randomUUID());
  await sql`
    with person as (
      insert into account (username, nametag, nametag_key) select id, id, id from unnest(${ids}::text[]) id
      returning id, nametag)
    insert into session (id, account_id, created_at, last_seen_at, expires_at)
    select nametag, id, ${now}::timestamptz, ${now}, ${expiresAt}::timestamptz from person`.execute(site.db);
  return Promise.all(ids.map((id) => signToken(key, { id, expiresAt }, now)));
}

const toBody = (n: number) =>
  JSON.stringify({ name: `Les meilleurs albums du banc ${n}`, status: 'public', categories: [1, 3] });

let created = 0;
/** `count` different albums, spread over all accounts, each with its own idempotency key as the client sends it. */
function albumsAt(url: string, count: number): LoadRequest[] {
  return Array.from({ length: count }, () => {
    created += 1;
    const authorization = `Bearer ${tokens[created % tokens.length]}`;
    const headers = { ...csrf, authorization, 'idempotency-key': randomUUID() };
    return { url: `${url}/api/album`, headers, body: toBody(created) };
  });
}

/** Fails when the floor's reply differs in more than ids, because it would not be comparable. */
async function assertSame(): Promise<void> {
  const agent = new Agent();
  const [floor, ours] = await Promise.all(
    [bare.url, site.url].map(async (url) => {
      const [wanted] = albumsAt(url, 1);
      return wanted && String(await send(agent, wanted)).replace(/"id":\d+/, '"id":0');
    }),
  );
  if (floor !== ours) throw new Error(`the replies differ:\n${floor}\n${ours}`);
}

let csrf: Record<string, string> = {};
let tokens: string[] = [];
try {
  await seedContent(site.db, { albums: ALBUMS, images: ALBUMS * 2, users: ALBUMS / 10 });
  await sql`vacuum analyze`.execute(site.db);
  csrf = { ...(await signUp(site.url, 'bench')).headers };
  tokens = await signManyIn();
  await assertSame();

  const costAt = async (url: string, pid: number) => {
    const asked = { count: REPLIES_A_ROUND, connections: CONNECTIONS };
    const cost = await measureCost([pid, site.pids.postgres], albumsAt(url, REPLIES_A_ROUND), asked);
    rates.set(url, cost.perSecond);
    return cost.milliseconds;
  };
  const rates = new Map<string, number>();
  reportRow(
    'create-album',
    await measureInterleaved(ROUNDS, {
      floor: () => costAt(bare.url, bare.pid),
      ours: () => costAt(site.url, site.pids.server),
    }),
  );
  const [floor = 0, ours = 0] = [rates.get(bare.url), rates.get(site.url)];
  console.log(`    ${round(floor)} → ${round(ours)} creations a second, × ${round(ours / floor)}`);
} finally {
  await bare.stop();
  await site.stop();
}
