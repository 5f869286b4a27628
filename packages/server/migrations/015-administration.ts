// Search and sort keys of the admin panel. search_key is immutable, so that it can be indexed: it folds the accents of French and
// neighbouring languages, and case.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_key(value text) returns text language sql immutable parallel safe as $$
      select translate(lower(value), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') $$`.execute(
    db,
  );
  await sql`
    create index account_search on account
    using gin (search_key(username || ' ' || nametag || ' ' || coalesce(email, '')) gin_trgm_ops)`.execute(
    db,
  );
  await sql`create index account_newest on account (created_at desc, id desc)`.execute(db);
  await sql`create index account_alphabetical on account (search_key(username), id)`.execute(db);
  await sql`
    create index account_last_connection on account (coalesce(last_connection, created_at) desc, id desc)`.execute(
    db,
  );
  await sql`create index audit_event_newest on audit_event (at desc, id desc)`.execute(db);
}
