import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkResult } from '../ranking/check-result.ts';
import { assertRanking } from '../ranking/ranking.ts';
import { toSaved } from '../ranking/wire.ts';
import type { Standings } from './standings.ts';
import {
  answerTieBreak,
  isTied,
  maxDuelCount,
  rankingFromStandings,
  replayTieBreaks,
  resolveOrder,
  type TieBreaks,
  undoTieBreak,
} from './tie-breaks.ts';

function getStanding(sizes: readonly number[], unknown: readonly number[] = []): Standings {
  let next = 1;
  const groups = sizes.map((size, index) => ({
    label: `T${index}`,
    images: Array.from({ length: size }, () => next++),
  }));
  return { groups, unknown };
}
const begin = ({ groups }: Standings): TieBreaks => ({ groups: groups.filter(isTied), answers: [] });

/** The true preferences of a person: a distinct worth for each image. */
const taste = fc.array(fc.double({ noNaN: true, min: 0, max: 1 }), { minLength: 400, maxLength: 400 });
const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 });
const worthIn = (worths: readonly number[]) => (image: number) => (worths[image] ?? 0) + image * 1e-9;

/** Plays `duels` duels, by default all. */
function play(breaks: TieBreaks, worthOf: (image: number) => number, duels = Number.POSITIVE_INFINITY) {
  let played = breaks;
  const told: number[] = [];
  for (let count = 0; count < duels; count++) {
    const { duel, left } = replayTieBreaks(played);
    if (duel === null) break;
    told.push(left);
    const [a, b] = duel;
    played = answerTieBreak(played, worthOf(a) > worthOf(b) ? a : b);
  }
  return { played, told };
}

describe('binary insertion', () => {
  it('asks for no more duels than were told, and each answer takes at least one off', () => {
    fc.assert(
      fc.property(sizes, taste, (all, worths) => {
        const breaks = begin(getStanding(all));
        const most = breaks.groups.reduce((sum, { images }) => sum + maxDuelCount(images.length), 0);
        expect(replayTieBreaks(breaks).left).toBe(most);
        const { played, told } = play(breaks, worthIn(worths));
        expect(told.length).toBeLessThanOrEqual(most);
        expect(told.every((left, index) => index === 0 || left < (told[index - 1] ?? 0))).toBe(true);
        expect(replayTieBreaks(played)).toMatchObject({ duel: null, left: 0 });
      }),
      { numRuns: 60 },
    );
  });

  it('finds the true order of each group, one below the other', () => {
    fc.assert(
      fc.property(sizes, taste, (all, worths) => {
        const standing = getStanding(all);
        const worthOf = worthIn(worths);
        const { played } = play(begin(standing), worthOf);
        const truth = standing.groups.flatMap(({ images }) =>
          images.toSorted((a, b) => worthOf(b) - worthOf(a)),
        );
        expect(resolveOrder(standing, played)).toEqual(truth);
      }),
      { numRuns: 60 },
    );
  });

  it('has at any time an order of all that keeps the groups and agrees with every answer', () => {
    fc.assert(
      fc.property(sizes, taste, fc.nat(80), (all, worths, duels) => {
        const standing = getStanding(all);
        const worthOf = worthIn(worths);
        const { played } = play(begin(standing), worthOf, duels);
        const order = resolveOrder(standing, played);
        const getGroup = (image: number) => standing.groups.findIndex(({ images }) => images.includes(image));
        expect(order.map(getGroup)).toEqual(order.map(getGroup).toSorted((a, b) => a - b));
        expect(new Set(order).size).toBe(all.reduce((sum, size) => sum + size, 0));
        const place = new Map(order.map((image, index) => [image, index]));
        for (const duel of replayTieBreaks(played).played) {
          const [winner = 0, loser = 0] = duel.toSorted((a, b) => worthOf(b) - worthOf(a));
          expect(place.get(winner)).toBeLessThan(place.get(loser) ?? -1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the order of the row where nothing was asked', () => {
    const standing = getStanding([3, 1, 2]);
    expect(resolveOrder(standing, { groups: [], answers: [] })).toEqual([1, 2, 3, 4, 5, 6]);
    expect(resolveOrder(standing, begin(standing))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('tells of 1, 2, 3, 5 and 30 images that 0, 1, 3, 8 and 119 duels settle them at most', () => {
    expect([0, 1, 2, 3, 5, 30].map(maxDuelCount)).toEqual([0, 0, 1, 3, 8, 119]);
  });
});

describe('what a person does', () => {
  const standing = getStanding([3]);
  const fresh = begin(standing);

  it('answers the duel on screen and no other', () => {
    expect(replayTieBreaks(fresh).duel).toEqual([2, 1]);
    expect(answerTieBreak(fresh, 3)).toBe(fresh);
    expect(replayTieBreaks(answerTieBreak(fresh, 2)).orders).toEqual([[2, 1, 3]]);
  });

  it('takes an answer back', () => {
    const one = answerTieBreak(fresh, 2);
    expect(undoTieBreak(answerTieBreak(one, 3))).toEqual(one);
    expect(undoTieBreak(fresh)).toBe(fresh);
  });

  it('goes on after answers that do not fit, as if they and what follows had not been given', () => {
    const junk = { ...fresh, answers: [2, 99, 3] };
    expect(replayTieBreaks(junk)).toEqual(replayTieBreaks({ ...fresh, answers: [2] }));
    expect(answerTieBreak(junk, 3).answers).toEqual([2, 3]);
  });
});

describe('rankingFromStandings', () => {
  it('is a valid ranking that can be saved: all placed images ranked, each duel a view, the unknown still to rank', () => {
    const standing = getStanding([2, 1], [8, 9]);
    const ranking = rankingFromStandings(standing, answerTieBreak(begin(standing), 2), 5);
    assertRanking(ranking);
    const saved = toSaved(ranking);
    expect(checkResult(saved)).toEqual([]);
    expect(saved).toEqual([
      { id_image: 2, points: -1, viewed: 1 },
      { id_image: 1, points: -2, viewed: 1 },
      { id_image: 3, points: -3, viewed: 0 },
      { id_image: 8, points: 0, viewed: 0 },
      { id_image: 9, points: 0, viewed: 0 },
    ]);
  });
});
