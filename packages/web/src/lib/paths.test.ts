import { PAGES } from '@palmares/core/contract/pages';
import { describe, expect, test } from 'vitest';
import { backPathOf, builderOf, parseContentType, parseId, paths } from './paths.ts';

describe('the path table', () => {
  test('holds only addresses that the server answers as pages', () => {
    const known = new Set<string>(Object.values(PAGES));
    for (const { pattern } of Object.values(paths)) expect(known).toContain(pattern);
  });

  test('leads to the setup with album, type and name', () => {
    expect(paths.setup.to({ album: 3, type: 'tierlists', name: 'Tierlist À table !' })).toBe(
      '/setup?album=3&type=tierlists&name=Tierlist+%C3%80+table+%21',
    );
  });

  test('leaves the images out of the builder’s address when all are taken', () => {
    expect(paths.tierlistCreate.to({ album: 3, images: null, name: 'x' })).toBe(
      '/tierlists/create/editor?album=3&name=x',
    );
  });

  test('gives the builder the images as a JSON list', () => {
    const address = new URL(
      paths.tierlistCreate.to({ album: 3, images: [4, 8], name: 'x' }),
      'http://site.test',
    );
    expect(address.searchParams.get('images')).toBe('[4,8]');
  });
});

describe('where a sign-in leads back to', () => {
  const back = (path: string) => backPathOf(new URL(paths.login.to(path), 'http://site.test').searchParams);

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

test('an id is a positive integer', () => {
  expect(parseId('42')).toBe(42);
});

test('types are known by the address; an unknown one is none', () => {
  expect(parseContentType('tournois')).toBe('tournois');
  expect(parseContentType('quiz')).toBeNull();
});

test('each type leads to its own builder, without images when all are taken', () => {
  const query = { album: 7, images: null, name: 'Essai' };
  expect(builderOf('tierlists')(query)).toBe('/tierlists/create/editor?album=7&name=Essai');
  expect(builderOf('tournois')(query)).toBe('/tournois/create/editor?album=7&name=Essai');
  expect(builderOf('classements')(query)).toBe('/classements/create/editor?album=7&name=Essai');
});

test('an express start is told to the one builder that has a first screen', () => {
  const query = { album: 7, images: null, name: 'Essai', express: true };

  expect(builderOf('tierlists')(query)).toBe('/tierlists/create/editor?album=7&name=Essai');
  expect(builderOf('tournois')(query)).toBe('/tournois/create/editor?album=7&name=Essai&express=true');
  expect(builderOf('classements')(query)).toBe('/classements/create/editor?album=7&name=Essai');
});
