import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { OLDEST } from './browsers.ts';

const source = readFileSync(join(import.meta.dirname, '../public/unsupported.js'), 'utf8');

it('is written in syntax that browsers of before 2015 read', () => {
  const newer: string[] = [];
  const take = ({ type }: { type: string }) => newer.push(type);
  new Visitor({
    ArrowFunctionExpression: take,
    TemplateLiteral: take,
    SpreadElement: take,
    VariableDeclaration: ({ kind }) => kind !== 'var' && newer.push(kind),
    CatchClause: ({ param }) => param === null && newer.push('catch'),
  }).visit(parseSync('unsupported.js', source).program);
  expect(newer).toEqual([]);
  // A trailing comma in arguments is newer syntax, which a formatter may add.
  expect(source).not.toMatch(/,\s*\)/);
});

it('names the oldest browsers that the site is made for', () => {
  const { chrome, edge, firefox, safari } = OLDEST;
  expect(chrome).toBe(edge);
  expect(source).toContain(`Chrome ou Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
});
