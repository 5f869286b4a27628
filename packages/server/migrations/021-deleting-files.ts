// The state of a file whose bytes are to be removed is called « deleting », as in the code and in docs/GLOSSARY.md.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stored_file drop constraint stored_file_state_check`.execute(db);
  await sql`update stored_file set state = 'deleting' where state = 'doomed'`.execute(db);
  await sql`alter table stored_file add constraint stored_file_state_check
    check (state in ('pending', 'live', 'deleting'))`.execute(db);
}
