// Links sent by mail: to choose a new password, to confirm a new address. Only the hash of a link's token is kept. One row for
// each account and kind, so that a newer link kills the older one by constraint.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_link (
      account_id bigint not null references account (id) on delete cascade,
      kind text not null check (kind in ('password_reset', 'email_change')),
      token_hash bytea not null unique,
      email text,
      expires_at timestamptz not null,
      primary key (account_id, kind)
    )`.execute(db);
}
