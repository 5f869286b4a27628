import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { expect, test } from 'vitest';
import { KINDS } from './kinds.ts';

const QUERY = { album: 7, images: null, name: 'Essai' };

test.each([
  ['tierlist', 'tierlists'],
  ['tournament', 'tournois'],
  ['ranking', 'classements'],
] as const)('the addresses of a %s', (kind, segment) => {
  const { list, view, create, edit } = KINDS[kind].paths;

  expect(list).toBe(`/${segment}`);
  expect(view(12)).toBe(`/${segment}/12`);
  expect(edit(12)).toBe(`/${segment}/edit/12`);
  expect(create(QUERY)).toBe(`/${segment}/create/editor?album=7&name=Essai`);
});

test('gives the builder the images as a JSON list', () => {
  for (const kind of CONTENT_KINDS) {
    const address = new URL(KINDS[kind].paths.create({ ...QUERY, images: [4, 8] }), 'http://site.test');
    expect(address.searchParams.get('images')).toBe('[4,8]');
  }
});

test('only the editor with a first screen is told of an express start, only the one with a main image of it', () => {
  const special = { ...QUERY, main: 4, express: true };

  expect(CONTENT_KINDS.map((kind) => KINDS[kind].paths.create(special).split('name=Essai')[1])).toEqual([
    '&main=4',
    '&express=true',
    '',
  ]);
});
