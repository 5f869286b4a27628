import { describe, expect, test } from 'vitest';
import { createRanking, type Ranking } from './ranking.ts';
import { startRun } from './rounds.ts';
import { computeStatistics, getRankingStatus, hasProgress } from './statistics.ts';

const ranking: Ranking = {
  ...createRanking([], 1),
  images: [5, 5, 4, 1, 0].map((points, index) => ({ id: index + 1, points, viewed: 9 })),
  ranked: [2, 1],
};

test('RK-37: statistics count the images in progress among the unranked', () => {
  expect(computeStatistics(ranking)).toEqual({ total: 5, ranked: 2, unranked: 3, inProgress: 2 });
  expect(computeStatistics(createRanking([], 1))).toEqual({
    total: 0,
    ranked: 0,
    unranked: 0,
    inProgress: 0,
  });
});

describe('getRankingStatus', () => {
  test('RK-38: tells a round in progress, images left to rank, and the end', () => {
    expect(getRankingStatus(startRun(ranking))).toBe('running');
    expect(getRankingStatus(ranking)).toBe('ready');
    const images = ranking.images.slice(0, 2);
    expect(getRankingStatus({ ...ranking, images })).toBe('finished');
  });
});

describe('hasProgress', () => {
  test('asks for one score, a rank or a point: views are no progress', () => {
    expect(hasProgress(ranking)).toBe(true);
    expect(hasProgress({ ...ranking, images: [{ id: 1, points: 1, viewed: 1 }], ranked: [] })).toBe(true);
    expect(hasProgress({ ...ranking, images: [{ id: 1, points: 0, viewed: 8 }], ranked: [] })).toBe(false);
  });
});
