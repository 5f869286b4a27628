// The language of the mails to an account. Accounts made before, or by older servers, have the default one.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column language text not null default 'fr'`.execute(db);
}
