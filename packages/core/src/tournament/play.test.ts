import { describe, expect, test } from 'vitest';
import { canUndo, next, pick, restart, undo } from './play.ts';
import { createTournament, getPhase, getShownDuel, type Tournament } from './tournament.ts';

function start(count: number, seed = 1): Tournament {
  const tournament = createTournament(
    Array.from({ length: count }, (_, index) => index + 1),
    seed,
  );
  if (!tournament) throw new Error('No tournament');
  return tournament;
}

function pickAt(tournament: Tournament, index: number): Tournament {
  return pick(tournament, getShownDuel(tournament)?.[index] ?? 0);
}

/** Plays to the end, always picking the first image. */
function playOut(tournament: Tournament): Tournament {
  let played = tournament;
  while (getPhase(played) !== 'finished') played = next(pickAt(played, 0));
  return played;
}

describe('pick', () => {
  test('TO-19: lets the image win its duel', () => {
    const tournament = start(4);
    expect(pickAt(tournament, 1).picks).toEqual([getShownDuel(tournament)?.[1]]);
  });

  test('works on each image of a duel of three', () => {
    const tournament = start(3);
    for (const index of [0, 1, 2]) {
      const picked = pickAt(tournament, index);
      expect(getPhase(picked)).toBe('finished');
      expect(picked.picks).toEqual([getShownDuel(tournament)?.[index]]);
    }
  });

  test('ignores a second pick, of the same image or of the other', () => {
    const picked = pickAt(start(4), 0);
    expect(pickAt(picked, 0)).toBe(picked);
    expect(pickAt(picked, 1)).toBe(picked);
  });

  test('ignores an image of another duel', () => {
    const tournament = start(4);
    expect(pick(tournament, tournament.rounds[0]?.[1]?.[0] ?? 0)).toBe(tournament);
    expect(pick(tournament, 99)).toBe(tournament);
  });

  test('ignores everything once there is a champion', () => {
    const finished = playOut(start(5));
    expect(pickAt(finished, 0)).toBe(finished);
    expect(pick(start(1), 1)).toEqual(start(1));
  });

  test('TO-5: draws the next round from the winners when the round is done', () => {
    const first = next(pickAt(start(5), 1));
    const done = pickAt(first, 2);
    expect(done.rounds).toHaveLength(2);
    expect(done.rounds[1]?.flat().toSorted()).toEqual([...done.picks].toSorted());
  });
});

describe('next', () => {
  test('waits for a pick', () => {
    const tournament = start(4);
    expect(next(tournament)).toBe(tournament);
  });

  test('does not leave the final result', () => {
    const finished = playOut(start(4));
    expect(next(finished)).toBe(finished);
  });

  test('pressed twice goes one duel further only', () => {
    const once = next(pickAt(start(6), 0));
    expect(next(once)).toBe(once);
  });
});

describe('undo', () => {
  test('has nothing to do at the start', () => {
    const tournament = start(4);
    expect(canUndo(tournament)).toBe(false);
    expect(undo(tournament)).toBe(tournament);
  });

  test('shows the duel again, whether or not « Next » was pressed', () => {
    const tournament = start(4);
    const picked = pickAt(tournament, 0);
    expect(undo(picked)).toEqual(tournament);
    expect(undo(next(picked))).toEqual(tournament);
  });

  test('goes back across the end of a round and forgets the round drawn from it', () => {
    const before = next(pickAt(start(5), 0));
    const done = pickAt(before, 0);
    expect(undo(done)).toEqual(before);
    expect(undo(next(done))).toEqual(before);
  });

  test('goes back from the champion', () => {
    const final = next(pickAt(next(pickAt(start(4), 0)), 0));
    expect(undo(pickAt(final, 1))).toEqual(final);
  });

  test('TO-7: leads to the same opponents when the other image is picked instead', () => {
    const tournament = start(8);
    const [winner, loser] = getShownDuel(tournament) ?? [];
    const one = playRound(pickAt(tournament, 0));
    const other = playRound(pickAt(undo(pickAt(tournament, 0)), 1));
    const swapped = one.rounds[1]?.map((duel) => duel.map((image) => (image === winner ? loser : image)));
    expect(other.rounds[1]).toEqual(swapped);
  });
});

/** Plays from an answered duel to the end of its round. */
function playRound(tournament: Tournament): Tournament {
  let played = tournament;
  while (getPhase(played) === 'picked') played = pickAt(next(played), 0);
  return played;
}

describe('restart', () => {
  test('takes the same images from the first round', () => {
    const again = restart(playOut(start(9)), 1);
    expect(again).toEqual(start(9));
  });

  test('draws anew with another seed', () => {
    expect(restart(start(20), 2).rounds).not.toEqual(start(20).rounds);
  });
});
