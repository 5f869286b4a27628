// The words of a name, for the search of the whole site; packages/core/src/text/search-words.ts splits queries in the same way. Indexes on
// them stand in db/large-indexes.ts. Ranges are those of code points whatever the database's collation, and the cut keeps each word within
// the 2 046 bytes of a lexeme. The function is strict, hence not inlined, and says that it is cheap, because a cheaper condition spares most
// rows the call (publishing/search). It is not parallel safe: the workers of a parallel index scan read on after the page is full.
import { type Kysely, sql } from 'kysely';

const ALONE =
  '[\\u0E00-\\u109F\\u1780-\\u17FF\\u2190-\\u2BFF\\u2E80-\\u2FFF\\u3040-\\u312F\\u31A0-\\u9FFF\\uA000-\\uA4CF\\uF900-\\uFAFF\\U0001F000-\\U0001FAFF\\U00020000-\\U0003FFFF]';
const SEPARATORS =
  '[\\u0001-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u00D7\\u00F7\\u2000-\\u206F\\u20A0-\\u20FF\\u2E00-\\u2E7F\\u3000-\\u303F\\uFE00-\\uFE0F\\uFFF0-\\uFFFF]+';

/** The planner estimates a search in the middle of names by the values in this sample; by default it holds a hundred. */
const SAMPLE = 500;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_words(value text) returns tsvector language sql immutable strict cost 1 as $$
      select array_to_tsvector(array_remove(regexp_split_to_array(
        regexp_replace(left(normalize(value, nfc), 500) collate "C", '${sql.raw(ALONE)}', ' \\& ', 'g'),
        '${sql.raw(SEPARATORS)}'), '')) $$`.execute(db);
  // Rows that hold all words, in no order, found by the index of words or trigrams: PostgreSQL expects frequent words to meet, and would
  // read whole tables for words that never do.
  const byIndex = sql`stable set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off`;
  await sql`
    create function rows_with_words(kind text, words tsquery, most integer) returns setof bigint language plpgsql ${byIndex} as $$
      begin
        return query execute format('select id from %I where search_words(%s) @@ $1 limit $2', kind, case kind
          when 'image' then 'search_key(name)'
          when 'account' then 'search_key(username || '' '' || nametag)'
          else 'search_text' end) using words, most;
      end $$`.execute(db);
  await sql`
    create function rows_like(kind text, patterns text[], most integer) returns setof bigint language plpgsql ${byIndex} as $$
      begin
        return query execute format('select id from %I where %s limit %s', kind,
          (select string_agg(format('search_text like %L', pattern), ' and ') from unnest(patterns) pattern), most);
      end $$`.execute(db);
  for (const table of ['album', 'tierlist', 'tournament', 'ranking'])
    await sql`alter table ${sql.table(table)} alter column search_text set statistics ${sql.lit(SAMPLE)}`.execute(
      db,
    );
}
