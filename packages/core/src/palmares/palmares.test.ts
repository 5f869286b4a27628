import { describe, expect, test } from 'vitest';
import type { Ballot, Voice } from './ballot.ts';
import { ballotFromPalmares, computePalmares } from './palmares.ts';

const one = (ballot: Ballot): Voice => ({ votes: [{ ballot }] });
const times = (count: number, voice: Voice): Voice[] => Array.from({ length: count }, () => voice);

function getImage(images: readonly number[], voices: readonly Voice[], id: number) {
  const found = computePalmares(images, voices).images.find((image) => image.id === id);
  if (found === undefined) throw new Error(`No image ${id}`);
  return found;
}

test('without a voice all images are there, level and unknown', () => {
  const palmares = computePalmares([3, 1, 2], []);
  expect(palmares).toMatchObject({ voices: 0, divisive: [], consensual: [], surprise: null });
  expect(palmares.images.map(({ id, rank, best, worst, tier }) => [id, rank, best, worst, tier])).toEqual([
    [1, 1, 1, 3, null],
    [2, 1, 1, 3, null],
    [3, 1, 1, 3, null],
  ]);
});

test('an album without an image has an empty palmarès', () => {
  expect(computePalmares([], [one([[1], [2]])])).toEqual({
    voices: 0,
    images: [],
    divisive: [],
    consensual: [],
    surprise: null,
  });
});

describe('few voices', () => {
  const order: Ballot = [[1], [2], [3], [4], [5], [6]];

  test.each([1, 2])('PA-15: %i: an order, but no tier and no highlight', (count) => {
    const palmares = computePalmares([1, 2, 3, 4, 5, 6], times(count, one(order)));
    expect(palmares.voices).toBe(count);
    expect(palmares.images.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(palmares.images.every(({ tier }) => tier === null)).toBe(true);
    expect([...palmares.divisive, ...palmares.consensual, palmares.surprise]).toEqual([null]);
  });

  test('three: tiers', () => {
    const { images } = computePalmares([1, 2, 3, 4, 5, 6], times(3, one(order)));
    expect(images.every(({ tier }) => tier !== null)).toBe(true);
  });

  test('PA-14: an image that two of many judged has no tier', () => {
    const voices = [...times(10, one(order)), ...times(2, one([[7], [1]]))];
    expect(getImage([1, 2, 3, 4, 5, 6, 7], voices, 7)).toMatchObject({ judged: 2, tier: null });
  });
});

test('PA-7: an image that has left is in nobody’s ballot any more', () => {
  const voices = [one([[1], [9], [2]]), one([[9], [1, 2]])];
  const palmares = computePalmares([1, 2], voices);
  expect(palmares.images.map(({ id }) => id)).toEqual([1, 2]);
  // Only one group of the second ballot remains.
  expect(palmares.voices).toBe(1);
  expect(palmares).toEqual(computePalmares([1, 2], [one([[1], [2]])]));
});

describe('a tournament', () => {
  const ballot: Ballot = [[1], [2], [3, 4]];
  const duels = [
    { winner_id: 1, loser_ids: [3] },
    { winner_id: 2, loser_ids: [4] },
    { winner_id: 1, loser_ids: [2] },
  ];

  test('PA-5: says by its duels whom each image lost against, which the rounds do not', () => {
    const byDuels = computePalmares([1, 2, 3, 4], [{ votes: [{ ballot, duels }] }]);
    const worth = (id: number) => byDuels.images.find((image) => image.id === id)?.worth ?? Number.NaN;
    // Both lost in the first round: 3 against the champion, 4 against an image that lost later.
    expect(worth(3)).toBeGreaterThan(worth(4));
    const byRounds = computePalmares([1, 2, 3, 4], [{ votes: [{ ballot, duels: [] }] }]);
    expect(byRounds.images.find(({ id }) => id === 3)?.rank).toBe(3);
    expect(byRounds.images.find(({ id }) => id === 4)?.rank).toBe(3);
  });

  test('counts the duels of live images, and one of three as one won', () => {
    const played = [...duels, { winner_id: 1, loser_ids: [5, 6] }, { winner_id: 1, loser_ids: [7] }];
    const { images } = computePalmares([1, 2, 3, 4, 5, 6], [{ votes: [{ ballot, duels: played }] }]);
    expect(images.toSorted((a, b) => a.id - b.id).map(({ won, lost }) => [won, lost])).toEqual([
      [3, 0],
      [1, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });
});

test('images of equal worth share their rank, by number', () => {
  const { images } = computePalmares([5, 4, 3], times(4, one([[3], [4, 5]])));
  expect(images.map(({ id, rank }) => [id, rank])).toEqual([
    [3, 1],
    [4, 2],
    [5, 2],
  ]);
});

test('people who disagree about one image make it divisive', () => {
  const rest = [[2], [3], [4], [5], [6], [7], [8]];
  const voices = [...times(10, one([[1], ...rest])), ...times(10, one([...rest, [1]]))];
  const palmares = computePalmares([1, 2, 3, 4, 5, 6, 7, 8], voices);
  expect(palmares.divisive).toEqual([1]);
  expect(palmares.consensual).toHaveLength(3);
  expect(palmares.images.find(({ id }) => id === 1)?.spread).toBeGreaterThan(0.7);
});

test('whoever always lost early against the best is the surprise', () => {
  // In every tournament 8 loses at once against 1, the champion, and 2 loses in the final; the other results rotate.
  const voices = Array.from({ length: 12 }, (_, person): Voice => {
    const turned = [3, 4, 5, 6].map((image) => ((image - 3 + person) % 4) + 3);
    const [a = 0, b = 0, c = 0, d = 0] = turned;
    const ballot: Ballot = [[1], [2], [a, c], [8, 7, b, d]];
    const duels = [
      { winner_id: 1, loser_ids: [8] },
      { winner_id: a, loser_ids: [b] },
      { winner_id: 2, loser_ids: [7] },
      { winner_id: c, loser_ids: [d] },
      { winner_id: 1, loser_ids: [a] },
      { winner_id: 2, loser_ids: [c] },
      { winner_id: 1, loser_ids: [2] },
    ];
    return { votes: [{ ballot, duels }] };
  });
  expect(computePalmares([1, 2, 3, 4, 5, 6, 7, 8], voices).surprise).toBe(8);
});

test('its ballot is its order, without what nobody judged', () => {
  const { images } = computePalmares([1, 2, 3, 4], times(3, one([[3], [1, 2]])));
  expect(ballotFromPalmares({ images })).toEqual([[3], [1, 2]]);
});
