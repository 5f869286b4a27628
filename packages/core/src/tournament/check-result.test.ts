import { describe, expect, test } from 'vitest';
import { checkResult, isFirst, type Result, type ResultImage } from './check-result.ts';

const image = (id_image: number, place: number, turn: number, over: Partial<ResultImage> = {}) => ({
  id_image,
  place,
  turn,
  lose: place > 1,
  ...over,
});
const result = (over: Partial<Result> = {}): Result => ({
  turn: 3,
  winner_id: 1,
  images: [image(1, 1, 2), image(2, 2, 1), image(3, 3, 0), image(4, 3, 0)],
  ...over,
});
const twoChampions = (index: number) => [{ field: `images.${index}.place`, code: 'two_champions' }];

test('a result that was played is possible, and so is an empty one', () => {
  expect(checkResult(result())).toEqual([]);
  expect(checkResult({ winner_id: null, images: [] })).toEqual([]);
});

describe('TO-45: a second champion', () => {
  test('stands in the first place', () => {
    expect(checkResult(result({ images: [image(1, 1, 2), image(2, 1, 1)] }))).toEqual(twoChampions(1));
  });

  test('stands before the named one', () => {
    const images = [image(2, 2, 1), image(1, 4, 2, { lose: false }), image(3, 5, 0)];
    expect(checkResult(result({ images }))).toEqual(twoChampions(0));
  });

  test('shares the place of the named one, though it lost', () => {
    const images = [image(1, 2, 2, { lose: false }), image(2, 2, 1)];
    expect(checkResult(result({ images }))).toEqual(twoChampions(1));
  });

  test('would be shown as such: its score is the highest', () => {
    expect(checkResult(result({ turn: 1, images: [image(1, 1, 2), image(2, 2, 2)] }))).toEqual(
      twoChampions(1),
    );
    expect(checkResult(result({ images: [image(1, 1, 1), image(2, 2, 2)] }))).toEqual(twoChampions(1));
  });

  test('needs no name: two firsts that never lost are two, before a winner is told', () => {
    const images = [image(1, 1, 0), image(2, 1, 0), image(3, 0, 0)];
    expect(checkResult(result({ winner_id: null, images }))).toEqual([
      ...twoChampions(1),
      ...twoChampions(2),
    ]);
  });
});

describe('the winner', () => {
  test('never lost', () => {
    const images = [image(2, 2, 1), image(1, 1, 2, { lose: true })];
    expect(checkResult(result({ images }))).toEqual([{ field: 'images.1.lose', code: 'champion_lost' }]);
  });

  test('may be missing: the images that are left may all have lost', () => {
    const images = [image(2, 1, 1, { lose: true }), image(3, 1, 1, { lose: true })];
    expect(checkResult(result({ winner_id: null, images }))).toEqual([]);
  });
});

test('an image that is disabled takes no place away', () => {
  const images = [image(1, 1, 2), image(2, 1, 2, { lose: false, disable: true })];
  expect(checkResult(result({ images }))).toEqual([]);
  expect(checkResult(result({ winner_id: 2, images }))).toEqual(twoChampions(0));
});

test('clients that count no scores are understood, as long as the viewer shows one champion', () => {
  const images = [image(1, 1, 0), image(2, 2, 0)];
  expect(checkResult(result({ turn: 2, images }))).toEqual([]);
  expect(checkResult(result({ turn: null, images }))).toEqual(twoChampions(1));
});

test.each([
  [image(1, 1, 0), true],
  [image(1, 0, 0), true],
  [image(1, 2, 0, { lose: false }), false],
  [image(1, 1, 0, { lose: true }), false],
  [image(1, 1, 0, { disable: true }), false],
])('%j is first: %s', (row, expected) => {
  expect(isFirst(row)).toBe(expected);
});
