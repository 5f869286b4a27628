// The cost of reads over HTTP, against a bare Fastify that queries PostgreSQL with prepared statements and sends the same bytes (the
// floor): CPU time per reply of Node and PostgreSQL, alternating, on one database of 10 000 albums.
import { Agent } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { measureInterleaved } from './measure.ts';
import type { GoalId } from './report/goals.ts';
import { reportRow, round } from './report/report-row.ts';
import { seedContent } from './seed/seed-content.ts';
import { startBenchSite } from './site/bench-site.ts';
import { signUp } from './site/caller.ts';
import { startChildServer } from './site/child-server.ts';
import { measureCost, send } from './site/load.ts';

const ALBUMS = Number(process.env['ALBUMS'] ?? 10_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const REPLIES_A_ROUND = Number(process.env['REPLIES'] ?? 400);
const CONNECTIONS = 16;
const SECRET = 'a secret that both servers know, for the bench alone';

const site = await startBenchSite({ SECRET });
const bare = await startChildServer(join(import.meta.dirname, 'site/bare-reads.ts'), {
  DATABASE_URL: site.connectionString,
  SECRET,
});

const ASKED = { count: REPLIES_A_ROUND, connections: CONNECTIONS };
/** Requests to each server before the comparison: a freshly started engine is still compiling, unlike a running server. */
const WARM_UP = { count: Number(process.env['WARM_UP'] ?? 2_000), connections: CONNECTIONS };

async function compare(id: GoalId, path: string, headers: Record<string, string> = {}): Promise<void> {
  await assertSame(path, headers);
  const rates = { floor: 0, ours: 0 };
  const costAt = async (name: 'floor' | 'ours', server: string, pid: number, asked = ASKED) => {
    const wanted = [{ url: `${server}/api${path}`, headers }];
    const { milliseconds, perSecond } = await measureCost([pid, site.pids.postgres], wanted, asked);
    rates[name] = perSecond;
    return milliseconds;
  };
  await costAt('floor', bare.url, bare.pid, WARM_UP);
  await costAt('ours', site.url, site.pids.server, WARM_UP);
  reportRow(
    id,
    await measureInterleaved(ROUNDS, {
      floor: () => costAt('floor', bare.url, bare.pid),
      ours: () => costAt('ours', site.url, site.pids.server),
    }),
  );
  const { floor, ours } = rates;
  console.log(`    ${round(floor)} → ${round(ours)} replies a second, × ${round(ours / floor)}`);
}

/** Fails when the floor's reply differs, because it would not be comparable. */
async function assertSame(path: string, headers: Record<string, string>): Promise<void> {
  const agent = new Agent();
  const [floor = '', ours = ''] = await Promise.all(
    [bare.url, site.url].map(async (url) => String(await send(agent, { url: `${url}/api${path}`, headers }))),
  );
  if (floor === ours) return;
  const from = [...ours].findIndex((character, index) => character !== floor[index]);
  const shown = (reply: string) => reply.slice(Math.max(0, from - 100), from + 100);
  throw new Error(`${path} differs:\n${shown(floor)}\n${shown(ours)}`);
}

try {
  await seedContent(site.db, { albums: ALBUMS, images: ALBUMS * 20, users: ALBUMS / 2 });
  // VACUUM also updates the visibility map, as autovacuum does on a running site.
  await sql`vacuum analyze`.execute(site.db);
  const { headers } = await signUp(site.url, 'bench');
  const shown = await sql<{ id: number }>`
    select t.id from tierlist t join album a on a.id = t.album_id
    where not t.private and a.status = 'public' and a.image_count >= 12 order by t.id limit 1`.execute(
    site.db,
  );

  await compare('read-list', '/album');
  await compare('read-list-signed-in', '/album', { authorization: headers['authorization'] ?? '' });
  await compare('read-tierlist', `/tierlist/${shown.rows[0]?.id}`);
} finally {
  await bare.stop();
  await site.stop();
}
