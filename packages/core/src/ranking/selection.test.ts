import { describe, expect, test } from 'vitest';
import { createRanking, type Ranking } from './ranking.ts';
import { startRun } from './rounds.ts';
import { getSelectedImages, toggleSelection, withSelection } from './selection.ts';

function start(count: number): Ranking {
  return startRun(
    createRanking(
      Array.from({ length: count }, (_, index) => index + 1),
      1,
    ),
  );
}

const getBatch = (ranking: Ranking): readonly number[] => ranking.run?.batch ?? [];

describe('toggleSelection', () => {
  test('keeps the order of selection', () => {
    const ranking = start(30);
    const [a = 0, b = 0, c = 0] = getBatch(ranking);
    const chosen = [c, a, b].reduce(toggleSelection, ranking);
    expect(getSelectedImages(chosen)).toEqual([c, a, b]);
  });

  test('RK-43: takes an image back', () => {
    const ranking = start(30);
    const [a = 0, b = 0] = getBatch(ranking);
    expect(getSelectedImages([a, b, a].reduce(toggleSelection, ranking))).toEqual([b]);
  });

  test('refuses an image beyond the limit', () => {
    const ranking = start(30);
    const batch = getBatch(ranking);
    const full = batch.slice(0, 5).reduce(toggleSelection, ranking);
    expect(getSelectedImages(full)).toHaveLength(5);
    expect(toggleSelection(full, batch[5] ?? 0)).toBe(full);
  });

  test('changes over to the other image where one may be selected', () => {
    const ranking = start(2);
    const [a = 0, b = 0] = getBatch(ranking);
    expect(getSelectedImages([a, b].reduce(toggleSelection, ranking))).toEqual([b]);
    expect(getSelectedImages([a, a].reduce(toggleSelection, ranking))).toEqual([]);
  });

  test('ignores an image off screen', () => {
    const ranking = start(30);
    expect(toggleSelection(ranking, ranking.run?.queue[0] ?? 0)).toBe(ranking);
    expect(toggleSelection(ranking, 99)).toBe(ranking);
  });

  test('ignores everything when no round is running', () => {
    const idle = createRanking([1, 2], 1);
    expect(toggleSelection(idle, 1)).toBe(idle);
    expect(getSelectedImages(idle)).toEqual([]);
  });
});

describe('withSelection', () => {
  test('leaves a ranking without a selection as it is', () => {
    const ranking = start(4);
    expect(withSelection(ranking, [])).toBe(ranking);
    const idle = createRanking([1], 1);
    expect(withSelection(idle, [1])).toBe(idle);
  });
});
