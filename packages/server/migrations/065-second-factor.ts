// The second factor of sign-ins (docs/decisions/0069). The TOTP key is encrypted with a key derived from the installation's secret; of
// recovery codes only a hash is stored, and a used code is deleted. An authenticator app makes one code for each time step of 30 s:
// `last_step` is the step of the last accepted code, so that no code works twice. A row without `confirmed_at` is a set-up in progress.
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
