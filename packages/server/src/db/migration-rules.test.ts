// Servers of older code keep working during and after a migration (docs/ARCHITECTURE.md « Migrations »).
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { findBreaks, listStatements } from '../testing/migration-rules.ts';
import { migrationsFolder } from './migrate.ts';

/** The last migration of version 0.1.0; older versions are not upgraded. */
const FIRST_RELEASE = '018';

/** The last migration that could index a table that may be large: rule of a later decision (0090). */
const LAST_WITH_INDEXES = '073';

/** Migrations that break older servers nevertheless, with the rules that each violates; the comments say why that was acceptable. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // No installation had two servers yet; a bigint reads like the integer did.
  '020-role-ids': ['changes the type of a column', 'changes the type of a column'],
  // No installation had two servers yet: one of 0.1.0 could no longer mark a file for removal.
  '021-deleting-files': ['adds a condition to a table'],
  // The new condition replaces the existing one and allows one more kind.
  '070-used-recovery-codes': ['adds a condition to a table'],
};

test('no migration since the first release does what older servers do not survive', async () => {
  const files = (await readdir(migrationsFolder)).filter(
    (file) => file.endsWith('.ts') && file.slice(0, 3) > FIRST_RELEASE,
  );
  const found: Record<string, string[]> = {};
  for (const file of files.toSorted()) {
    const migration = (await import(join(migrationsFolder, file))) as {
      up: (db: Kysely<unknown>) => Promise<void>;
    };
    const breaks = findBreaks(await listStatements(migration)).filter(
      (what) => file.slice(0, 3) > LAST_WITH_INDEXES || !what.startsWith('indexes'),
    );
    if (breaks.length > 0)
      found[file.replace(/\.ts$/, '')] = breaks.map((each) => each.split(':')[0] ?? each);
  }

  expect(files.length).toBeGreaterThan(10);
  expect(found).toEqual(EXCEPTIONS);
});

test.each([
  ['drops a table', 'drop table album'],
  ['drops a column', 'alter table account drop column name_key'],
  ['renames', 'alter table "album" rename column "name" to "title"'],
  ['renames', 'alter table album rename to collection'],
  ['changes the type of a column', 'alter table role alter column id type bigint'],
  ['makes a column mandatory', 'alter table album alter column name set not null'],
  ['adds a mandatory column without a default', 'alter table album add column mood text not null'],
  [
    'adds a mandatory column without a default',
    'alter table album add column mood text default null, add column tone text not null',
  ],
  ['adds a condition to a table', 'alter table album add constraint short check (length(name) < 9)'],
  ['makes unique what may stand twice', 'create unique index album_name on album (name)'],
  ['indexes a table that may be large', 'create index album_name on album (name)'],
  ['drops a function, type or view', 'drop function search_key(text)'],
])('%s: %s', (what, statement) => {
  expect(findBreaks([statement])).toEqual([expect.stringMatching(`^${what}:`)]);
});

test.each([
  [['alter table album add column mood text']],
  [['alter table album add column mood boolean not null default false']],
  [['alter table album add column mood boolean default false not null']],
  [['alter table album add column key text not null generated always as (lower(name)) stored']],
  [['alter table album drop constraint short']],
  [['create table mood (id bigint not null)', 'create unique index mood_id on mood (id)']],
  [['create table mood (id bigint not null)', 'create index mood_id on mood (id)']],
  [['create function f() returns trigger as $$ begin drop table old; end $$']],
  [["update album set name = 'drop table album' -- drop table album"]],
])('older servers survive %s', (statements) => {
  expect(findBreaks(statements)).toEqual([]);
});
