// Categories have an optional English name, which English pages show (AL-87). The default ones get theirs, also when their French name was
// typed anew with other capitals or accents. The address of a category keeps its French name in both languages.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table category add column name_en text`.execute(db);
  await sql`
    update category set name_en = known.name_en
    from (values ('films', 'Movies'), ('animation', 'Animation'), ('manga', 'Manga'), ('jeux video', 'Video games'),
      ('musique', 'Music'), ('sport', 'Sports'), ('autres', 'Other')) as known (name_key, name_en)
    where category.name_key = known.name_key`.execute(db);
}
