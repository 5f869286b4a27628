import { describe, expect, test } from 'vitest';
import { createRng, randomInt, shuffle } from '../random.ts';
import { estimateEffort } from './effort.ts';
import { createRanking, findUnpairedImage, type Ranking, selectionLimit } from './ranking.ts';
import { reduce } from './reduce.ts';
import { startRun } from './rounds.ts';

/** Builds a ranking from the points and views of images 1, 2, 3… */
function getRanking(rows: readonly (readonly [points: number, viewed: number])[]): Ranking {
  const images = rows.map(([points, viewed], index) => ({ id: index + 1, points, viewed }));
  const ranked = images.filter(({ points }) => points === 5).map(({ id }) => id);
  return { ...createRanking([], 1), images, ranked };
}

const repeat = (count: number, row: readonly [number, number]) => Array.from({ length: count }, () => row);
const fresh = (count: number) => getRanking(repeat(count, [0, 0]));

describe('estimateEffort', () => {
  test('is nothing when everything is ranked or there is nothing', () => {
    expect(estimateEffort(getRanking([[5, 5]]))).toEqual({ least: 0, most: 0 });
    expect(estimateEffort(createRanking([], 1))).toEqual({ least: 0, most: 0 });
  });

  test('of one image is one answer, or one for each point that it lacks', () => {
    expect(estimateEffort(getRanking([[0, 0]]))).toEqual({ least: 1, most: 5 });
    expect(estimateEffort(getRanking([[3, 9]]))).toEqual({ least: 1, most: 2 });
    expect(estimateEffort(getRanking([[4, 9]]))).toEqual({ least: 1, most: 1 });
  });

  test('of 20 images are 20 pairs, then 80 points by ones, twos and threes', () => {
    expect(estimateEffort(fresh(20))).toEqual({ least: 20 + 32, most: 100 });
  });

  test('of 300 images is told by batches of twelve, then of qualification', () => {
    expect(estimateEffort(fresh(300))).toEqual({ least: 50 + 448, most: 1_500 });
  });

  test('counts on qualification alone once it has begun', () => {
    const running = startRun(getRanking(repeat(30, [1, 2])));
    expect(running.run?.phase).toBe('qualification');
    expect(estimateEffort(running)).toEqual({ least: 51, most: 120 });
  });

  test('is never more at the least than at the most', () => {
    expect(estimateEffort(getRanking(repeat(2, [4, 2])))).toEqual({ least: 1, most: 2 });
  });
});

type Style = (ranking: Ranking, batch: readonly number[], limit: number, rng: () => number) => number[];

const getPoints = ({ images }: Ranking) => new Map(images.map(({ id, points }) => [id, points]));
const byPoints = (ranking: Ranking, batch: readonly number[]) => {
  const points = getPoints(ranking);
  return batch.toSorted((a, b) => (points.get(a) ?? 0) - (points.get(b) ?? 0));
};
const byTaste = (batch: readonly number[]) => batch.toSorted((a, b) => a - b);

const behindFirst: Style = (ranking, batch, limit) => byPoints(ranking, batch).slice(0, limit);
const aheadFirst: Style = (ranking, batch, limit) => byPoints(ranking, batch).slice(-limit);

/** Ways to play: by a constant taste or at random, with all picks that the limit allows or only some. */
const STYLES: Record<string, Style> = {
  'all that may be, by taste': (_, batch, limit) => byTaste(batch).slice(0, limit),
  'all that may be, by chance': (_, batch, limit, rng) => shuffle(batch, rng).slice(0, limit),
  'all that may be, those behind first': behindFirst,
  'all that may be, those ahead first': aheadFirst,
  'half of it': (_, batch, limit) => byTaste(batch).slice(0, Math.ceil(limit / 2)),
  'as many as they please': (_, batch, limit, rng) => byTaste(batch).slice(0, 1 + randomInt(rng, limit)),
  'one, by taste': (_, batch) => byTaste(batch).slice(0, 1),
  'one, by chance': (_, batch, _limit, rng) => shuffle(batch, rng).slice(0, 1),
  'one, those behind first': (ranking, batch) => byPoints(ranking, batch).slice(0, 1),
};

/**
 * Plays a ranking to the end and returns every state in which an answer was given. An image alone on screen is completed at once when
 * `completes` is set, point by point otherwise.
 */
function play(count: number, seed: number, style: Style, completes: boolean): Ranking[] {
  const rng = createRng(seed);
  const answered: Ranking[] = [];
  let ranking = startRun({ ...fresh(count), seed });
  while (ranking.run) {
    answered.push(ranking);
    const lone = findUnpairedImage(ranking);
    const { run } = ranking;
    ranking =
      completes && lone !== null
        ? reduce(ranking, { type: 'complete', image: lone })
        : reduce(ranking, {
            type: 'validate',
            selection: style(ranking, run.batch, selectionLimit(run), rng),
          });
  }
  return answered;
}

// Most runs have few images, because luck averages out over many.
const PLAYED = [...Array.from({ length: 99 }, (_, index) => 1 + (index % 33)), 100, 151];

/** Highest share of runs that may end in fewer answers than an estimate gave at some moment. */
const LUCKY_SHARE = 0.01;

test('whatever the style, from the least to the most that was told: one run in a hundred is luckier', () => {
  const runs = Object.values(STYLES).flatMap((style) =>
    PLAYED.map((count, seed) => ({ count, seed, answered: play(count, seed, style, seed % 3 > 0) })),
  );
  const lucky = runs.filter(({ count, seed, answered }) =>
    answered.some((ranking, index) => {
      const { least, most } = estimateEffort(ranking);
      expect(answered.length - index, `${count} images, seed ${seed}`).toBeLessThanOrEqual(most);
      return answered.length - index < least;
    }),
  );
  const told = lucky.map(({ count, seed }) => `${count} images, seed ${seed}`);
  expect(lucky.length, told.join('; ')).toBeLessThanOrEqual(runs.length * LUCKY_SHARE);
});

const EACH_COUNT = Array.from({ length: 400 }, (_, index) => index + 1);
const SOME_COUNTS = EACH_COUNT.filter((count) => count <= 80 || count % 16 === 13);

function expectLeastIsReached(counts: readonly number[]): void {
  for (const count of counts)
    for (const style of stylesFor(count)) {
      const answers = play(count, count * 97, style, true).length;
      const { least } = estimateEffort(fresh(count));
      expect(answers, `${count} images`).toBeGreaterThanOrEqual(least);
      if (count > 20) expect(answers, `${count} images`).toBeLessThanOrEqual(least * 1.5);
    }
}

test('the least is never more than what comes to whoever picks all that may be', () => {
  expectLeastIsReached(SOME_COUNTS);
});

test('the same for each count from 1 to 400', { tags: ['thorough'] }, () => {
  expectLeastIsReached(EACH_COUNT);
});

/** `aheadFirst` ranks images early; `behindFirst` ranks none while batches are large. Large counts use one style each, to save time. */
function stylesFor(count: number): Style[] {
  if (count <= 120) return [behindFirst, aheadFirst];
  return [count % 4 < 2 ? behindFirst : aheadFirst];
}

test('a third round is told where an image sits out each round, and none where nobody does', () => {
  // Three rounds of 13 batches of six give 195 of 395 points. Two rounds and one batch give less.
  expect(estimateEffort(fresh(79))).toEqual({ least: 3 * 13 + 88, most: 395 });
  expect(estimateEffort(fresh(78)).least).toBe(2 * 13 + 116);
});

test('of a run that goes on, the images that are nearly ranked leave before the next round', () => {
  // The first round has fifteen pairs, the second eight. 12 of 35 points are then missing: two answers with luck.
  expect(estimateEffort(getRanking([...repeat(30, [4, 4]), [0, 0]])).least).toBeLessThanOrEqual(15 + 8 + 6);
});

test('the least is near what comes to whoever picks all that may be', () => {
  for (const count of [8, 20, 21, 100, 300]) {
    const answered = play(count, 7, (_, batch, limit) => byTaste(batch).slice(0, limit), true);
    expect(answered.length, `${count} images`).toBeLessThanOrEqual(estimateEffort(fresh(count)).least * 1.5);
  }
});
