// Large copies that were encoded before effort 2 weigh 9 % more than need be: maintenance encodes them again (docs/decisions/0004). True
// unless told otherwise, so that what a process of older code still stores is encoded again too. The default rewrites no row.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stored_file add column copies_heavy boolean not null default true`.execute(db);
  // The picture of a link has one size.
  await sql`update stored_file set copies_heavy = false where key in (select file_key from preview)`.execute(
    db,
  );
  await sql`create index stored_file_copies_heavy on stored_file (changed_at) where copies_heavy`.execute(db);
}
