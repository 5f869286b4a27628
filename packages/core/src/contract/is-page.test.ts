import { expect, test } from 'vitest';
import { isPage } from './is-page.ts';

test.each([
  '/',
  '/allalbum',
  '/allalbum/',
  '/album/12',
  '/album/edit/12',
  '/tierlists/3',
  '/@lea',
  '/@l.e_a-2',
  '/@LEA',
  '/%40lea',
])('%s is a page of the site', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each([
  '/album',
  '/album/0',
  '/album/x',
  '/album/12/x',
  '/@',
  '/lea',
  '/@lea/x',
  '/@l%C3%A9a',
  '/x/@lea',
  '/@lea?x',
])('%s is none', (path) => {
  expect(isPage(path)).toBe(false);
});
