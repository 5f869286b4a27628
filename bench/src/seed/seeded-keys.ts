import type { Database } from '@palmares/server/db/schema';
import { type Kysely, sql } from 'kysely';

/** The key of image `n` of album `a`, in SQL: 32 hexadecimal digits as keys are, and told from those of uploads by their making. */
export const seededKeySql = (album: string, place: string) =>
  sql`md5('seed ' || ${sql.ref(album)} || ' ' || ${sql.ref(place)})`;

/** Keys of all seeded images of the database, those of earlier runs included. */
export async function listSeededKeys(db: Kysely<Database>): Promise<string[]> {
  const result = await sql<{ file_key: string }>`
    select file_key from image where file_key = ${seededKeySql('album_id', 'position')}`.execute(db);
  return result.rows.map((row) => row.file_key);
}
