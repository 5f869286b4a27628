import { describe, expect, test } from 'vitest';
import { next, pick } from './play.ts';
import { removeImages } from './remove-images.ts';
import { findChampionPath, removeFromDuels, toSavedDuels } from './saved-duels.ts';
import { createTournament, getPhase, type Tournament } from './tournament.ts';
import { toSaved } from './wire.ts';

function playOut(start: Tournament | null, better: (a: number, b: number) => number): Tournament {
  if (start === null) throw new Error('No tournament');
  let tournament = start;
  while (getPhase(tournament) === 'duel') {
    const [best = 0] = (tournament.rounds.flat()[tournament.shown] ?? [])
      .filter((image) => !tournament.gone.includes(image))
      .toSorted(better);
    tournament = next(pick(tournament, best));
  }
  return tournament;
}
const smallest = (a: number, b: number) => a - b;

describe('the duels of a tournament', () => {
  test('tell whom each pick beat, the two others of a duel of three included', () => {
    expect(toSavedDuels(playOut(createTournament([1, 2, 3], 1), smallest))).toEqual([
      { winner_id: 1, loser_ids: expect.arrayContaining([2, 3]) as number[] },
    ]);
    expect(toSavedDuels(playOut(createTournament([7], 1), smallest))).toEqual([]);
  });

  test('leave out an image that has left, and what it won', () => {
    const finished = playOut(createTournament([1, 2, 3, 4, 5, 6, 7, 8], 3), smallest);
    const gone = toSavedDuels(finished)[0]?.winner_id ?? 0;
    const rest = removeImages(finished, new Set([gone]));

    const told = rest === null ? [] : toSavedDuels(playOut(rest, smallest));
    expect(told.length).toBeGreaterThan(0);
    expect(told.flatMap(({ winner_id, loser_ids }) => [winner_id, ...loser_ids])).not.toContain(gone);
  });

  test('without an image keep what the others did', () => {
    const duels = [
      { winner_id: 1, loser_ids: [2, 3] },
      { winner_id: 4, loser_ids: [5] },
      { winner_id: 1, loser_ids: [4] },
    ];
    expect(removeFromDuels(duels, [3])).toEqual([
      { winner_id: 1, loser_ids: [2] },
      { winner_id: 4, loser_ids: [5] },
      { winner_id: 1, loser_ids: [4] },
    ]);
    expect(removeFromDuels(duels, [4])).toEqual([{ winner_id: 1, loser_ids: [2, 3] }]);
    expect(removeFromDuels(duels, [])).toEqual(duels);
  });
});

describe('the path of the champion', () => {
  const rounds = new Map([
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 1],
  ]);
  const duels = [
    { winner_id: 1, loser_ids: [3] },
    { winner_id: 2, loser_ids: [4] },
    { winner_id: 1, loser_ids: [2] },
  ];

  test('goes from its first round to the final', () => {
    expect(findChampionPath(1, duels, rounds)).toEqual([
      { round: 1, isFinal: false, beaten: [3] },
      { round: 2, isFinal: true, beaten: [2] },
    ]);
  });

  test('leaves out those who are not shown, and is empty without a champion or duels', () => {
    const shown = new Map([...rounds].filter(([image]) => image !== 3));
    expect(findChampionPath(1, duels, shown)).toEqual([{ round: 2, isFinal: true, beaten: [2] }]);
    expect([findChampionPath(null, duels, rounds), findChampionPath(1, [], rounds)]).toEqual([[], []]);
  });

  test('has a step for each round that was played', () => {
    const saved = toSaved(playOut(createTournament([1, 2, 3, 4, 5, 6, 7, 8, 9], 5), smallest));
    const won = saved?.duels.filter(({ winner_id }) => winner_id === saved.winner_id);
    expect(won).toHaveLength((saved?.turn ?? 0) - 1);
  });
});
