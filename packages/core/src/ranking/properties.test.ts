// Property tests: any number of images, any choices. fast-check prints the seed of a failure.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkResult } from './check-result.ts';
import { parseRankingDraft, type RankingDraft, toDraftJson } from './draft.ts';
import { estimateEffort } from './effort.ts';
import {
  canUndo,
  getPresent,
  type History,
  perform,
  startHistory,
  toggle,
  undo,
  validateSelection,
} from './history.ts';
import { RANKING } from './limits.ts';
import {
  assertRanking,
  createRanking,
  findUnpairedImage,
  listUnranked,
  type Ranking,
  selectionLimit,
} from './ranking.ts';
import { reduce } from './reduce.ts';
import { computeRankingResult } from './result.ts';
import { startRun } from './rounds.ts';
import { toggleSelection } from './selection.ts';
import { computeStatistics, getRankingStatus } from './statistics.ts';
import { fromSaved, type StoredRankingImage, toSaved } from './wire.ts';

const size = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 3, arbitrary: fc.integer({ min: 41, max: 330 }) },
  { weight: 1, arbitrary: fc.integer({ min: 331, max: 2_000 }) },
);
const numbers = fc.infiniteStream(fc.nat(1_000));

function create(count: number, seed: number): Ranking {
  return createRanking(
    Array.from({ length: count }, (_, index) => index * 3 + 1),
    seed,
  );
}

/** Total of missing points, which decreases with every pick. */
function missingPoints(ranking: Ranking): number {
  return listUnranked(ranking).reduce((sum, { points }) => sum + RANKING.pointsToRank - points, 0);
}

/** Derives a non-empty selection of the batch from two numbers. */
function choose(ranking: Ranking, a: number, b: number): number[] {
  const { run } = ranking;
  if (!run) return [];
  const count = 1 + (a % selectionLimit(run));
  return Array.from({ length: count }, (_, i) => run.batch[(b + i) % run.batch.length] ?? 0);
}

function next(stream: Iterator<number>): number {
  return Number(stream.next().value);
}

describe('whoever always picks', () => {
  test('gets everything ranked, in at most as many validations as points were missing', () => {
    fc.assert(
      fc.property(size, fc.integer(), numbers, (count, seed, stream) => {
        let ranking = startRun(create(count, seed));
        const most = missingPoints(ranking);
        let missing = most;
        let validations = 0;
        while (ranking.run) {
          const selection = choose(ranking, next(stream), next(stream));
          ranking = reduce(ranking, { type: 'validate', selection });
          missing -= selection.length;
          expect(missingPoints(ranking)).toBe(missing);
          validations++;
        }
        assertRanking(ranking);
        expect(getRankingStatus(ranking)).toBe('finished');
        expect(validations).toBeLessThanOrEqual(most);
        expect(ranking.ranked).toHaveLength(count);
      }),
      { numRuns: 80 },
    );
  });

  test('gets there with any number of images from 1 to 2 000', () => {
    for (let count = 1; count <= 2_000; count += count < 60 ? 1 : 485) {
      let ranking = startRun(create(count, count));
      for (let left = 5 * count; ranking.run && left > 0; left--)
        ranking = reduce(ranking, { type: 'validate', selection: choose(ranking, 999, left) });
      expect(getRankingStatus(ranking)).toBe('finished');
    }
  });
});

test('whoever only passes is offered to stop once in every cycle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer(), (count, seed) => {
      let ranking = startRun(create(count, seed));
      for (let cycle = 0; cycle < 3; cycle++) {
        let passes = 0;
        do {
          ranking = reduce(ranking, { type: 'pass' });
          passes++;
        } while (!ranking.run?.offersToStop && passes < 2 * count + 2);
        expect(ranking.run?.offersToStop).toBe(true);
      }
      expect(ranking.images.every(({ points, viewed }) => points === 0 && viewed > 0)).toBe(true);
    }),
  );
});

/** A history played with one pick at a time until an image is alone on screen, which happens at the latest with the last two images. */
const alone = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer(), numbers)
  .map(([count, seed, stream]) => {
    let history = startHistory(startRun(create(count, seed)));
    while (findUnpairedImage(getPresent(history)) === null) {
      const selection = choose(getPresent(history), 0, next(stream));
      history = perform(history, { type: 'validate', selection });
    }
    return history;
  });

describe('an image alone on screen', () => {
  test('gets exactly what it lacks in one action, and stands where single validations bring it', () => {
    fc.assert(
      fc.property(alone, (history) => {
        const before = getPresent(history);
        const image = findUnpairedImage(before) ?? 0;
        const lacks = RANKING.pointsToRank - (before.images.find(({ id }) => id === image)?.points ?? 0);
        const after = getPresent(perform(history, { type: 'complete', image }));
        let steps = before;
        for (let step = 0; step < lacks; step++)
          steps = reduce(steps, { type: 'validate', selection: [image] });
        expect(after).toEqual(steps);
        expect(after.ranked).toEqual([...before.ranked, image]);
        expect(missingPoints(after)).toBe(missingPoints(before) - lacks);
      }),
    );
  });

  test('is as it was after one undo, whatever was selected', () => {
    fc.assert(
      fc.property(alone, fc.boolean(), (history, isSelected) => {
        const image = findUnpairedImage(getPresent(history)) ?? 0;
        const ready = isSelected ? toggle(history, image) : history;
        const completed = perform(ready, { type: 'complete', image });
        expect(completed.actions).toHaveLength(history.actions.length + 1);
        expect(undo(completed)).toEqual(history);
      }),
    );
  });

  test('is nothing where there are others, nor for one that is not on screen', () => {
    const ranking = startRun(create(5, 1));
    const [image = 0] = ranking.run?.batch ?? [];
    expect(reduce(ranking, { type: 'complete', image })).toBe(ranking);
    const lone = startRun(create(1, 1));
    expect(reduce(lone, { type: 'complete', image: 99 })).toBe(lone);
  });
});

/** Numbers that map to an action or a toggle of the current ranking. Most of them are valid, some are not. */
const press = fc.record({ kind: fc.nat(99), a: fc.nat(1_000), b: fc.nat(1_000) });
type Press = typeof press extends fc.Arbitrary<infer T> ? T : never;

function apply(history: History, { kind, a, b }: Press): History {
  const ranking = getPresent(history);
  const batch = ranking.run?.batch ?? [];
  if (kind < 25) return toggle(history, batch[a % Math.max(batch.length, 1)] ?? a);
  if (kind < 40) return validateSelection(history);
  if (kind < 65) return perform(history, { type: 'validate', selection: choose(ranking, a, b) });
  if (kind < 75) return perform(history, { type: 'pass' });
  if (kind < 79) return perform(history, { type: 'validate', selection: [a, b] });
  if (kind < 80) return perform(history, { type: 'complete', image: findUnpairedImage(ranking) ?? a });
  if (kind < 86)
    return perform(history, {
      type: 'moveRanked',
      image: ranking.ranked[a % Math.max(ranking.ranked.length, 1)] ?? a,
      to: b - 2,
    });
  if (kind < 93) return perform(history, { type: 'start' });
  if (kind < 96) return perform(history, { type: 'stop' });
  return kind < 97 ? perform(history, { type: 'reset' }) : undo(history);
}

const presses = fc.array(press, { maxLength: 120, size: 'max' });

/** A ranking with history. It has few images, so that points accumulate into ranks. */
const past = fc
  .tuple(size, fc.integer(), presses)
  .map(([count, seed, all]) => all.reduce(apply, startHistory(startRun(create(count, seed)))));

describe('any sequence of presses', () => {
  test('keeps the ranking valid and always leaves a next step', () => {
    fc.assert(
      fc.property(past, ({ states }) => {
        for (const state of states) {
          assertRanking(state);
          const { total, ranked, unranked, inProgress } = computeStatistics(state);
          expect(ranked + unranked).toBe(total);
          expect(inProgress).toBeLessThanOrEqual(unranked);
          const status = getRankingStatus(state);
          if (status === 'running') {
            expect(unranked).toBeGreaterThan(0);
            expect(reduce(state, { type: 'validate', selection: choose(state, 0, 0) })).not.toBe(state);
          }
          if (status === 'ready') expect(getRankingStatus(startRun(state))).toBe('running');
          for (const isQuick of [true, false]) {
            const { least, most } = estimateEffort(state, isQuick);
            expect(least === 0).toBe(unranked === 0);
            expect(least).toBeLessThanOrEqual(most);
            expect(most).toBeLessThanOrEqual(missingPoints(state));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('never changes an old state', () => {
    fc.assert(
      fc.property(past, press, (history, last) => {
        const copy = structuredClone(history);
        apply(history, last);
        expect(history).toEqual(copy);
      }),
    );
  });

  test('gives one point at a time, and never without a view', () => {
    fc.assert(
      fc.property(past, ({ states, actions }) => {
        for (const [step, action] of actions.entries()) {
          const before = states[step]?.images ?? [];
          for (const [index, image] of (states[step + 1]?.images ?? []).entries()) {
            const gained = image.points - (before[index]?.points ?? 0);
            const seen = image.viewed - (before[index]?.viewed ?? 0);
            if (action.type === 'reset') expect([image.points, image.viewed]).toEqual([0, 0]);
            else if (action.type === 'complete') expect(gained).toBe(seen);
            else
              expect([
                [0, 0],
                [0, 1],
                [1, 1],
              ]).toContainEqual([gained, seen]);
          }
        }
      }),
    );
  });

  test('never selects more than may be', () => {
    fc.assert(
      fc.property(past, fc.array(fc.nat(40)), (history, toggles) => {
        assertRanking(toggles.reduce(toggleSelection, getPresent(history)));
      }),
    );
  });

  test('undoing everything gives back the start, and each undo what stood before', () => {
    fc.assert(
      fc.property(size, fc.integer(), presses, (count, seed, all) => {
        const start = startRun(create(count, seed));
        let history = all.reduce(apply, startHistory(start));
        while (canUndo(history)) {
          const earlier = undo(history);
          expect(earlier.states).toEqual(history.states.slice(0, -1));
          history = earlier;
        }
        const { run } = getPresent(history);
        expect({ ...getPresent(history), run: run && { ...run, selection: [] } }).toEqual(start);
      }),
    );
  });
});

describe('the saved form', () => {
  test('reads back with the same images, points, views and ranks', () => {
    fc.assert(
      fc.property(past, (history) => {
        const ranking = getPresent(history);
        const saved = toSaved(ranking);
        const read = fromSaved(JSON.parse(JSON.stringify(saved)) as typeof saved, ranking.seed);
        assertRanking(read);
        expect(read).toEqual({ ...ranking, run: null, draws: 0 });
        expect(toSaved(read)).toEqual(saved);
        expect(checkResult(saved)).toEqual([]);
        const { podium, rest, inProgress } = computeRankingResult(saved);
        expect(podium.length + rest.length).toBe(ranking.ranked.length);
        expect(inProgress).toHaveLength(computeStatistics(ranking).inProgress);
      }),
    );
  });

  test('whatever a stranger saved reads as a valid ranking that can go on', () => {
    const row = fc.record(
      {
        id_image: fc.integer({ min: -1, max: 30 }),
        points: fc.option(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double())),
        viewed: fc.option(fc.oneof(fc.integer(), fc.double())),
      },
      { requiredKeys: ['id_image'] },
    );
    fc.assert(
      fc.property(fc.array(row), (rows: StoredRankingImage[]) => {
        const ranking = fromSaved(rows, 1);
        assertRanking(ranking);
        assertRanking(startRun(ranking));
      }),
    );
  });
});

describe('drafts', () => {
  const fields = {
    savedAt: fc.constant(1),
    userKey: fc.string(),
    albumId: fc.integer({ min: 1 }),
    rankingId: fc.option(fc.integer({ min: 1 })),
    name: fc.string(),
    description: fc.string(),
    private: fc.boolean(),
  };
  const draft: fc.Arbitrary<RankingDraft> = fc.record({ ...fields, history: past });

  function assertHarmless(stored: unknown): void {
    const parsed = parseRankingDraft(stored);
    for (const state of parsed?.history.states ?? []) assertRanking(state);
  }

  test('come back from the storage as they were, chance included', () => {
    fc.assert(
      fc.property(draft, presses, (value, later) => {
        const parsed = parseRankingDraft(JSON.stringify(toDraftJson(value)));
        expect(parsed).toEqual(value);
        if (!parsed) return;
        expect(getPresent(later.reduce(apply, parsed.history))).toEqual(
          getPresent(later.reduce(apply, value.history)),
        );
      }),
    );
  });

  test('any junk is refused or repaired', () => {
    const ids = fc.oneof(fc.array(fc.integer({ min: -1, max: 9 })), fc.anything());
    const number = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.anything());
    const ranking = fc.record({
      images: fc.oneof(fc.array(fc.tuple(number, number, number)), fc.anything()),
      ranked: ids,
      run: fc.record({
        size: fc.oneof(fc.constantFrom(2, 6, 20), number),
        round: number,
        phase: fc.oneof(fc.constantFrom('normal', 'qualification'), fc.anything()),
        batch: ids,
        queue: ids,
        selection: ids,
        passed: number,
        offersToStop: fc.anything(),
      }),
      seed: number,
      draws: number,
    });
    const envelope = fc.record({
      v: fc.constant(1),
      userKey: fc.constant('a'),
      albumId: fc.constant(1),
      ranking,
      history: fc.record({ start: ranking, actions: fc.array(fc.anything()) }),
    });
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.json(), envelope), assertHarmless), { numRuns: 500 });
  });

  test('a draft that lost a part of its text, or had one changed, is refused or repaired', () => {
    const cut = fc.record({ from: fc.nat(), length: fc.nat(30), insert: fc.string({ maxLength: 6 }) });
    fc.assert(
      fc.property(draft, cut, (value, { from, length, insert }) => {
        const text = JSON.stringify(toDraftJson(value));
        const at = from % text.length;
        assertHarmless(text.slice(0, at));
        assertHarmless(text.slice(0, at) + insert + text.slice(at + length));
      }),
    );
  });
});
