import { expect, test } from 'vitest';
import { findPage } from './find-page.ts';
import { PAGES } from './pages.ts';

test('every page is found at its address, with or without a slash at its end, and what it holds with it', () => {
  for (const [name, pattern] of Object.entries(PAGES)) {
    const path = pattern.replace(':id', '12').replace(':nametag', 'lea').replace(':code', 'KXR4PT');
    const found = {
      name,
      id: pattern.includes(':id') ? 12 : null,
      nametag: pattern.includes(':nametag') ? 'lea' : null,
    };
    expect(findPage(path)).toEqual(found);
    expect(findPage(path === '/' ? path : `${path}/`)).toEqual(found);
  }
});

test.each([
  ['/@l.e_a-2', 'l.e_a-2'],
  ['/@LEA', 'LEA'],
  ['/%40lea', 'lea'],
])('%s is the page of an author', (path, nametag) => {
  expect(findPage(path)).toEqual({ name: 'author', id: null, nametag });
});

test.each([
  '',
  '/nowhere',
  '/album',
  '/album/0',
  '/album/x',
  '/album/12/x',
  '/tierlists/1.5',
  '/tierlists/9007199254740993',
  '/@',
  '/lea',
  '/@lea/x',
  '/@l%C3%A9a',
  '/x/@lea',
  '/@lea?x',
])('there is no page at %s', (path) => {
  expect(findPage(path)).toBeNull();
});
