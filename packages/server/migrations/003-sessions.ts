// A session is a row: sign-out, password change and deactivation take effect on the next request. The token only identifies the row and
// carries no right (AX-5).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id text primary key,
      account_id bigint not null references account (id) on delete cascade,
      created_at timestamptz(3) not null,
      last_seen_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3)
    )`.execute(db);
  await sql`create index session_by_account on session (account_id) where revoked_at is null`.execute(db);
}
