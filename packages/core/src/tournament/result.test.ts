import { describe, expect, test } from 'vitest';
import { next, pick } from './play.ts';
import { computeTournamentResult, groupByRound } from './result.ts';
import { createTournament, getPhase, getShownDuel, type Tournament } from './tournament.ts';

/** Plays to the end; the smaller id always wins. */
function playOut(count: number): Tournament {
  let tournament = createTournament(
    Array.from({ length: count }, (_, index) => index + 1),
    1,
  );
  if (!tournament) throw new Error('No tournament');
  while (getPhase(tournament) !== 'finished')
    tournament = next(pick(tournament, Math.min(...(getShownDuel(tournament) ?? []))));
  return tournament;
}

describe('computeTournamentResult', () => {
  test('is null until there is a champion', () => {
    const tournament = createTournament([1, 2, 3, 4], 1);
    expect(tournament && computeTournamentResult(tournament)).toBeNull();
  });

  test('of one image is its champion alone', () => {
    expect(computeTournamentResult(playOut(1))).toEqual({
      champion: 1,
      groups: [{ kind: 'champion', round: 1, images: [1] }],
      path: [],
    });
  });

  test('of three images has two finalists', () => {
    expect(computeTournamentResult(playOut(3))?.groups).toEqual([
      { kind: 'champion', round: 2, images: [1] },
      { kind: 'finalists', round: 1, images: [2, 3] },
    ]);
  });

  test('TO-33: of four images ends with the semi-finalists', () => {
    const kinds = computeTournamentResult(playOut(4))?.groups.map(({ kind, round, images }) => [
      kind,
      round,
      images.length,
    ]);
    expect(kinds).toEqual([
      ['champion', 3, 1],
      ['finalists', 2, 1],
      ['semiFinalists', 1, 2],
    ]);
  });

  test('TO-51: of twenty-one images tells the round that each of the others lost in', () => {
    const result = computeTournamentResult(playOut(21));
    expect(result?.champion).toBe(1);
    expect(result?.groups.map(({ kind, round, images }) => [kind, round, images.length])).toEqual([
      ['champion', 5, 1],
      ['finalists', 4, 1],
      ['semiFinalists', 3, 3],
      ['round', 2, 5],
      ['round', 1, 11],
    ]);
  });
});

describe('groupByRound', () => {
  test('TO-51: goes from the highest round down, whatever the order given, and skips empty rounds', () => {
    const rounds = new Map([
      [1, 1],
      [2, 5],
      [3, 1],
    ]);
    expect(groupByRound(rounds, 5)).toEqual([
      { kind: 'champion', round: 5, images: [2] },
      { kind: 'round', round: 1, images: [1, 3] },
    ]);
  });

  test('is empty without images', () => {
    expect(groupByRound(new Map(), 1)).toEqual([]);
  });
});
