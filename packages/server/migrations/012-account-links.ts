// Links sent by mail, to choose a new password or to confirm a new address. Only the hash of a link's token is stored. There is one row per
// account and kind, so that the constraint makes a newer link replace the older one.
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
