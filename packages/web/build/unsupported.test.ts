import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_TEXTS as english } from '@palmares/texts/en/error-pages';
import { BROWSER_TEXTS as french } from '@palmares/texts/fr/error-pages';
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

it.each([french, english])('LB-65: names the oldest browsers that the site is made for', ({ tooOld }) => {
  const { chrome, edge, firefox, safari } = OLDEST;
  expect(chrome).toBe(edge);
  expect(tooOld).toMatch(new RegExp(`Chrome (ou|or) Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`));
});
