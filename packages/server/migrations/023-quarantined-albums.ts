// Public lists of contents leave out those of quarantined albums, of which there are few: without an index each page looked for them
// among all albums.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index album_quarantined on album (id) where status = 'quarantined'`.execute(db);
}
