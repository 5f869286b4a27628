import { PAGES } from '@palmares/core/contract/pages';
import { describe, expect, test } from 'vitest';
import { parseBackPath, parseId, paths } from './paths.ts';

describe('the path table', () => {
  test('holds only addresses that the server answers as pages', () => {
    const known = new Set<string>(Object.values(PAGES));
    for (const { pattern } of Object.values(paths)) expect(known).toContain(pattern);
  });

  test('leads to the setup with album, type and name', () => {
    expect(paths.setup.to({ album: 3, kind: 'tierlist', name: 'Tierlist À table !' })).toBe(
      '/setup?album=3&type=tierlists&name=Tierlist+%C3%80+table+%21',
    );
  });
});

describe('where a sign-in leads back to', () => {
  const back = (path: string) =>
    parseBackPath(new URL(paths.login.to(path), 'http://site.test').searchParams);

  test.each(['/profile', '/allalbum?album=3&search=%C3%A9t%C3%A9', '/tierlists/edit/7?continue=true'])(
    '%s',
    (path) => {
      expect(back(path)).toBe(path);
    },
  );

  test.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/\t/',
    '/\n/\t',
    '/.//evil.test',
    '/a/..//evil.test',
    'profile',
    '',
  ])('never out of the site: %j', (path) => {
    expect(back(path)).toBeNull();
  });

  test('never to a form that would lead there again', () => {
    expect(back('/login?retour=/login')).toBeNull();
    expect(back('/register')).toBeNull();
  });
});

test.each(['0', '-1', '1.5', 'abc', '', '007', '99999999999', null, undefined])('%j is no id', (text) => {
  expect(parseId(text)).toBeNull();
});

test('TL-30: an id is a positive integer', () => {
  expect(parseId('42')).toBe(42);
});
