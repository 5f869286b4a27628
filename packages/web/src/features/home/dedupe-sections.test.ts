import type { AlbumSummary, HomeSection } from '@palmares/core/contract/types';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dedupeSections } from './dedupe-sections.ts';

const album = (id: number): AlbumSummary => ({
  id,
  name: `Album ${id}`,
  status: 'public',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  categories: [],
  image_count: 0,
  images: [],
  author: { id: 1, username: 'Lina', nametag: 'lina' },
  views: 0,
  uses: 0,
});
const getSections = (shelves: readonly (readonly number[])[]): HomeSection[] =>
  shelves.map((ids, index) => ({
    category: { id: index + 1, name: `Catégorie ${index + 1}`, name_en: null },
    albums: ids.map(album),
  }));
const shown = (popular: readonly number[], shelves: readonly (readonly number[])[]) =>
  dedupeSections(popular.map(album), getSections(shelves)).map(({ albums }) => albums.map(({ id }) => id));

test('an album that stands above is not repeated in a shelf', () => {
  expect(
    shown(
      [1, 2],
      [
        [1, 3, 4],
        [4, 2, 5],
      ],
    ),
  ).toEqual([[3, 4], [5]]);
});

test('a shelf that has no others shows them again', () => {
  expect(shown([1, 2], [[2, 1], [3], [3]])).toEqual([[2, 1], [3], [3]]);
});

test('no shelf is ever emptied, and what it holds anew stands nowhere above', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(ids, fc.array(ids, { maxLength: 6 }), (popular, shelves) => {
      const above = new Set(popular);
      for (const [index, shelf] of shown(popular, shelves).entries()) {
        expect(shelf.length).toBeGreaterThan(0);
        const isRepeat = shelf.every((id) => above.has(id));
        if (isRepeat) expect(shelf).toEqual(shelves[index]);
        else expect(shelf.some((id) => above.has(id))).toBe(false);
        for (const id of shelf) above.add(id);
      }
    }),
  );
});
