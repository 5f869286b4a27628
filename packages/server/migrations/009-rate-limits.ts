// Counters of sensitive calls, shared by all server processes (AX-68, AX-69). Unlogged: losing them in a crash only allows a few more
// attempts.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limit (
      bucket text not null,
      window_start timestamptz(3) not null,
      hits integer not null,
      primary key (bucket, window_start)
    )`.execute(db);
}
