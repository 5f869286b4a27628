// Persistent state of an installation: its secret when none is configured, and the progress of the demo seeding.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table setting (name text primary key, value jsonb not null)`.execute(db);
}
