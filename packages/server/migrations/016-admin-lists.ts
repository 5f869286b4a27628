// Admin lists show every row, private ones included, so the partial indexes of the public lists do not serve them.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kept = sql`deleted_at is null and image_count > 0`;
  await sql`create index album_all_popular on album (image_count desc, id desc) where ${kept}`.execute(db);
  await sql`create index album_all_newest on album (created_at desc, id desc) where ${kept}`.execute(db);
  await sql`create index album_all_alphabetical on album (search_text, id) where ${kept}`.execute(db);
  for (const kind of ['tierlist', 'tournament', 'ranking']) {
    const table = sql.table(kind);
    await sql`create index ${sql.ref(`${kind}_all_newest`)} on ${table} (created_at desc, id desc)`.execute(
      db,
    );
    await sql`create index ${sql.ref(`${kind}_all_alphabetical`)} on ${table} (search_text, id)`.execute(db);
  }
}
