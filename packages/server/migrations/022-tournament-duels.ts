// The duels of a tournament in the order of play (decision 0033). They have a table of their own, so that lists of tournaments do not read
// them.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tournament_duels (
      tournament_id bigint primary key references tournament (id) on delete cascade,
      duels jsonb not null
    )`.execute(db);
}
