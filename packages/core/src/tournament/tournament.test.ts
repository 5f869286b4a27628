import { describe, expect, test } from 'vitest';
import { next, pick } from './play.ts';
import {
  assertTournament,
  countWins,
  createTournament,
  getPhase,
  getShownDuel,
  getShownPick,
  locateDuel,
  type Tournament,
  upcomingDuels,
} from './tournament.ts';

function start(count: number, seed = 1): Tournament {
  const tournament = createTournament(
    Array.from({ length: count }, (_, index) => index + 1),
    seed,
  );
  if (!tournament) throw new Error('No tournament');
  return tournament;
}

/** Picks the first image of the duel on screen. */
function pickFirst(tournament: Tournament): Tournament {
  return pick(tournament, getShownDuel(tournament)?.[0] ?? 0);
}

describe('createTournament', () => {
  test('is refused without an image', () => {
    expect(createTournament([], 1)).toBeNull();
    expect(createTournament([0, -3, 1.5], 1)).toBeNull();
  });

  test('leaves out repeated and impossible ids', () => {
    expect(createTournament([3, 3, 0, 2, -1], 1)?.imageIds).toEqual([3, 2]);
  });

  test('is finished at once with a single image, which is its champion', () => {
    const tournament = start(1);
    assertTournament(tournament);
    expect(getPhase(tournament)).toBe('finished');
    expect(getShownDuel(tournament)).toBeNull();
    expect(getShownPick(tournament)).toBeNull();
    expect(upcomingDuels(tournament)).toEqual([]);
  });

  test('TO-7: shuffles by the seed', () => {
    expect(start(30, 5)).toEqual(start(30, 5));
    expect(start(30, 5).rounds).not.toEqual(start(30, 6).rounds);
  });

  test('turns any number into a seed that a draft can keep', () => {
    expect(start(2, -1).seed).toBe(2 ** 32 - 1);
    expect(start(2, 1.9).seed).toBe(1);
    expect(start(2, Number.NaN).seed).toBe(0);
  });
});

describe('phases', () => {
  test('go from a duel to its pick, to the end of the round, to the champion', () => {
    let tournament = start(4);
    expect(getPhase(tournament)).toBe('duel');
    tournament = pickFirst(tournament);
    expect(getPhase(tournament)).toBe('picked');
    tournament = next(tournament);
    expect(getPhase(tournament)).toBe('duel');
    tournament = pickFirst(tournament);
    expect(getPhase(tournament)).toBe('roundDone');
    tournament = next(tournament);
    expect(getPhase(tournament)).toBe('duel');
    tournament = pickFirst(tournament);
    expect(getPhase(tournament)).toBe('finished');
  });

  test('keep the duel that was picked on screen until « Next »', () => {
    const before = start(4);
    const picked = pickFirst(before);
    expect(getShownDuel(picked)).toEqual(getShownDuel(before));
    expect(getShownPick(before)).toBeNull();
    expect(getShownPick(picked)).toBe(getShownDuel(before)?.[0]);
    expect(getShownDuel(next(picked))).not.toEqual(getShownDuel(before));
  });
});

test('the following duels of the round are known, for preloading', () => {
  const tournament = start(7);
  expect(upcomingDuels(tournament)).toEqual(tournament.rounds[0]?.slice(1));
  expect(upcomingDuels(next(pickFirst(tournament)))).toEqual(tournament.rounds[0]?.slice(2));
});

test('TO-2, TO-3: an image scores one for each duel it wins', () => {
  const tournament = next(pickFirst(start(4)));
  const [winner, loser] = tournament.rounds[0]?.[0] ?? [];
  const scores = countWins(tournament);
  expect(scores.get(winner ?? 0)).toBe(1);
  expect(scores.get(loser ?? 0)).toBe(0);
  expect(scores.size).toBe(4);
});

test('a duel has a place in its round', () => {
  let tournament = start(5);
  for (let i = 0; i < 2; i++) tournament = next(pickFirst(tournament));
  expect(locateDuel(tournament, 1)).toMatchObject({ roundIndex: 0, duel: 1 });
  expect(locateDuel(tournament, 2)).toMatchObject({ roundIndex: 1, duel: 0 });
  expect(locateDuel(tournament, 3)).toMatchObject({ round: [], roundIndex: 2 });
});

describe('assertTournament', () => {
  const valid = next(pickFirst(start(5)));
  const [first, second] = valid.rounds[0] ?? [];

  test('accepts what was created and played', () => {
    expect(() => assertTournament(valid)).not.toThrow();
  });

  test.each<[string, string, Partial<Tournament>]>([
    ['no image', 'no image', { imageIds: [] }],
    ['a repeated image', 'takes part twice', { imageIds: [1, 1, 2, 3, 4] }],
    ['an impossible image', 'Not an image id', { imageIds: [0, 1, 2, 3, 4] }],
    ['a seed that a draft cannot keep', 'Not a seed', { seed: -1 }],
    ['no round', 'not drawn', { rounds: [] }],
    ['too many rounds', '3 rounds', { rounds: [...valid.rounds, [], []] }],
    ['a round drawn before its time', 'Round 1 was drawn too early', { rounds: [...valid.rounds, [[1, 2]]] }],
    ['a stranger in a duel', 'Round 0 has a stranger', { rounds: [[first ?? [], [97, 98, 99]]] }],
    ['a duel of three when there need be none', 'duels of 3, 1, 1', { rounds: [[[1, 2, 3], [4], [5]]] }],
    ['a duel of one', 'duels of 2, 2, 1', { rounds: [[[1, 2], [3, 4], [5]]] }],
    ['a round that lost someone', '4 places for 5', { rounds: [[first ?? [], (second ?? []).slice(1)]] }],
    [
      'an image twice in a round',
      '5 places for 5',
      {
        rounds: [
          [
            [1, 2],
            [3, 4, 4],
          ],
        ],
      },
    ],
    ['a winner that was not in the duel', 'it was not in', { picks: [second?.[0] ?? 0] }],
    ['too many picks', '5 picks', { picks: [1, 2, 3, 4, 5] }],
    ['a duel on screen that is far from the picks', 'Duel 2 is shown after 1', { shown: 2 }],
    ['a negative duel', 'Duel -1 is shown after 0', { picks: [], shown: -1 }],
  ])('refuses %s', (_, reason, damage) => {
    expect(() => assertTournament({ ...valid, ...damage })).toThrow(reason);
  });

  test('refuses two duels of three, which would make one round of an even number shorter', () => {
    const six = start(6);
    const rounds = [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ];
    expect(() => assertTournament({ ...six, rounds })).toThrow('duels of 3, 3');
  });

  test('refuses to show a duel before the last pick, or after the final', () => {
    const twice = pickFirst(valid);
    const finished = pickFirst(next(twice));
    expect(() => assertTournament(finished)).not.toThrow();
    expect(() => assertTournament({ ...twice, shown: 0 })).toThrow('Duel 0 is shown after 2');
    expect(() => assertTournament({ ...finished, shown: 3 })).toThrow('Duel 3 is shown after 3');
  });

  test('refuses a finished round without its successor', () => {
    const done = pickFirst(valid);
    expect(() => assertTournament(done)).not.toThrow();
    expect(() => assertTournament({ ...done, rounds: done.rounds.slice(0, 1) })).toThrow('not drawn');
  });
});
