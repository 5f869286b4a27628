import { describe, expect, test } from 'vitest';
import { createRng, randomInt } from '../random.ts';
import { type Effort, estimateEffort } from './effort.ts';
import { acceptsQuickAnswers } from './quick-answer.ts';
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
    expect(estimateEffort(getRanking([[5, 5]]), true)).toEqual({ least: 0, most: 0 });
    expect(estimateEffort(createRanking([], 1), true)).toEqual({ least: 0, most: 0 });
  });

  test('of one image is one answer, or one for each point that it lacks', () => {
    expect(estimateEffort(getRanking([[0, 0]]), true)).toEqual({ least: 1, most: 5 });
    expect(estimateEffort(getRanking([[3, 9]]), true)).toEqual({ least: 1, most: 2 });
    expect(estimateEffort(getRanking([[4, 9]]), false)).toEqual({ least: 1, most: 1 });
  });

  test('is never more at the least than at the most, and never more than the missing points', () => {
    expect(estimateEffort(getRanking(repeat(2, [4, 2])), true)).toEqual({ least: 1, most: 2 });
  });

  test('is narrow with quick answers, and leaves room for larger choices without them', () => {
    expect(tell(20, true)).toBe('79–96');
    expect(tell(40, true)).toBe('130–175');
    expect(tell(40, false)).toBe('69–175');
  });

  test('counts on qualification alone once it has begun', () => {
    const running = startRun(getRanking(repeat(30, [1, 2])));
    expect(running.run?.phase).toBe('qualification');
    // 120 points are missing, a few of which the last image gets at once.
    expect(estimateEffort(running, true)).toEqual({ least: 107, most: 120 });
  });
});

function tell(count: number, isQuick: boolean): string {
  const { least, most } = estimateEffort(fresh(count), isQuick);
  return `${least}–${most}`;
}

/** How many images a person picks where a batch takes `limit`. */
const AMOUNTS: Record<string, (limit: number, rng: () => number) => number> = {
  one: () => 1,
  half: (limit) => Math.ceil(limit / 2),
  'as many as they please': (limit, rng) => 1 + randomInt(rng, limit),
  'all that may be': (limit) => limit,
};

/** From a constant taste to one that often changes: the share of chance in a preference. */
const MOODS = [0, 0.3, 1];

type Person = { readonly isQuick: boolean; readonly amount: keyof typeof AMOUNTS; readonly mood: number };

/** Plays a ranking to the end and returns every state in which an answer was given. An image alone on screen is completed. */
function play(count: number, seed: number, { isQuick, amount, mood }: Person): Ranking[] {
  const rng = createRng(seed);
  const answered: Ranking[] = [];
  let ranking = startRun({ ...fresh(count), seed });
  while (ranking.run) {
    answered.push(ranking);
    const { run } = ranking;
    const lone = findUnpairedImage(ranking);
    const liked = new Map(run.batch.map((id) => [id, id + mood * count * rng()]));
    const picks = isQuick && acceptsQuickAnswers(run) ? 1 : AMOUNTS[amount]?.(selectionLimit(run), rng);
    const selection = run.batch.toSorted((a, b) => (liked.get(a) ?? 0) - (liked.get(b) ?? 0)).slice(0, picks);
    ranking = reduce(
      ranking,
      lone === null ? { type: 'validate', selection } : { type: 'complete', image: lone },
    );
  }
  return answered;
}

/** One run of a person: what was told before each answer, and how many answers were then left. */
type Told = readonly { readonly effort: Effort; readonly left: number }[];

function playAll(count: number, isQuick: boolean, runs: number): Told[] {
  return Object.keys(AMOUNTS).flatMap((amount) =>
    Array.from({ length: runs }, (_, seed) => {
      const answered = play(count, seed, { isQuick, amount, mood: MOODS[seed % MOODS.length] ?? 0 });
      const step = Math.ceil(answered.length / 20);
      return answered.flatMap((ranking, index) =>
        index % step === 0
          ? [{ effort: estimateEffort(ranking, isQuick), left: answered.length - index }]
          : [],
      );
    }),
  );
}

const isLess = ({ effort, left }: Told[number]) => left < effort.least;
const isMore = ({ effort, left }: Told[number]) => left > effort.most;
const share = (all: Told, matches: (told: Told[number]) => boolean) =>
  all.filter(matches).length / all.length;

/** The answers of the run at a quantile. */
function quantile(first: Told, q: number): number {
  return first.map(({ left }) => left).toSorted((a, b) => a - b)[Math.round(q * (first.length - 1))] ?? 0;
}

/** Five in a hundred on each side, and the chance of the sample. */
const OUTSIDE = 0.06;

function expectTrueAndNarrow(count: number, isQuick: boolean, runs: number): void {
  const all = playAll(count, isQuick, runs);
  const first = all.flatMap((told) => told.slice(0, 1));
  for (const told of [first, all.flat()]) {
    expect(share(told, isLess)).toBeLessThanOrEqual(OUTSIDE);
    expect(share(told, isMore)).toBeLessThanOrEqual(OUTSIDE);
  }
  const [low, high] = [quantile(first, 0.05), quantile(first, 0.95)];
  for (const { effort } of first) {
    expect(effort.least, `${low} to ${high}`).toBeGreaterThanOrEqual(low * 0.85 - NEAR);
    expect(effort.most, `${low} to ${high}`).toBeLessThanOrEqual(high * 1.1 + NEAR);
  }
}

/** Answers that a short ranking may lie beside the simulation. */
const NEAR = 5;

describe('RK-20: what is told spans the middle nine tenths of all ways to play, from the first to the last answer', () => {
  test.each([2, 5, 8, 12, 16, 20, 21, 30, 40, 60, 79, 100])('of %i images', (count) => {
    const runs = count > 40 ? 9 : 24;
    expectTrueAndNarrow(count, true, runs);
    expectTrueAndNarrow(count, false, runs);
  });

  test.each([150, 151, 300])('of %i images, from the first answer', { tags: ['thorough'] }, (count) => {
    expectTrueAndNarrow(count, true, 12);
    expectTrueAndNarrow(count, false, 12);
  });
});
