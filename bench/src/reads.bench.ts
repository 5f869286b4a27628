// What reads cost over HTTP, against a bare Fastify that asks PostgreSQL the same by prepared statements and sends the same bytes
// (the floor): processor time a reply of node and PostgreSQL together, both over one database of 10 000 albums, in turns.
import { Agent } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { medianOf } from './measure.ts';
import type { GoalId } from './report/goals.ts';
import { processorTime } from './report/processor-time.ts';
import { reportRow, round } from './report/report-row.ts';
import { seedContent } from './seed/seed-content.ts';
import { startBenchSite } from './site/bench-site.ts';
import { signUp } from './site/caller.ts';
import { startChildServer } from './site/child-server.ts';
import { load, read } from './site/load.ts';

const ALBUMS = Number(process.env['ALBUMS'] ?? 10_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const REPLIES_A_ROUND = Number(process.env['REPLIES'] ?? 400);
const CONNECTIONS = 16;
const SECRET = 'a secret that both servers know, for the bench alone';

const site = await startBenchSite({ SECRET });
const bare = await startChildServer(join(import.meta.dirname, 'site/bare-reads.ts'), {
  DATABASE_URL: site.connectionString,
  SECRET,
});

type Cost = { milliseconds: number; perSecond: number };

/** Of a reply of the process `pid`, PostgreSQL included. */
async function costOf(pid: number, path: string, headers: Record<string, string>): Promise<Cost> {
  const server = pid === bare.pid ? bare.url : site.url;
  const spent = () => processorTime(pid) + processorTime(site.pids.postgres);
  const before = spent();
  const perSecond = await load([{ url: `${server}/api${path}`, headers }], REPLIES_A_ROUND, CONNECTIONS);
  return { milliseconds: (spent() - before) / REPLIES_A_ROUND, perSecond };
}

async function compare(id: GoalId, path: string, headers: Record<string, string> = {}): Promise<void> {
  await assertSame(path, headers);
  const floors: Cost[] = [];
  const ours: Cost[] = [];
  // The first round of each warms up.
  for (let turn = 0; turn <= ROUNDS; turn++) {
    floors.push(await costOf(bare.pid, path, headers));
    ours.push(await costOf(site.pids.server, path, headers));
  }
  const median = (costs: Cost[], key: keyof Cost) => medianOf(costs.slice(1).map((cost) => cost[key]));
  reportRow(id, { floor: median(floors, 'milliseconds'), ours: median(ours, 'milliseconds') });
  const [bareRate, ourRate] = [median(floors, 'perSecond'), median(ours, 'perSecond')];
  console.log(`    ${round(bareRate)} → ${round(ourRate)} replies a second, × ${round(ourRate / bareRate)}`);
}

/** A floor that sends something else is none. */
async function assertSame(path: string, headers: Record<string, string>): Promise<void> {
  const agent = new Agent();
  const [floor, ours] = await Promise.all(
    [bare.url, site.url].map(async (url) => String(await read(agent, { url: `${url}/api${path}`, headers }))),
  );
  if (floor !== ours) throw new Error(`${path} differs:\n${floor}\n${ours}`);
}

try {
  await seedContent(site.db, { albums: ALBUMS, images: ALBUMS * 20, users: ALBUMS / 2 });
  // Also hides what was just written, as autovacuum does on a site that runs.
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
