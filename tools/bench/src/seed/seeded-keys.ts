import type { Database } from '@palmares/server/db/schema';
import { type Kysely, sql } from 'kysely';

/**
 * The key of image `n` of album `a`, in SQL: 32 hexadecimal digits like other keys, and derived, so that seeded images are recognisable.
 */
export const seededKeySql = (album: string, place: string) =>
  sql`md5('seed ' || ${sql.ref(album)} || ' ' || ${sql.ref(place)})`;

/** Keys of all seeded images in the database, including those of earlier runs. */
export async function listSeededKeys(db: Kysely<Database>): Promise<string[]> {
  const result = await sql<{ file_key: string }>`
    select file_key from image where file_key = ${seededKeySql('album_id', 'position')}`.execute(db);
  return result.rows.map((row) => row.file_key);
}
