// Large copies encoded before effort 2 are 9 % heavier than necessary: maintenance encodes them again (docs/decisions/0004). The default is
// true, so that images stored by a process of older code are encoded again too. Adding the default rewrites no row.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stored_file add column copies_heavy boolean not null default true`.execute(db);
  // A link preview picture has only one size.
  await sql`update stored_file set copies_heavy = false where key in (select file_key from preview)`.execute(
    db,
  );
  await sql`create index stored_file_copies_heavy on stored_file (changed_at) where copies_heavy`.execute(db);
}
