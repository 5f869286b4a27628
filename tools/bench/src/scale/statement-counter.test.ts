import { expect, test } from 'vitest';
import { changesRows, type StatementCost, sumBuffers, sumChangedRows } from './statement-counter.ts';

const toStatement = (text: string, rest: Partial<StatementCost> = {}): StatementCost => ({
  text,
  calls: 1,
  rows: 10,
  buffers: 100,
  toplevel: true,
  ...rest,
});

test('the buffers of a trigger are those of its statement', () => {
  const statements = [
    toStatement('delete from tierlist where id = $1', { buffers: 140 }),
    toStatement('DELETE FROM ONLY "tierlist_line" WHERE $1 = "tierlist_id"', { toplevel: false }),
    toStatement('select 1', { buffers: 2 }),
  ];

  expect(sumBuffers(statements)).toBe(142);
});

test('the rows of a cascade are changed rows, and those that are only read are not', () => {
  const statements = [
    toStatement('delete from tierlist where id = $1', { rows: 1 }),
    toStatement('DELETE FROM ONLY "tierlist_line" WHERE $1 = "tierlist_id"', { rows: 5, toplevel: false }),
    toStatement('select id from album where id = $1 for update', { rows: 100 }),
  ];

  expect(sumChangedRows(statements)).toBe(6);
});

test.each([
  ['insert into "album" ("name") values ($1)', true],
  ['\n  with created as (insert into album (name) values ($1) returning id) select id from created', true],
  ['with page as (select id from album limit $1) select * from page', false],
  ['with page as (select id from album for update) select * from page', false],
  ['UPDATE ONLY "public"."tierlist" SET "id_main_image" = NULL WHERE $1 = "id_main_image"', true],
  ['update album a set uses = a.uses + $1 where id = $2', true],
  ['select updated_at from album for no key update', false],
  ['copy (select "id" from "account") to stdout', false],
])('%s: changes rows: %s', (text, expected) => {
  expect(changesRows(toStatement(text))).toBe(expected);
});
