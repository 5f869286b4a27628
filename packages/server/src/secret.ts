// The installation's secret when none is configured: generated once, stored in the database, shared by all processes.
import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';

const NAME = 'secret';

export async function readOrCreateSecret(
  db: Kysely<Database>,
  random: (bytes: number) => Buffer,
): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name: NAME, value: JSON.stringify({ secret: random(32).toString('base64url') }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('setting')
    .where('name', '=', NAME)
    .select('value')
    .executeTakeFirstOrThrow();
  // Only the insert above writes this row.
  return (row.value as { secret: string }).secret;
}
