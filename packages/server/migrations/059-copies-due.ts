// Images stored before this migration lack the copies of widths added since: maintenance makes them (docs/decisions/0004). The default is
// true, so that images stored by a process of older code are checked too.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stored_file add column copies_due boolean not null default true`.execute(db);
  // A link preview picture has only one size.
  await sql`update stored_file set copies_due = false where key in (select file_key from preview)`.execute(
    db,
  );
  await sql`create index stored_file_copies_due on stored_file (changed_at) where copies_due`.execute(db);
}
