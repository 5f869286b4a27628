// The time of each mark, for the age of the oldest one in metrics. Triggers of older servers leave it out. Marks made before have the time
// of this migration; adding the default rewrites no row.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table palmares_mark add column marked_at timestamptz not null default now()`.execute(db);
}
