import { describe, expect, test } from 'vitest';
import {
  assertRanking,
  createRanking,
  findBrokenRunRule,
  getBatchSize,
  listUnranked,
  type Ranking,
  type RankingImage,
  type Run,
  selectionLimit,
} from './ranking.ts';
import { startRun } from './rounds.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('createRanking', () => {
  test('starts from nothing: no point, no view, no round', () => {
    const ranking = createRanking([3, 1, 2], 9);
    assertRanking(ranking);
    expect(ranking).toEqual({
      images: [3, 1, 2].map((id) => ({ id, points: 0, viewed: 0 })),
      ranked: [],
      run: null,
      seed: 9,
      draws: 0,
    });
  });

  test('leaves out repeated and impossible ids', () => {
    expect(createRanking([2, 2, 0, -1, 1.5, 4], 1).images.map(({ id }) => id)).toEqual([2, 4]);
  });

  test('turns any number into a seed that a draft can keep', () => {
    expect(createRanking([1], -1).seed).toBe(2 ** 32 - 1);
    expect(createRanking([1], Number.NaN).seed).toBe(0);
  });

  test('accepts no image at all', () => {
    assertRanking(createRanking([], 1));
  });
});

test('images with less than 5 points are unranked', () => {
  const images = [5, 4, 0].map((points, index) => ({ id: index + 1, points, viewed: 5 }));
  expect(listUnranked({ ...createRanking([], 1), images }).map(({ id }) => id)).toEqual([2, 3]);
});

describe('getBatchSize', () => {
  test('is that of the run that would start now', () => {
    expect(getBatchSize(createRanking(upTo(21), 1))).toBe(6);
  });

  test('stays what it was when the run started', () => {
    const started = startRun(createRanking(upTo(21), 1));
    const images = started.images.map((image) => ({ ...image, points: 5 }));
    expect(getBatchSize({ ...started, images, ranked: upTo(21) })).toBe(6);
  });
});

test('all but one of the images on screen may be selected, and one of one', () => {
  const run = startRun(createRanking(upTo(21), 1)).run as Run;
  expect(selectionLimit(run)).toBe(5);
  expect(selectionLimit({ ...run, batch: [1, 2, 3] })).toBe(2);
  expect(selectionLimit({ ...run, batch: [1] })).toBe(1);
});

describe('findBrokenRunRule', () => {
  const images = upTo(30).map((id) => ({ id, points: id === 30 ? 5 : id % 2, viewed: 1 }));
  const run: Run = {
    size: 6,
    round: 1,
    phase: 'normal',
    batch: [1, 2, 3],
    queue: [4, 5],
    selection: [2],
    passed: 0,
    offersToStop: false,
  };

  test('finds none in a sound run', () => {
    expect(findBrokenRunRule(images, run)).toBeNull();
    expect(
      findBrokenRunRule(images, { ...run, phase: 'qualification', batch: [1, 3], queue: [5], selection: [] }),
    ).toBeNull();
  });

  test.each<[string, string, Partial<Run>]>([
    ['a batch size of our own', 'Batches of 5', { size: 5 }],
    ['round 0', 'Round 0', { round: 0 }],
    ['half a round', 'Round 1.5', { round: 1.5 }],
    ['less than no image passed', '-1 images passed', { passed: -1 }],
    ['half an image passed', '0.5 images passed', { passed: 0.5 }],
    ['nothing on screen', 'Nothing on screen', { batch: [], selection: [] }],
    ['too much on screen', '7 on screen', { batch: [1, 2, 3, 6, 7, 8, 9] }],
    ['an image both on screen and to come', 'twice in a round', { queue: [1] }],
    ['a ranked image', 'ranked or unknown', { queue: [30] }],
    ['an unknown image', 'ranked or unknown', { queue: [99] }],
    ['an image without points in qualification', 'without points', { phase: 'qualification' }],
    [
      'five images in a qualification batch',
      '5 on screen',
      { phase: 'qualification', batch: [1, 3, 5, 7, 9], queue: [] },
    ],
    ['too many selected', '3 selected', { selection: [1, 2, 3] }],
    ['an image selected twice', 'selected twice', { selection: [1, 1] }],
    ['an image off screen selected', 'off screen', { selection: [4] }],
  ])('finds %s', (_, broken, damage) => {
    expect(findBrokenRunRule(images, { ...run, ...damage })).toContain(broken);
  });
});

describe('assertRanking', () => {
  const valid: Ranking = {
    images: [
      { id: 1, points: 5, viewed: 6 },
      { id: 2, points: 5, viewed: 7 },
      { id: 3, points: 2, viewed: 4 },
    ],
    ranked: [2, 1],
    run: null,
    seed: 1,
    draws: 12,
  };

  test('accepts what is sound', () => {
    expect(() => assertRanking(valid)).not.toThrow();
    expect(() => assertRanking(startRun(valid))).not.toThrow();
  });

  const withThird = (third: Partial<RankingImage>): Partial<Ranking> => ({
    images: valid.images.with(2, { id: 3, points: 0, viewed: 0, ...third }),
  });

  test.each<[string, string, Partial<Ranking>]>([
    ['an image without its rank', 'not those with all their points', { ranked: [2] }],
    ['a rank without the points', 'not those with all their points', { ranked: [2, 1, 3] }],
    ['a rank given twice', 'not those with all their points', { ranked: [2, 2] }],
    ['a rank given twice beside the others', 'not those with all their points', { ranked: [2, 1, 1] }],
    ['a stranger among the ranked', 'not those with all their points', { ranked: [2, 9] }],
    ['a repeated image', 'stands twice', { images: [...valid.images, { id: 3, points: 0, viewed: 0 }] }],
    [
      'an impossible image',
      'Not an image id',
      { images: [...valid.images, { id: 0, points: 0, viewed: 0 }] },
    ],
    ['more points than there are', '6 points', withThird({ points: 6 })],
    ['less than no point', '-1 points', withThird({ points: -1 })],
    ['half a point', '0.5 points', withThird({ points: 0.5 })],
    ['less than no view', '-1 views', withThird({ viewed: -1 })],
    ['half a view', '0.5 views', withThird({ viewed: 0.5 })],
    ['a seed that a draft cannot keep', 'Not a seed', { seed: 0.5 }],
    ['less than no draw', '-1 draws', { draws: -1 }],
    ['half a draw', '0.5 draws', { draws: 0.5 }],
    [
      'a broken run',
      'ranked or unknown',
      {
        run: {
          size: 2,
          round: 1,
          phase: 'normal',
          batch: [1],
          queue: [],
          selection: [],
          passed: 0,
          offersToStop: false,
        },
      },
    ],
  ])('refuses %s', (_, reason, damage) => {
    expect(() => assertRanking({ ...valid, ...damage })).toThrow(reason);
  });
});
