import { expect, test } from 'vitest';
import { findEnglishFaults } from './english-texts.mjs';

const find = (text) => findEnglishFaults('a.ts', `\nconst a = \`${text}\`;`);

test.each([
  ['Delete "Fox"?', 'quotes are curly: “ ” ’'],
  ["The album doesn't exist.", 'quotes are curly: “ ” ’'],
  ['Delete « Fox »?', 'quotes are “ ”'],
  ['Delete it\u202F?', 'no narrow space'],
  ['Delete it ?', 'no space before a sign'],
  ['Loading...', 'an ellipsis is …'],
  ['See the palmarès', 'Palmarès is the name; the result of an album is its community ranking'],
  ['Another colour', 'American spelling'],
  ['You are not authorised', 'American spelling'],
])('a fault of English is told with its line: %s', (text, fault) => {
  expect(find(text)).toEqual([`a.ts:2: ${fault}: ${text}`]);
});

test.each([
  'Delete “Fox”? It’s gone for good…',
  'Palmarès needs JavaScript.',
  'One author: the artist; another color',
  'Duel ${n} of ${m}: ${text ? "a" : \'b\'}',
  'Exercise an otherwise wise promise',
])('right English has none: %s', (text) => {
  expect(find(text)).toEqual([]);
});
