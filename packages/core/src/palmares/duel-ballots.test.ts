import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { next, pick } from '../tournament/play.ts';
import { type SavedDuel, toSavedDuels } from '../tournament/saved-duels.ts';
import { createTournament, getPhase, getShownDuel } from '../tournament/tournament.ts';
import { createBallotTable } from './ballot-table.ts';
import { ballotsFromDuels } from './duel-ballots.ts';
import { computeLikelihood } from './rank-ordered-logit.ts';

const all = () => true;

/** Plays a tournament by a person who prefers the images in this order, and returns its duels. */
function getDuels(order: readonly number[], seed: number): SavedDuel[] {
  let tournament = createTournament(
    order.toSorted((a, b) => a - b),
    seed,
  );
  while (tournament !== null && getPhase(tournament) !== 'finished') {
    const duel = getShownDuel(tournament) ?? [];
    tournament = next(pick(tournament, order.find((image) => duel.includes(image)) ?? 0));
  }
  return tournament === null ? [] : toSavedDuels(tournament);
}

function getOrders(images: readonly number[]): number[][] {
  if (images.length === 0) return [[]];
  return images.flatMap((first) =>
    getOrders(images.filter((image) => image !== first)).map((rest) => [first, ...rest]),
  );
}

function getProbability(order: readonly number[], worths: readonly number[]): number {
  return order.reduce((product, image, index) => {
    const left = order.slice(index).reduce((sum, other) => sum + (worths[other] ?? 0), 0);
    return product * ((worths[image] ?? 0) / left);
  }, 1);
}

function holds(order: readonly number[], duels: readonly SavedDuel[]): boolean {
  return duels.every(({ winner_id, loser_ids }) =>
    loser_ids.every((loser) => order.indexOf(winner_id) < order.indexOf(loser)),
  );
}

test('PA-5: whoever was never beaten stands above all that it beat, and all that those had beaten', () => {
  const duels = [
    { winner_id: 1, loser_ids: [2] },
    { winner_id: 3, loser_ids: [4, 5] },
    { winner_id: 1, loser_ids: [3] },
  ];
  expect(ballotsFromDuels(duels, all)).toEqual([
    [[1], [2, 3, 4, 5]],
    [[3], [4, 5]],
  ]);
});

test('their likelihood is the chance of all orders that would have given the same duels', () => {
  const worth = fc.double({ min: 0.2, max: 5, noNaN: true });
  const images = [1, 2, 3, 4, 5, 6];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(images, { minLength: images.length }),
      fc.integer(),
      fc.array(worth, { minLength: 7, maxLength: 7 }),
      (order, seed, worths) => {
        const duels = getDuels(order, seed);
        const chance = getOrders(images)
          .filter((other) => holds(other, duels))
          .reduce((sum, other) => sum + getProbability(other, worths), 0);
        const table = createBallotTable(
          7,
          ballotsFromDuels(duels, all).map((groups) => ({ groups, weight: 1 })),
        );
        const { logLikelihood } = computeLikelihood(table, Float64Array.from(worths, Math.log));
        expect(logLikelihood).toBeCloseTo(Math.log(chance), 8);
      },
    ),
    { numRuns: 15 },
  );
});

describe('images that have left', () => {
  const duels = [
    { winner_id: 3, loser_ids: [4] },
    { winner_id: 1, loser_ids: [2] },
    { winner_id: 1, loser_ids: [3] },
  ];

  test('take no place, but whoever beat them stands above those that they had beaten', () => {
    expect(ballotsFromDuels(duels, (image) => image !== 3)).toEqual([[[1], [2, 4]]]);
  });

  test('leave no ballot behind that says nothing', () => {
    expect(ballotsFromDuels(duels, (image) => image !== 4 && image !== 1)).toEqual([]);
  });
});

test('whoever lost once loses and wins no more', () => {
  const duels = [
    { winner_id: 1, loser_ids: [2] },
    { winner_id: 2, loser_ids: [1] },
    { winner_id: 3, loser_ids: [2, 3] },
    { winner_id: 3, loser_ids: [1] },
  ];
  expect(ballotsFromDuels(duels, all)).toEqual([
    [[1], [2]],
    [[3], [1, 2]],
  ]);
});
