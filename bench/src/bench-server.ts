// The whole server on a database and a folder of its own, for benchmarks; everything is removed at the end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@palmares/server/app';
import { parseConfig } from '@palmares/server/config';
import { startEmbeddedPostgres } from '@palmares/server/db/embedded';
import { migrate } from '@palmares/server/db/migrate';
import { createDatabase } from '@palmares/server/db/pool';
import type { Database } from '@palmares/server/db/schema';
import { createDeps, type Deps } from '@palmares/server/deps';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';

export type BenchServer = {
  readonly address: string;
  readonly dataDir: string;
  readonly db: Kysely<Database>;
  readonly deps: Deps;
  readonly stop: () => Promise<void>;
};

export async function startBenchServer(): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palmares-bench-'));
  const log = pino({ level: 'silent' });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const { connectionString } = postgres;
  await migrate(connectionString, log);
  const db = createDatabase({ connectionString, log });
  const config = parseConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }, dataDir);
  const deps = await createDeps({ config, db, log });
  const app = await createApp(deps);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    dataDir,
    db,
    deps,
    async stop() {
      await app.close();
      await deps.close();
      await db.destroy();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The key of the nth image that `seedAlbum` makes of an album. */
export function seededKey(albumId: number, n: number): string {
  return `${albumId.toString(16).padStart(8, '0')}${n.toString(16).padStart(24, '0')}`;
}

/** An album of as many image rows as wanted; whoever wants to see them puts files under their keys. */
export async function seedAlbum(
  db: Kysely<Database>,
  accountId: number,
  images: number,
): Promise<{ albumId: number; imageIds: number[] }> {
  const { id } = await db
    .insertInto('album')
    .values({ account_id: accountId, name: 'Bench', search_text: 'bench', image_count: images })
    .returning('id')
    .executeTakeFirstOrThrow();
  const prefix = seededKey(id, 0).slice(0, 8);
  await sql`insert into stored_file (key, state) select ${prefix} || lpad(to_hex(n), 24, '0'), 'live'
    from generate_series(1, ${images}::int) n`.execute(db);
  const rows = await sql<{ id: number }>`
    insert into image (album_id, file_key, name, position, width, height, bytes, color)
    select ${id}, ${prefix} || lpad(to_hex(n), 24, '0'), 'Image ' || n, n, 512, 512, 10000, '444444'
    from generate_series(1, ${images}::int) n returning id`.execute(db);
  return { albumId: id, imageIds: rows.rows.map((row) => row.id) };
}
