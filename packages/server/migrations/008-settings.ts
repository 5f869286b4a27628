// What an installation remembers of itself: its secret when none is configured, how far the demo content is filled in.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table setting (name text primary key, value jsonb not null)`.execute(db);
}
