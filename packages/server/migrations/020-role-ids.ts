// Ids are bigint in every table, as in the contract. A role's id was not, so that asking for one beyond 2³¹ was a database error instead of
// a role that does not exist.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table role alter column id type bigint`.execute(db);
  await sql`alter table account_role alter column role_id type bigint`.execute(db);
}
