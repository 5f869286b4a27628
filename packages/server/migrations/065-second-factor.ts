// The second factor of sign-ins (docs/decisions/0069). The key of the codes is sealed with a key that follows from the installation's secret; of recovery
// codes there is a hash alone, and a used one is gone. An app that computes codes makes one for each time step of 30 s: `last_step` is that of the last code
// that was accepted, so that none works twice. A row without `confirmed_at` is a set-up that is under way.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor (
      account_id bigint primary key references account (id) on delete cascade,
      sealed_key bytea not null,
      begun_at timestamptz(3) not null,
      confirmed_at timestamptz(3),
      last_step integer not null default 0
    )`.execute(db);
  await sql`
    create table recovery_code (
      account_id bigint not null references second_factor (account_id) on delete cascade,
      code_hash bytea not null,
      primary key (account_id, code_hash)
    )`.execute(db);
}
