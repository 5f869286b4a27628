import { describe, expect, test } from 'vitest';
import { next, pick } from './play.ts';
import { getProgress, isFinal } from './progress.ts';
import { createTournament, getPhase, getShownDuel, type Tournament } from './tournament.ts';

function play(count: number, picks: number): Tournament {
  let tournament = createTournament(
    Array.from({ length: count }, (_, index) => index + 1),
    1,
  );
  if (!tournament) throw new Error('No tournament');
  for (let i = 0; i < picks; i++) tournament = next(pick(tournament, getShownDuel(tournament)?.[0] ?? 0));
  return tournament;
}

describe('getProgress', () => {
  test('is exact before the first pick', () => {
    expect(getProgress(play(21, 0))).toEqual({
      round: 1,
      rounds: 4,
      duel: 1,
      duels: 10,
      picks: 0,
      total: 18,
    });
  });

  test('counts duels within the round, picks over the whole tournament', () => {
    expect(getProgress(play(21, 12))).toEqual({
      round: 2,
      rounds: 4,
      duel: 3,
      duels: 5,
      picks: 12,
      total: 18,
    });
  });

  test('stays on the duel that was picked until « Next »', () => {
    const tournament = play(4, 1);
    const picked = pick(tournament, getShownDuel(tournament)?.[0] ?? 0);
    expect(getProgress(picked)).toMatchObject({ round: 1, duel: 2, duels: 2, picks: 2 });
  });

  test('is complete with a champion', () => {
    expect(getProgress(play(5, 3))).toEqual({ round: 2, rounds: 2, duel: 1, duels: 1, picks: 3, total: 3 });
  });

  test('is empty with a single image', () => {
    expect(getProgress(play(1, 0))).toEqual({ round: 0, rounds: 0, duel: 0, duels: 0, picks: 0, total: 0 });
  });
});

describe('isFinal', () => {
  test.each([
    [2, 0],
    [3, 0],
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 3],
    [20, 17],
  ])('with %i images only after %i picks', (images, before) => {
    for (let picks = 0; picks <= before; picks++) expect(isFinal(play(images, picks))).toBe(picks === before);
  });

  test('TO-23: is not said over the round before, though its winners already share the top score', () => {
    const tournament = play(4, 1);
    const done = pick(tournament, getShownDuel(tournament)?.[0] ?? 0);
    expect(getPhase(done)).toBe('roundDone');
    expect(isFinal(done)).toBe(false);
    expect(isFinal(next(done))).toBe(true);
  });

  test('stays over the final that was picked', () => {
    expect(isFinal(play(5, 3))).toBe(true);
  });

  test('is never said of a single image', () => {
    expect(isFinal(play(1, 0))).toBe(false);
  });
});
