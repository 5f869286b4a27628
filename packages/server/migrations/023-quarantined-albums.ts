// Public lists of contents leave out those of quarantined albums, of which there are few. Without this index each page searched all albums
// for them.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index album_quarantined on album (id) where status = 'quarantined'`.execute(db);
}
