// Search and sort columns of accounts for the admin panel, folded once at write time: folding them again for every row that a short search
// scans took longer than the rest of the query (docs/decisions/0039).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
    add column search_text text not null
      generated always as (search_key(username || ' ' || nametag || ' ' || coalesce(email, ''))) stored,
    add column name_key text not null generated always as (search_key(username)) stored`.execute(db);
  await sql`drop index account_search, account_alphabetical`.execute(db);
  await sql`create index account_search on account using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index account_alphabetical on account (name_key, id)`.execute(db);
}
