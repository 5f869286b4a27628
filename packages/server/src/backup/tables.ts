// Selects the rows that a backup holds. It leaves out what must not come back: sessions, personal tokens, links sent by mail and pending
// mails would be outdated, and the installation's secret signs addresses that people hold. It also leaves out data whose promised lifetime
// is shorter than a backup's (salts that hide who reported, counters, replies of retries), and what a restored site regenerates by itself.
import type { Client } from 'pg';
import { defineRow, type RowOf, text, textArray, varchar } from '../db/row-type.ts';

/** Tables whose rows must not come back with a restore: they are outdated, or were promised a shorter life. */
export const OUTDATED_TABLES = [
  'session',
  'personal_token',
  'account_link',
  'mail_outbox',
  'idempotency_key',
  'rate_limit',
  // With the salt of a day, brute force over all networks would reveal those in `report.visitor` (docs/DATA.md).
  'report_salt',
  // The salt must not outlive its day.
  'view_salt',
  'album_view',
  // Names and votes of guests are deleted 24 hours after the end of their room (SA-35).
  'room',
  'room_guest',
  'room_vote',
] as const;

/** Tables that a backup leaves out. It contains all others. */
export const EXCLUDED_TABLES: ReadonlySet<string> = new Set([
  ...OUTDATED_TABLES,
  // Link preview pictures are drawn again on request.
  'preview',
  // Running servers write these rows.
  'access_lease',
  // The separate erasure list holds these rows.
  'erasure',
  // Migrations write these rows when they run.
  'kysely_migration',
  'kysely_migration_lock',
]);

/** Row filters of other tables. */
const CONDITIONS: Readonly<Record<string, string>> = {
  setting: `name <> 'secret'`,
  // Excludes unfinished set-ups. The keys are encrypted with the installation's secret, which a backup does not contain.
  second_factor: 'confirmed_at is not null',
  // Excludes uploads in progress, files to be removed, and link preview pictures.
  stored_file: 'exists (select 1 from image where image.file_key = stored_file.key)',
};

export const rowCondition = (table: string): string => CONDITIONS[table] ?? 'true';

/** `columns` are writable: generated ones are computed from them. `references` are the tables of its foreign keys. */
const TABLE = defineRow('table of a backup', { name: text, columns: textArray, references: textArray });
export type Table = RowOf<typeof TABLE>;

/** Lists the tables in a backup; referenced tables come first. */
export async function listTables(client: Client): Promise<Table[]> {
  const rows = await TABLE.listOn(
    client,
    `
    select c.relname::text as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> k.conrelid) as references
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
  );
  return inOrder(rows.filter(({ name }) => !EXCLUDED_TABLES.has(name)));
}

const SEQUENCE = defineRow('sequence of a table', { table: text, name: text });
export type Sequence = RowOf<typeof SEQUENCE>;

/** Lists the sequences of every table, whether its rows are in the backup or not. */
export function listSequences(client: Client): Promise<Sequence[]> {
  return SEQUENCE.listOn(
    client,
    `
    select c.relname::text as table, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''
    order by c.relname`,
  );
}

/** Ids allocated between a backup and the loss must not be reused: their addresses stay dead. */
const NUMBERS_LEFT_FREE = 10_000;

/** `last` is the last known id of the sequence. */
export async function leaveNumbersFree(client: Client, name: string, last: number): Promise<void> {
  await client.query('select setval($1, $2)', [name, last + NUMBERS_LEFT_FREE]);
}

const LAST_VALUE = defineRow('last value of a sequence', { last: text });

/** A sequence is outside every snapshot: the value read is never below what a snapshot holds. */
export async function readLastNumber(client: Client, sequence: string): Promise<number> {
  const found = await LAST_VALUE.findOn(client, `select last_value::text as last from ${sequence}`);
  return Number(found?.last ?? 1);
}

const MIGRATION = defineRow('migration of a backup', { name: varchar });

/** Lists the names of the applied migrations, in their order. */
export async function listMigrationNames(client: Client): Promise<string[]> {
  const rows = await MIGRATION.listOn(client, 'select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ references }) => !references.some((other) => names.has(other)));
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...names].join()}`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
