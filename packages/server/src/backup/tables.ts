// Which rows a backup holds. Left out is what must not come back: sessions, personal tokens, links sent by mail and mails that wait would be
// those of another day, and the installation's secret signs addresses that people hold. So is what is promised a shorter life than a backup's: the
// salts that hide who reported, counters, replies of retries. What a restored site makes again by itself is left out too.
import type { Client } from 'pg';

/** Tables that a backup leaves out. Any other table is in it. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'session',
  'personal_token',
  'account_link',
  'mail_outbox',
  'idempotency_key',
  'rate_limit',
  // With the salt of a day the networks in `report.visitor` are found by trying all of them (docs/DATA.md).
  'report_salt',
  // Their salt must not outlive its day.
  'view_salt',
  'album_view',
  // Pictures of links are drawn when they are asked for.
  'preview',
  // The list that is kept apart has them.
  'erasure',
  // Rows of the migrations come with the migrations.
  'kysely_migration',
  'kysely_migration_lock',
]);

/** Of other tables, the rows that a backup holds. */
const CONDITIONS: Readonly<Record<string, string>> = {
  setting: `name <> 'secret'`,
  // Not those that are being set up. The keys are sealed under the installation's secret, which a backup has not.
  second_factor: 'confirmed_at is not null',
  // Neither uploads that were under way, nor files that wait for their removal, nor those of pictures of links.
  stored_file: 'exists (select 1 from image where image.file_key = stored_file.key)',
};

export const conditionOf = (table: string): string => CONDITIONS[table] ?? 'true';

export interface Table {
  readonly name: string;
  /** Those that are written: generated ones follow from them. */
  readonly columns: readonly string[];
  /** Tables that its foreign keys name. */
  readonly references: readonly string[];
}

/** The tables of the database that a backup holds, those that others refer to first. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> k.conrelid) as references
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`);
  return inOrder(rows.filter(({ name }) => !LEFT_OUT.has(name)));
}

export interface Sequence {
  readonly table: string;
  readonly name: string;
}

/** Of every table, whether its rows are in the backup or not. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select c.relname as table, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''
    order by c.relname`);
  return rows;
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
