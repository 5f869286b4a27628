// Indexes for the public contents of one album and of one person. The indexes by album and by account include private contents, and a page
// of public ones would read past all of them.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ['tierlist', 'tournament', 'ranking'])
    for (const source of ['album', 'account'])
      await sql`create index ${sql.ref(`${kind}_public_by_${source}`)} on ${sql.table(kind)}
        (${sql.ref(`${source}_id`)}, created_at desc, id desc) where not private`.execute(db);
}
