import { expect, test } from 'vitest';
import { CONTENT_KINDS, forEachKind, forEachList, listName } from '../../content-kind.ts';
import { PageMeta } from './common.ts';
import { KIND_SCHEMAS, Kind, summaryLists } from './content-kinds.ts';

test('a reply with a part for each kind names the list of each', () => {
  const names = CONTENT_KINDS.map(listName);

  expect(names).toEqual(['tierlists', 'tournaments', 'rankings']);
  expect(Object.keys(summaryLists)).toEqual(names);
  expect(forEachList(() => PageMeta)).toEqual(Object.fromEntries(names.map((name) => [name, PageMeta])));
});

test('each kind has its schemas and is a value of the wire', () => {
  expect(Object.keys(KIND_SCHEMAS)).toEqual(CONTENT_KINDS);
  expect(Kind).toMatchObject({ anyOf: CONTENT_KINDS.map((kind) => ({ const: kind })) });
  expect(forEachKind((kind) => `/${kind}`)).toEqual({
    tierlist: '/tierlist',
    tournament: '/tournament',
    ranking: '/ranking',
  });
});
