import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateEffort } from './effort.ts';
import { getMilestone, getReachedMilestone } from './milestone.ts';
import { createRanking, type Ranking } from './ranking.ts';
import { reduce } from './reduce.ts';
import { startRun } from './rounds.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Answers every batch with the one image that `choose` prefers. */
function play(count: number, seed: number, choose: (batch: readonly number[]) => number): Ranking[] {
  const states = [startRun(createRanking(ids(count), seed))];
  for (let now = states[0]; now?.run; now = states.at(-1))
    states.push(reduce(now, { type: 'validate', selection: [choose(now.run.batch)] }));
  return states;
}

/** Prefers the lower number. */
const byTaste = (batch: readonly number[]) => Math.min(...batch);

describe('RK-83: the milestone', () => {
  test('is the top 10, the top 3 of a short ranking, and none of one that ends soon anyway', () => {
    expect([5, 6, 12, 13, 100].map(getMilestone)).toEqual([null, 3, 3, 10, 10]);
  });

  test('comes once, and nothing that is answered later changes the images before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), fc.func(fc.nat()), (count, seed, pickAt) => {
        const states = play(count, seed, (batch) => batch[pickAt(batch) % batch.length] ?? 0);
        const reached = states.flatMap((after, index) => {
          const top = index === 0 ? null : getReachedMilestone(states[index - 1] ?? after, after);
          return top === null ? [] : [{ top, at: index }];
        });
        expect(reached.length).toBeLessThanOrEqual(1);
        for (const { top, at } of reached) {
          const best = states[at]?.ranked.slice(0, top);
          expect(best).toHaveLength(top);
          for (const later of states.slice(at)) expect(later.ranked.slice(0, top)).toEqual(best);
        }
      }),
    );
  });

  // The measure behind the offer, with one choice for each batch. The whole ranking takes 44 to 50, 81 to 85 and 135 to 142 answers if up
  // to four images take one choice, and as many as allowed are chosen of six.
  test.each([
    [12, 3, 30],
    [20, 10, 65],
  ])('of %i images the top %i takes a consistent person at most %i answers', (count, top, most) => {
    for (let seed = 0; seed < 40; seed++) {
      const states = play(count, seed, byTaste);
      const answers = states.findIndex(({ ranked }) => ranked.length >= top);
      expect(answers, `seed ${seed}`).toBeLessThanOrEqual(most);
      expect(estimateEffort(states[answers] ?? createRanking([], 1), true).least).toBeGreaterThan(0);
    }
  });
});
