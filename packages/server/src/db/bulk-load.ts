// Fills tables faster: foreign keys and indexes are dropped first and recreated at the end, because updating them row by row takes several
// times as long. Recreating a foreign key checks every row.
import type { ClientBase } from 'pg';
import { defineRow, type RowOf, text } from './row-type.ts';

const DROPPED = defineRow('what a bulk load drops', { table: text, name: text, definition: text });
type Dropped = RowOf<typeof DROPPED>;

/** A connection within a transaction of the owner of the tables. */
export interface BulkLoader {
  readonly list: (rows: typeof DROPPED, statement: string) => Promise<Dropped[]>;
  readonly run: (statement: string) => Promise<unknown>;
}

export const createLoader = (client: Pick<ClientBase, 'query'>): BulkLoader => ({
  list: (rows, statement) => rows.listOn(client, statement),
  run: (statement) => client.query(statement),
});

/** Calls `fill` while the tables have their primary keys only. If it throws, the caller must roll back. */
export async function bulkLoad(
  { list, run }: BulkLoader,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  await run(`set local maintenance_work_mem = '256MB'`);
  const foreignKeys = await list(DROPPED, selectConstraints(tables, 'f'));
  const uniques = await list(DROPPED, selectConstraints(tables, 'u'));
  const indexes = await list(DROPPED, selectIndexes(tables));
  const constraints = [...foreignKeys, ...uniques];
  for (const { table, name } of constraints) await run(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await run(`drop index ${name}`);
  await fill();
  for (const { definition } of indexes) await run(definition);
  for (const { table, name, definition } of constraints.toReversed())
    await run(`alter table ${table} add constraint ${name} ${definition}`);
}

const toArray = (tables: readonly string[]) =>
  `array[${tables.map((table) => `'"${table}"'`).join()}]::text[]::regclass[]`;

/** `f` for foreign keys, `u` for unique constraints. */
const selectConstraints = (tables: readonly string[], kind: 'f' | 'u') => `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = '${kind}' and conrelid = any(${toArray(tables)}) order by conrelid, conname`;

/** Those that belong to no constraint. */
const selectIndexes = (tables: readonly string[]) => `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = any(${toArray(tables)})
    and not exists (select 1 from pg_constraint where conindid = indexrelid) order by indrelid, indexrelid`;
