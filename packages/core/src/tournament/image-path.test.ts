import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findImagePath } from './image-path.ts';
import { next, pick } from './play.ts';
import { computeTournamentResult } from './result.ts';
import { toSavedDuels } from './saved-duels.ts';
import { createTournament, getPhase, getShownDuel } from './tournament.ts';

const group = (round: number, ...images: number[]) => ({ kind: 'round' as const, round, images });
/** Five images: a duel of three in the first round, then the final. */
const groups = [group(3, 1), group(2, 2), group(1, 3, 4, 5)];
const duels = [
  { winner_id: 2, loser_ids: [3] },
  { winner_id: 1, loser_ids: [4, 5] },
  { winner_id: 1, loser_ids: [2] },
];

describe('findImagePath', () => {
  it('tells whom an image beat, duels of three included, and who beat it', () => {
    expect(findImagePath(1, duels, groups)).toEqual({
      wins: [
        { round: 1, isFinal: false, beaten: [4, 5] },
        { round: 2, isFinal: true, beaten: [2] },
      ],
      loss: null,
    });
    expect(findImagePath(2, duels, groups)).toEqual({
      wins: [{ round: 1, isFinal: false, beaten: [3] }],
      loss: { round: 2, isFinal: true, winner: 1, beside: [] },
    });
    expect(findImagePath(5, duels, groups).loss).toEqual({
      round: 1,
      isFinal: false,
      winner: 1,
      beside: [4],
    });
  });

  it('leaves out images that are not shown', () => {
    const shown = [group(3, 1), group(1, 5)];
    expect(findImagePath(1, duels, shown).wins).toEqual([{ round: 1, isFinal: false, beaten: [5] }]);
    expect(findImagePath(5, duels, shown).loss?.beside).toEqual([]);
    expect(findImagePath(3, duels, groups.slice(2)).loss).toBeNull();
  });

  it('knows nothing of a tournament whose duels were not saved', () => {
    expect(findImagePath(2, [], groups)).toEqual({ wins: [], loss: null });
  });

  it('gives every image a win for each round it passed, and all but the champion a loss in its last', () => {
    const choices = fc.infiniteStream(fc.nat(2));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer(), choices, (count, seed, stream) => {
        let played = createTournament(
          [...Array(count).keys()].map((index) => index + 1),
          seed,
        );
        if (played === null) throw new Error('No tournament');
        for (const choice of stream) {
          if (getPhase(played) === 'finished') break;
          const duel = getShownDuel(played) ?? [];
          played = next(pick(played, duel[choice % duel.length] ?? 0));
        }
        const result = computeTournamentResult(played);
        const saved = toSavedDuels(played);
        for (const { round, images } of result?.groups ?? [])
          for (const image of images) {
            const path = findImagePath(image, saved, result?.groups ?? []);
            expect(path.wins.map((step) => step.round)).toEqual(
              [...Array(round - 1).keys()].map((index) => index + 1),
            );
            expect(path.loss?.round ?? null).toBe(image === result?.champion ? null : round);
          }
        expect(findImagePath(result?.champion ?? 0, saved, result?.groups ?? []).wins).toEqual(result?.path);
      }),
      { numRuns: 40 },
    );
  });
});
