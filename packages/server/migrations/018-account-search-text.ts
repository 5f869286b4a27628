// Accounts are searched like everything else (core's `toSearchText`): combining accents, curly apostrophes and ligatures (œ) fold too. The
// columns are dropped and created again, because changing a function does not recompute stored generated columns.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account drop column search_text, drop column name_key`.execute(db);
  await sql`
    create or replace function search_key(value text) returns text language sql immutable parallel safe as $$
      select replace(replace(replace(translate(
        lower(regexp_replace(normalize(value, nfkd), '[\\u0300-\\u036F]', '', 'g')),
        '‘’ʼøØłŁđĐðÐħĦıŒÆ', '''''''oollddddhhiœæ'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss') $$`.execute(db);
  await sql`
    alter table account
    add column search_text text not null
      generated always as (search_key(username || ' ' || nametag || ' ' || coalesce(email, ''))) stored,
    add column name_key text not null generated always as (search_key(username)) stored`.execute(db);
  await sql`create index account_search on account using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index account_alphabetical on account (name_key, id)`.execute(db);
}
