// Replies of creates that carried an Idempotency-Key, written in the create's own transaction (PR-16, PR-17) and kept for 24 h.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_key (
      account_id bigint not null references account (id) on delete cascade,
      route text not null,
      key text not null,
      body_hash text not null,
      reply jsonb not null,
      created_at timestamptz(3) not null default now(),
      primary key (account_id, route, key)
    )`.execute(db);
  await sql`create index idempotency_key_by_age on idempotency_key (created_at)`.execute(db);
}
