import { describe, expect, test } from 'vitest';
import { isChoice, isFiltered, parseListState, toListQuery, withListState } from './list-state.ts';

const state = (query: string) => parseListState(new URLSearchParams(query));
const written = (query: string, change: Parameters<typeof withListState>[1]) =>
  withListState(new URLSearchParams(query), change).toString();

describe('reading the address of a list', () => {
  test('an empty address is the newest of everything', () => {
    expect(state('')).toEqual({ search: '', category: '', sort: 'newest' });
  });

  test('search, category and order are found', () => {
    expect(state('search=lion&category=Jeux+Vid%C3%A9o&sort=popular')).toEqual({
      search: 'lion',
      category: 'Jeux Vidéo',
      sort: 'popular',
    });
  });

  test('an order that does not exist is the usual one', () => {
    expect(state('sort=random').sort).toBe('newest');
  });

  test('texts longer than the server takes are cut', () => {
    expect(state(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
    expect(state(`category=${'a'.repeat(300)}`).category).toHaveLength(40);
  });
});

describe('writing the address of a list', () => {
  test('what is as usual is left out', () => {
    expect(written('search=a&category=Sport&sort=oldest', { search: '', category: '', sort: 'newest' })).toBe(
      '',
    );
  });

  test('what is not changed stays, also what belongs to others', () => {
    expect(written('category=Sport&album=4', { search: 'but' })).toBe('category=Sport&album=4&search=but');
  });

  test('is read back as it was written', () => {
    const change = { search: 'été & Cie', category: 'Jeux Vidéo', sort: 'alphabetical' } as const;
    expect(state(written('', change))).toEqual(change);
  });
});

test('an order alone is no filter', () => {
  expect(isFiltered(state('sort=popular'))).toBe(false);
  expect(isFiltered(state('search=+'))).toBe(false);
  expect(isFiltered(state('category=Sport'))).toBe(true);
});

test('empty filters are not asked of the server', () => {
  expect(toListQuery(state('search=+&sort=oldest'))).toEqual({ sort: 'oldest' });
});

test('typing a search is no step of the history, a category, an order and « Effacer » are', () => {
  expect(isChoice({ search: 'chats' })).toBe(false);
  for (const choice of [{ category: 'Films' }, { sort: 'oldest' }, { search: '', category: '' }])
    expect(isChoice(choice)).toBe(true);
});
