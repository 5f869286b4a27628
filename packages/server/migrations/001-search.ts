// Trigram indexes serve the text search over search_text columns (written by core/text/search-text.ts, because
// unaccent is not immutable). pg_trgm is a trusted extension: the owner of the database may create it.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
}
