// The version of the model that a stored palmarès was computed with (PALMARES_MODEL_VERSION of the core). Every server from before this column
// computes version 1, so what it inserts without a version is right. It does not change the version of a row that it updates: version 2
// must not come in the release that brings this column.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table palmares add column model_version integer not null default 1`.execute(db);
}
