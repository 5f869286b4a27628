// The version of the model that computed a stored palmarès (PALMARES_MODEL_VERSION of the core). Every server older than this column
// computes version 1, so the default is right for the rows it inserts. Such a server does not change the version of a row that it updates:
// version 2 must not ship in the release that adds this column.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table palmares add column model_version integer not null default 1`.execute(db);
}
