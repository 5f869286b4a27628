// The compiler cannot see what the tables of a kind need in the database: triggers, indexes, statistics and conditions.
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { getContentTables } from './content-tables.ts';

/** Serves only servers older than migration 076, which know three kinds. */
const NOT_FOR_NEW_KINDS: ReadonlySet<string> = new Set(['count_uses_below_zero']);
/** It has nothing that only one kind needs. */
const MODEL = 'ranking';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const isNamed = (kind: ContentKind, text: string) => new RegExp(String.raw`\b${kind}\b`).test(text);

/** The definitions of all triggers, indexes and statistics of the kind's two tables, without the names of these tables. */
async function describeTables(kind: ContentKind): Promise<string[]> {
  const images = getContentTables(kind).images.compile(database.db).sql.replaceAll('"', '');
  const found = await sql<{ definition: string }>`
    select pg_get_triggerdef(oid) as definition from pg_trigger
      where not tgisinternal and tgrelid in (${kind}::regclass, ${images}::regclass)
    union select indexdef from pg_indexes where tablename in (${kind}, ${images})
    union select format('statistics of %s: %s', attname, attstattarget) from pg_attribute
      where attstattarget > 0 and attrelid in (${kind}::regclass, ${images}::regclass)
    order by definition`.execute(database.db);
  return found.rows.map(({ definition }) =>
    definition
      .replaceAll(images, 'kind_image')
      .replaceAll(new RegExp(String.raw`(?<![a-z])${kind}`, 'g'), 'kind'),
  );
}

describe.each(CONTENT_KINDS)('%s', (kind) => {
  test('has the triggers, indexes and statistics of every kind', async () => {
    const model = await describeTables(MODEL);

    expect(model).toContainEqual(expect.stringContaining('note_erasure'));
    expect(await describeTables(kind)).toEqual(expect.arrayContaining(model));
  });

  test('is named by each function and condition that names a kind', async () => {
    const found = await sql<{ name: string; text: string }>`
      select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace
      union all select conname, pg_get_constraintdef(oid) from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace`.execute(database.db);
    const naming = found.rows.filter(
      ({ name, text }) => !NOT_FOR_NEW_KINDS.has(name) && CONTENT_KINDS.some((other) => isNamed(other, text)),
    );

    expect(naming.length).toBeGreaterThan(0);
    expect(naming.filter(({ text }) => !isNamed(kind, text)).map(({ name }) => name)).toEqual([]);
  });
});
