import { describe, expect, test } from 'vitest';
import { createRanking, type Ranking, type Run } from './ranking.ts';
import { reduce } from './reduce.ts';
import { startRun } from './rounds.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Builds a ranking from the points and views of images 1, 2, 3… */
function getRanking(rows: readonly (readonly [points: number, viewed: number])[], seed = 1): Ranking {
  const images = rows.map(([points, viewed], index) => ({ id: index + 1, points, viewed }));
  const ranked = images.filter(({ points }) => points === 5).map(({ id }) => id);
  return { ...createRanking([], seed), images, ranked };
}

function getRun(ranking: Ranking): Run {
  if (!ranking.run) throw new Error('No run');
  return ranking.run;
}

const start = (count: number, seed = 1): Ranking => startRun(createRanking(upTo(count), seed));
const pass = (ranking: Ranking): Ranking => reduce(ranking, { type: 'pass' });
const pick = (ranking: Ranking, image: number): Ranking =>
  reduce(ranking, { type: 'validate', selection: [image] });

describe('startRun', () => {
  test('shows a first batch and queues the rest', () => {
    const run = getRun(start(20));
    expect(run).toMatchObject({ size: 2, round: 1, phase: 'normal', selection: [], offersToStop: false });
    expect(run.batch).toHaveLength(2);
    expect([...run.batch, ...run.queue].toSorted((a, b) => a - b)).toEqual(upTo(20));
  });

  test.each([
    [20, 2],
    [150, 6],
    [300, 12],
    [500, 20],
  ])('of %i images shows %i', (count, shown) => {
    expect(getRun(start(count)).batch).toHaveLength(shown);
  });

  test('takes the batch size from the images that are still unranked', () => {
    const ranking = getRanking([
      ...upTo(30).map(() => [5, 5] as const),
      ...upTo(20).map(() => [0, 0] as const),
    ]);
    expect(getRun(startRun(ranking)).size).toBe(2);
  });

  test('leaves a running or a finished ranking alone', () => {
    const running = start(5);
    expect(startRun(running)).toBe(running);
    const finished = getRanking([[5, 5]]);
    expect(startRun(finished)).toBe(finished);
    const empty = createRanking([], 1);
    expect(startRun(empty)).toBe(empty);
  });

  test('shows an only image on its own', () => {
    expect(getRun(start(1))).toMatchObject({ batch: [1], queue: [] });
  });

  test('RK-6: is drawn by the seed', () => {
    expect(start(50, 3)).toEqual(start(50, 3));
    expect(getRun(start(50, 3)).batch).not.toEqual(getRun(start(50, 4)).batch);
  });
});

describe('normal rounds', () => {
  test('RK-10: show the least viewed first', () => {
    const ranking = startRun(
      getRanking([
        [0, 3],
        [0, 1],
        [0, 2],
        [0, 0],
      ]),
    );
    expect([...getRun(ranking).batch, ...getRun(ranking).queue]).toEqual([4, 2, 3, 1]);
  });

  test('RK-2, RK-9, RK-40: take the next batch from the queue, then count a round more', () => {
    const first = start(4);
    const second = pass(first);
    expect(getRun(second).batch).toEqual(getRun(first).queue);
    expect(getRun(second).round).toBe(1);
    expect(getRun(pass(second)).round).toBe(2);
  });

  test('let the image that would be alone sit out, and open the next round with it', () => {
    const first = start(3);
    const seen = getRun(first).batch;
    expect(getRun(first).queue).toEqual([]);
    const loner = upTo(3).find((image) => !seen.includes(image));
    expect(getRun(pass(first)).batch[0]).toBe(loner);
  });

  test('end with a smaller batch and a smaller limit', () => {
    let ranking = start(21);
    for (let i = 0; i < 3; i++) ranking = pass(ranking);
    expect(getRun(ranking).batch).toHaveLength(3);
    expect(getRun(ranking).queue).toEqual([]);
  });
});

describe('qualification', () => {
  test('RK-11: starts once every image has been seen twice, with those that have points', () => {
    let ranking = start(4);
    const [favourite = 0] = getRun(ranking).batch;
    ranking = pass(pick(ranking, favourite));
    expect(getRun(ranking)).toMatchObject({ phase: 'normal', round: 2 });
    while (getRun(ranking).phase === 'normal') {
      const { batch } = getRun(ranking);
      ranking = batch.includes(favourite) ? pick(ranking, favourite) : pass(ranking);
    }
    expect(ranking.images.every(({ viewed }) => viewed >= 2)).toBe(true);
    expect(getRun(ranking)).toMatchObject({
      phase: 'qualification',
      round: 3,
      batch: [favourite],
      queue: [],
    });
  });

  test('RK-12: shows 2 to 4 images, the least viewed first', () => {
    for (let seed = 0; seed < 40; seed++) {
      const rows = Array.from({ length: 12 }, (_, index) => [1, 20 - index] as const);
      const { batch, queue, phase } = getRun(startRun(getRanking(rows, seed)));
      expect(phase).toBe('qualification');
      expect([2, 3, 4]).toContain(batch.length);
      expect([...batch, ...queue]).toEqual(upTo(12).toReversed());
    }
  });

  test('draws the size of each batch anew', () => {
    const sizes = new Set<number>();
    let ranking = startRun(getRanking(upTo(40).map(() => [1, 2] as const)));
    for (let i = 0; i < 10; i++) {
      sizes.add(getRun(ranking).batch.length);
      ranking = pass(ranking);
    }
    expect([...sizes].toSorted()).toEqual([2, 3, 4]);
  });

  test('goes on while images with points remain, though others have none', () => {
    let ranking = startRun(
      getRanking([
        [3, 3],
        [3, 3],
        [0, 3],
        [0, 3],
      ]),
    );
    for (let i = 0; i < 6; i++) ranking = pass(ranking);
    expect(getRun(ranking)).toMatchObject({ phase: 'qualification', round: 7 });
  });

  test('RK-13: ends when none has points: those without are shuffled and shown again, from round 1', () => {
    const ranking = startRun(
      getRanking([
        [4, 3],
        [0, 3],
        [0, 9],
        [0, 5],
        [0, 3],
      ]),
    );
    expect(getRun(ranking)).toMatchObject({ phase: 'qualification', batch: [1] });
    const after = pick(ranking, 1);
    expect(after.ranked).toEqual([1]);
    expect(getRun(after)).toMatchObject({ phase: 'normal', round: 1, size: 2 });
    expect([...getRun(after).batch, ...getRun(after).queue].toSorted()).toEqual([2, 3, 4, 5]);
  });

  test('comes back after them as soon as one has points', () => {
    const ranking = startRun(
      getRanking([
        [0, 3],
        [0, 3],
      ]),
    );
    expect(getRun(ranking).phase).toBe('normal');
    expect(getRun(pick(ranking, 2))).toMatchObject({ phase: 'qualification', batch: [2] });
    expect(getRun(pass(ranking)).phase).toBe('normal');
  });
});

test('the run ends when the last image is ranked', () => {
  const ranking = startRun(
    getRanking([
      [5, 5],
      [4, 4],
    ]),
  );
  const after = pick(ranking, 2);
  expect(after.run).toBeNull();
  expect(after.ranked).toEqual([1, 2]);
});

describe('the offer to stop', () => {
  test('comes after a whole cycle without a pick, and again after the next', () => {
    const offers: boolean[] = [];
    let ranking = start(6);
    for (let i = 0; i < 6; i++) {
      ranking = pass(ranking);
      offers.push(getRun(ranking).offersToStop);
    }
    expect(offers).toEqual([false, false, true, false, false, true]);
  });

  test('counts from the last pick', () => {
    let ranking = pass(pass(start(6)));
    ranking = pick(ranking, getRun(ranking).batch[0] ?? 0);
    expect(getRun(ranking)).toMatchObject({ passed: 0, offersToStop: false });
    expect(getRun(pass(pass(ranking))).offersToStop).toBe(false);
    expect(getRun(pass(pass(pass(ranking)))).offersToStop).toBe(true);
  });

  test('waits for the image that sat out', () => {
    expect(getRun(pass(start(3))).offersToStop).toBe(false);
    expect(getRun(pass(pass(start(3)))).offersToStop).toBe(true);
  });

  test('asks for the images with points only, in qualification', () => {
    const ranking = startRun(
      getRanking([
        [3, 3],
        [2, 3],
        [0, 3],
        [0, 3],
        [0, 3],
      ]),
    );
    expect(getRun(pass(ranking)).offersToStop).toBe(true);
  });
});
