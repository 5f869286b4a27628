// Saves that mark their album for a new palmarès, from many connections at once: commits a second, beside the same saves without triggers.
// Printed for comparison: the same with a NOTIFY in each transaction, as engines send it that wake their workers (0096).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@palmares/server/db/embedded';
import { migrate } from '@palmares/server/db/migrate';
import { createDatabase } from '@palmares/server/db/pool';
import { Client } from 'pg';
import { pino } from 'pino';
import { measureInterleaved } from './measure.ts';
import { reportRow, round } from './report/report-row.ts';
import { seedContent } from './seed/seed-content.ts';

const WRITERS = Number(process.env['WRITERS'] ?? 200);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const ROUNDS = 5;

const SAVE = 'update tierlist set version = version + 1 where id = $1';
const VARIANTS = {
  unmarked: { role: 'replica', save: SAVE },
  marked: { role: 'origin', save: SAVE },
  notifying: {
    role: 'origin',
    save: `with saved as (${SAVE} returning album_id) select pg_notify('jobs', album_id::text) from saved`,
  },
} as const;

const log = pino({ level: 'silent' });
const dataDir = await mkdtemp(join(tmpdir(), 'palmares-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log, maxConnections: WRITERS + 20 });
const { connectionString } = postgres;
await migrate(connectionString, log);
const db = createDatabase({ connectionString, log, statementTimeoutMs: 0 });
const writers: { readonly client: Client; readonly contentId: number }[] = [];
try {
  await seedContent(db, { albums: WRITERS, images: 10 * WRITERS, users: 50 }, { contents: 4 * WRITERS });
  const contents = db.selectFrom('tierlist').where('private', '=', false).select('id');
  for (const { id } of await contents.limit(WRITERS).execute()) {
    const client = new Client({ connectionString: postgres.adminConnectionString });
    await client.connect();
    writers.push({ client, contentId: id });
  }
  if (writers.length < WRITERS) throw new Error(`there are only ${writers.length} public tier lists`);
  const { unmarked, marked, notifying } = await measureInterleaved(ROUNDS, {
    unmarked: () => countCommits('unmarked'),
    marked: () => countCommits('marked'),
    notifying: () => countCommits('notifying'),
  });
  reportRow('marks', { floor: unmarked, ours: marked });
  console.log(`    ${round(notifying)} commits/s with a NOTIFY in each, × ${round(notifying / unmarked)}`);
} finally {
  for (const { client } of writers) await client.end();
  await db.destroy();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Commits a second, for SECONDS. */
async function countCommits(variant: keyof typeof VARIANTS): Promise<number> {
  const { role, save } = VARIANTS[variant];
  for (const { client } of writers) await client.query(`set session_replication_role = ${role}`);
  let count = 0;
  const startedAt = performance.now();
  const endAt = startedAt + SECONDS * 1_000;
  await Promise.all(
    writers.map(async ({ client, contentId }) => {
      for (; performance.now() < endAt; count += 1)
        await client.query({ name: variant, text: save, values: [contentId] });
    }),
  );
  const rate = count / ((performance.now() - startedAt) / 1_000);
  if (variant !== 'unmarked') await expectMarks(count);
  return rate;
}

/** Throws unless each save has left a mark; removes them. */
async function expectMarks(saves: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('palmares_mark').executeTakeFirstOrThrow();
  if (Number(numDeletedRows) !== saves) throw new Error(`${saves} saves left ${numDeletedRows} marks`);
}
