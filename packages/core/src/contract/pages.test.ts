import { expect, test } from 'vitest';
import { findPage, PAGES } from './pages.ts';

test('every page is found at its address, with or without a slash at its end, and its number with it', () => {
  for (const [name, pattern] of Object.entries(PAGES)) {
    const path = pattern.replace(':id', '12');
    const id = pattern.includes(':id') ? 12 : null;
    expect(findPage(path)).toEqual({ name, id });
    expect(findPage(path === '/' ? path : `${path}/`)).toEqual({ name, id });
  }
});

test.each(['/nowhere', '/tierlists/0', '/tierlists/1.5', '/tierlists/1/2', '/tierlists/9007199254740993', ''])(
  'there is no page at %s',
  (path) => {
    expect(findPage(path)).toBeNull();
  },
);
