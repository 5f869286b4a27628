import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countRounds } from '../tournament/duels.ts';
import { next, pick } from '../tournament/play.ts';
import { assertTournament, getPhase, getShownDuel, type Tournament } from '../tournament/tournament.ts';
import { createSeededTournament } from './seeded-draw.ts';

const size = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 41, max: 1_000 }));

/** Best first; the ids are unrelated to the rank. */
const getOrder = (count: number) => Array.from({ length: count }, (_, rank) => ((rank * 7_919) % 10_007) + 1);

function start(order: readonly number[], seed: number): Tournament {
  const tournament = createSeededTournament(order, seed);
  if (tournament === null) throw new Error('No tournament');
  return tournament;
}

/** Every duel is won by the image that `better` prefers. */
function playOut(tournament: Tournament, better: (a: number, b: number) => number): Tournament {
  let played = tournament;
  while (getPhase(played) !== 'finished') {
    const [winner = 0] = (getShownDuel(played) ?? []).toSorted(better);
    played = next(pick(played, winner));
  }
  return played;
}

const rankIn = (order: readonly number[]) => {
  const ranks = new Map(order.map((image, rank) => [image, rank]));
  return (image: number) => ranks.get(image) ?? -1;
};

describe('a seeded draw', () => {
  it('is an ordinary tournament of the same images', () => {
    fc.assert(
      fc.property(size, fc.integer(), (count, seed) => {
        const order = getOrder(count);
        const tournament = start(order, seed);
        assertTournament(tournament);
        expect(tournament.imageIds.toSorted((a, b) => a - b)).toEqual(order.toSorted((a, b) => a - b));
        expect(start(order, seed)).toEqual(tournament);
      }),
    );
    expect(createSeededTournament([], 1)).toBeNull();
  });

  it('lets exactly the best of the order into each round, when favourites win: none of them meets another earlier', () => {
    fc.assert(
      fc.property(size, fc.integer(), (count, seed) => {
        const order = getOrder(count);
        const rankOf = rankIn(order);
        const { rounds } = playOut(start(order, seed), (a, b) => rankOf(a) - rankOf(b));
        expect(rounds).toHaveLength(countRounds(count));
        for (const round of rounds) {
          const ranks = round
            .flat()
            .map(rankOf)
            .toSorted((a, b) => a - b);
          expect(ranks).toEqual([...ranks.keys()]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('lets the best two meet in the final only, whoever wins the other duels', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 300 }), fc.integer(), fc.integer(), (count, seed, chance) => {
        const order = getOrder(count);
        const best = new Set(order.slice(0, 2));
        const luck = (image: number) => (best.has(image) ? -1 : Math.imul(image, chance | 1) >>> 0);
        const { rounds } = playOut(start(order, seed), (a, b) => luck(a) - luck(b));
        const meeting = rounds.findIndex((round) =>
          round.some((duel) => [...best].every((image) => duel.includes(image))),
        );
        expect(meeting).toBe(rounds.length - 1);
      }),
      { numRuns: 60 },
    );
  });

  it('has the favourite meet the last one first, the second the one before, and so on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer(), (power, seed) => {
        const order = getOrder(2 ** power);
        const rankOf = rankIn(order);
        const [round = []] = start(order, seed).rounds;
        for (const [a = 0, b = 0] of round) expect(rankOf(a) + rankOf(b)).toBe(order.length - 1);
      }),
    );
  });

  it('does not show the favourite on the same side each time', () => {
    const order = getOrder(64);
    const rankOf = rankIn(order);
    const [round = []] = start(order, 3).rounds;
    const sides = round.map((duel) => rankOf(duel[0] ?? 0) < rankOf(duel[1] ?? 0));
    expect(new Set(sides).size).toBe(2);
  });
});
