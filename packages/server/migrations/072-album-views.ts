// An album counts one view per visitor and day. A visitor is a hash under the salt of the day; both are deleted when the day is over.
// Unlogged: the WAL archive does not hold them, and losing them in a crash only counts some views twice. A pg_dump leaves them out only
// with the options of docs/OPERATIONS.md.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table view_salt (day date primary key, salt bytea not null)`.execute(db);
  await sql`
    create unlogged table album_view (
      day date not null,
      -- A keyed hash of album and visitor.
      visitor text not null,
      primary key (day, visitor)
    )`.execute(db);
}
