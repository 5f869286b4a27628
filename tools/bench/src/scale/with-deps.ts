// Background work on a world, whose server only serves.
import { parseConfig } from '@palmares/server/config';
import { countConnections, createPool, databaseOver } from '@palmares/server/db/pool';
import { createDeps, type Deps } from '@palmares/server/deps';
import { finishRemovals } from '@palmares/server/trust/removal/finish-removals';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { World } from './world.ts';

/** Lends `work` what background jobs use, on connections of its own. */
export async function withDeps<T>({ site }: World, work: (deps: Deps) => Promise<T>): Promise<T> {
  const { connectionString, dataDir } = site;
  const log = pino({ level: 'silent' });
  const pool = createPool({ connectionString, log });
  const db = databaseOver(pool);
  const deps = await createDeps({
    config: parseConfig({ DEMO: 'off' }, dataDir),
    db,
    directUrl: connectionString,
    pool: () => countConnections(pool),
    probe: db,
    log,
  });
  try {
    return await work(deps);
  } finally {
    await deps.close();
    await db.destroy();
  }
}

/** Removes what measured calls have deleted: until then every read leaves it out, which costs some buffers for each account. */
export async function finishWork(world: World): Promise<void> {
  const { rows } = await sql`select 1 from account_erasure union all select 1 from image_purge`.execute(
    world.site.db,
  );
  if (rows.length > 0) await withDeps(world, (deps) => finishRemovals(deps));
}
