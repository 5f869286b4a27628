import { describe, expect, test } from 'vitest';
import { assertRanking, createRanking, type Ranking } from './ranking.ts';
import { reduce } from './reduce.ts';
import { startRun } from './rounds.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const start = (count: number): Ranking => startRun(createRanking(upTo(count), 1));
const getBatch = (ranking: Ranking): readonly number[] => ranking.run?.batch ?? [];

function getImage(ranking: Ranking, id: number) {
  return ranking.images.find((image) => image.id === id);
}

/** A ranking that shows exactly these images, with these points and views. */
function showing(rows: readonly (readonly [id: number, points: number, viewed: number])[]): Ranking {
  const images = rows.map(([id, points, viewed]) => ({ id, points, viewed }));
  const others = [90, 91].map((id) => ({ id, points: 0, viewed: 0 }));
  const run = {
    size: 6,
    round: 1,
    phase: 'normal',
    batch: images.map(({ id }) => id),
    queue: [90, 91],
    selection: [],
    passed: 0,
    offersToStop: false,
  } as const;
  const ranking = { ...createRanking([], 1), images: [...images, ...others], run };
  assertRanking(ranking);
  return ranking;
}

describe('validate', () => {
  test('RK-1, RK-2, RK-9: gives a point to each selected image and a view to each one shown', () => {
    const ranking = start(21);
    const batch = getBatch(ranking);
    const after = reduce(ranking, { type: 'validate', selection: batch.slice(0, 2) });
    for (const [index, id] of batch.entries())
      expect(getImage(after, id)).toEqual({ id, points: index < 2 ? 1 : 0, viewed: 1 });
    for (const id of ranking.run?.queue ?? [])
      expect(getImage(after, id)).toEqual({ id, points: 0, viewed: 0 });
  });

  test('refuses a selection that goes beyond what is shown', () => {
    const ranking = start(21);
    const [shown = 0] = getBatch(ranking);
    const [hidden = 0] = ranking.run?.queue ?? [];
    expect(reduce(ranking, { type: 'validate', selection: [shown, hidden] })).toBe(ranking);
  });

  test('RK-3: ranks an image at 5 points', () => {
    const after = reduce(
      showing([
        [1, 4, 6],
        [2, 3, 4],
        [3, 0, 4],
      ]),
      { type: 'validate', selection: [1, 2] },
    );
    expect(after.ranked).toEqual([1]);
    expect(getImage(after, 2)?.points).toBe(4);
  });

  test('RK-4: ranks together the fewest views first, then in the order of selection', () => {
    const ranking = showing([
      [1, 4, 9],
      [2, 4, 6],
      [3, 4, 4],
      [4, 4, 6],
      [5, 0, 0],
    ]);
    expect(reduce(ranking, { type: 'validate', selection: [1, 4, 2, 3] }).ranked).toEqual([3, 4, 2, 1]);
    expect(reduce(ranking, { type: 'validate', selection: [2, 4] }).ranked).toEqual([2, 4]);
  });

  test('RK-3: adds to the end of what is ranked', () => {
    const ranking = showing([
      [1, 4, 4],
      [2, 0, 4],
    ]);
    const before = { ...ranking, images: [...ranking.images, { id: 7, points: 5, viewed: 40 }], ranked: [7] };
    expect(reduce(before, { type: 'validate', selection: [1] }).ranked).toEqual([7, 1]);
  });

  test.each<[string, (batch: readonly number[], queue: readonly number[]) => readonly number[]]>([
    ['nothing', () => []],
    ['more than the limit', (batch) => batch],
    ['the same image twice', ([first = 0]) => [first, first]],
    ['an image off screen', (_, queue) => queue.slice(0, 1)],
    ['an unknown image', () => [99]],
  ])('refuses %s', (_, choose) => {
    const ranking = start(21);
    const selection = choose(getBatch(ranking), ranking.run?.queue ?? []);
    expect(reduce(ranking, { type: 'validate', selection })).toBe(ranking);
  });

  test('is ignored when no round is running', () => {
    const idle = createRanking([1, 2], 1);
    expect(reduce(idle, { type: 'validate', selection: [1] })).toBe(idle);
  });

  test('shows the next batch with nothing selected', () => {
    const ranking = start(21);
    const after = reduce(ranking, { type: 'validate', selection: getBatch(ranking).slice(0, 1) });
    expect(after.run?.selection).toEqual([]);
    expect(getBatch(after)).toEqual(ranking.run?.queue.slice(0, 6));
  });
});

describe('pass', () => {
  test('counts a view for each image shown and no point', () => {
    const ranking = start(4);
    const after = reduce(ranking, { type: 'pass' });
    for (const id of getBatch(ranking)) expect(getImage(after, id)).toEqual({ id, points: 0, viewed: 1 });
    expect(after.ranked).toEqual([]);
  });

  test('is ignored when no round is running', () => {
    const idle = createRanking([1, 2], 1);
    expect(reduce(idle, { type: 'pass' })).toBe(idle);
  });
});

describe('RK-15: start and stop', () => {
  test('stop ends the round and keeps the scores', () => {
    const ranking = reduce(start(4), { type: 'pass' });
    const stopped = reduce(ranking, { type: 'stop' });
    expect(stopped).toEqual({ ...ranking, run: null });
    expect(reduce(stopped, { type: 'stop' })).toBe(stopped);
  });

  test('start goes on with the images that are not ranked', () => {
    const ranking = { ...createRanking(upTo(4), 1), ranked: [2] };
    const images = ranking.images.map((image) =>
      image.id === 2 ? { ...image, points: 5, viewed: 5 } : image,
    );
    const started = reduce({ ...ranking, images }, { type: 'start' });
    expect(started.run?.batch).not.toContain(2);
  });
});

describe('moveRanked', () => {
  const images = upTo(4).map((id) => ({ id, points: 5, viewed: 5 }));
  const ranking: Ranking = { ...createRanking([], 1), images, ranked: [1, 2, 3, 4] };

  test.each([
    [4, 0, [4, 1, 2, 3]],
    [1, 3, [2, 3, 4, 1]],
    [2, 2, [1, 3, 2, 4]],
    [3, -5, [3, 1, 2, 4]],
    [3, 99, [1, 2, 4, 3]],
  ])('puts image %i at index %i', (image, to, ranked) => {
    expect(reduce(ranking, { type: 'moveRanked', image, to }).ranked).toEqual(ranked);
  });

  test('changes nothing for its own place or an image without a rank', () => {
    expect(reduce(ranking, { type: 'moveRanked', image: 2, to: 1 })).toBe(ranking);
    expect(reduce(ranking, { type: 'moveRanked', image: 4, to: 99 })).toBe(ranking);
    expect(reduce(ranking, { type: 'moveRanked', image: 9, to: 1 })).toBe(ranking);
    const empty = createRanking([1], 1);
    expect(reduce(empty, { type: 'moveRanked', image: 1, to: 0 })).toBe(empty);
  });

  test('leaves the round under way alone', () => {
    const running = startRun({ ...ranking, images: [...images, { id: 8, points: 0, viewed: 0 }] });
    expect(reduce(running, { type: 'moveRanked', image: 4, to: 0 }).run).toBe(running.run);
  });
});

describe('reset', () => {
  test('RK-16: puts every score and view back to 0 and clears ranks and rounds', () => {
    const played = reduce(start(4), { type: 'pass' });
    const after = reduce(played, { type: 'reset' });
    expect(after).toEqual({ ...createRanking(upTo(4), 1), draws: played.draws });
  });

  test('forgets the views of a round that was stopped, though others were never shown', () => {
    const stopped = reduce(reduce(start(4), { type: 'pass' }), { type: 'stop' });
    expect(reduce(stopped, { type: 'reset' }).images).toEqual(createRanking(upTo(4), 1).images);
  });

  test('starts another draw from round 1', () => {
    const again = reduce(reduce(start(50), { type: 'reset' }), { type: 'start' });
    expect(again.run?.round).toBe(1);
    expect(getBatch(again)).not.toEqual(getBatch(start(50)));
  });

  test('changes nothing when nothing was done', () => {
    const blank = createRanking([1, 2], 1);
    expect(reduce(blank, { type: 'reset' })).toBe(blank);
  });
});
