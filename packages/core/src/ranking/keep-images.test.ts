import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canUndo, getPresent, startHistory, toggle, validateSelection } from './history.ts';
import { keepImages, keepInHistory } from './keep-images.ts';
import { assertRanking, createRanking } from './ranking.ts';
import { startRun } from './rounds.ts';
import { toSaved } from './wire.ts';

const COUNT = 12;

/** A ranking of twelve images after some validations. */
const somewhere = fc
  .tuple(fc.nat(), fc.array(fc.nat(3), { maxLength: 60, size: 'max' }))
  .map(([seed, choices]) => {
    const ids = Array.from({ length: COUNT }, (_, index) => index + 1);
    let history = startHistory(startRun(createRanking(ids, seed)));
    for (const choice of choices) {
      const batch = getPresent(history).run?.batch ?? [];
      history = validateSelection(toggle(history, batch[choice % Math.max(batch.length, 1)] ?? 0));
    }
    return history;
  });

describe('a ranking whose album let go of images', () => {
  it('keeps points, views and order of the others, and a run where there was one', () => {
    fc.assert(
      fc.property(somewhere, fc.subarray(Array.from({ length: COUNT }, (_, i) => i + 1)), (history, kept) => {
        const ranking = getPresent(history);
        const known = new Set(kept);

        const rest = keepImages(ranking, known);

        assertRanking(rest);
        expect(rest.images).toEqual(ranking.images.filter(({ id }) => known.has(id)));
        expect(rest.ranked).toEqual(ranking.ranked.filter((id) => known.has(id)));
        const isLeft = rest.ranked.length < rest.images.length;
        expect(rest.run !== null).toBe(ranking.run !== null && isLeft);
        // Ranks are renumbered, so the saved ranks have no gap.
        const ranks = toSaved(rest).flatMap(({ points }) => (points < 0 ? [-points] : []));
        expect(ranks.toSorted((a, b) => a - b)).toEqual(rest.ranked.map((_, index) => index + 1));
      }),
    );
  });

  it('stays the very same when none of its own has gone', () => {
    fc.assert(
      fc.property(somewhere, (history) => {
        const all = new Set(Array.from({ length: COUNT + 5 }, (_, index) => index));
        expect(keepInHistory(history, new Set([...all, COUNT]))).toBe(history);
      }),
    );
  });

  it('cannot bring a lost image back by an undo', () => {
    fc.assert(
      fc.property(somewhere, (history) => {
        const rest = keepInHistory(history, new Set([2, 3, 4]));
        expect(canUndo(rest)).toBe(false);
        expect(getPresent(rest).images.map(({ id }) => id)).toEqual([2, 3, 4]);
      }),
    );
  });
});
