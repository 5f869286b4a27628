// Speeds up bulk inserts. Updating indexes and foreign keys row by row would dominate their cost, so they are dropped first and recreated
// at the end, in the transaction that fills the tables. Primary keys and everything of other tables stay.
import type { Database } from '@palmares/server/db/schema';
import { sql, type Transaction } from 'kysely';

type Trx = Transaction<Database>;
type Dropped = { table: string; name: string; definition: string };

/** Constraints of these tables: `f` for foreign keys, `u` for unique constraints. */
async function listConstraints(trx: Trx, tables: readonly string[], kind: 'f' | 'u'): Promise<Dropped[]> {
  const { rows } = await sql<Dropped>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = ${kind} and conrelid = any(${tables}::text[]::regclass[])`.execute(
    trx,
  );
  return rows;
}

/** Indexes that do not belong to a constraint. */
async function listIndexes(trx: Trx, tables: readonly string[]): Promise<Dropped[]> {
  const { rows } = await sql<Dropped>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${tables}::text[]::regclass[])
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`.execute(trx);
  return rows;
}

/** Requires only ownership of the tables. */
export async function bulkLoad(
  trx: Trx,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
  const foreignKeys = await listConstraints(trx, tables, 'f');
  const uniques = await listConstraints(trx, tables, 'u');
  const indexes = await listIndexes(trx, tables);
  const keys = [...foreignKeys, ...uniques];
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(trx);
  await fill();
  for (const { definition } of indexes) await sql.raw(definition).execute(trx);
  for (const { table, name, definition } of keys.toReversed())
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      trx,
    );
}
