// Images stored before have no copies of the widths that came since: maintenance makes them (docs/decisions/0004). True unless told
// otherwise, so that what a process of older code still stores is looked at too.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stored_file add column copies_due boolean not null default true`.execute(db);
  // The picture of a link has one size.
  await sql`update stored_file set copies_due = false where key in (select file_key from preview)`.execute(
    db,
  );
  await sql`create index stored_file_copies_due on stored_file (changed_at) where copies_due`.execute(db);
}
