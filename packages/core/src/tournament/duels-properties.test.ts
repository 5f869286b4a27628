// Property tests of saved duels: any number of images, any picks and undos, images
// that leave meanwhile. fast-check prints the seed of a failure.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDuels } from './check-duels.ts';
import { next, pick, undo } from './play.ts';
import { removeImages } from './remove-images.ts';
import type { SavedDuel } from './saved-duels.ts';
import { createTournament, getPhase, getShownDuel, listContenders, type Tournament } from './tournament.ts';
import { fromSaved, type SavedTournament, toSaved } from './wire.ts';

const size = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 41, max: 200 }) },
);
const runs = { numRuns: 50 };
const press = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('pick' as const), choice: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('undo' as const), choice: fc.nat() }) },
);
const leaving = fc.oneof(
  { weight: 20, arbitrary: press },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('leave' as const), choice: fc.nat() }) },
);

function pickBy(tournament: Tournament, choice: number): Tournament {
  const duel = getShownDuel(tournament) ?? [];
  return next(pick(tournament, duel[choice % Math.max(duel.length, 1)] ?? 0));
}

function leave(tournament: Tournament, choice: number): Tournament {
  const contenders = listContenders(tournament);
  return removeImages(tournament, new Set([contenders[choice % contenders.length] ?? 0])) ?? tournament;
}

/** Applies the presses, then plays to the end. */
function played(
  count: number,
  seed: number,
  presses: readonly { type: 'pick' | 'undo' | 'leave'; choice: number }[],
): SavedTournament {
  let tournament = createTournament(
    Array.from({ length: count }, (_, index) => index * 7 + 1),
    seed,
  );
  if (tournament === null) throw new Error('No tournament');
  for (const { type, choice } of presses) {
    if (type === 'undo') tournament = undo(tournament);
    else tournament = type === 'leave' ? leave(tournament, choice) : pickBy(tournament, choice);
  }
  for (let choice = seed >>> 0; getPhase(tournament) !== 'finished'; choice++)
    tournament = pickBy(tournament, choice);
  const saved = toSaved(tournament);
  if (saved === null) throw new Error('Not finished');
  return saved;
}

const anyPlay = (presses: typeof press | typeof leaving) =>
  fc
    .tuple(size, fc.integer(), fc.array(presses, { maxLength: 90, size: 'max' }))
    .map(([count, seed, list]) => played(count, seed, list));

test('the duels of any play are those of its result, whatever was undone and whoever left', () => {
  fc.assert(
    fc.property(anyPlay(leaving), (saved) => {
      expect(checkDuels(saved.duels, saved.images)).toBeNull();
    }),
    { numRuns: 120 },
  );
});

test('where all are there each loses once, and has beaten somebody in each round before', () => {
  fc.assert(
    fc.property(anyPlay(press), ({ duels, images, winner_id }) => {
      const losers = duels.flatMap(({ loser_ids }) => loser_ids);
      expect(losers.toSorted((a, b) => a - b)).toEqual(
        images
          .flatMap(({ id_image }) => (id_image === winner_id ? [] : [id_image]))
          .toSorted((a, b) => a - b),
      );
      for (const { id_image, turn } of images)
        expect(duels.filter((duel) => duel.winner_id === id_image)).toHaveLength(turn);
    }),
    runs,
  );
});

test('the path read back goes through every round of the champion, up to the final', () => {
  fc.assert(
    fc.property(anyPlay(press), (saved) => {
      const { path, turn } = fromSaved(JSON.parse(JSON.stringify(saved)) as typeof saved);
      expect(path.map(({ round }) => round)).toEqual(
        Array.from({ length: turn - 1 }, (_, index) => index + 1),
      );
      expect(path.map(({ isFinal }) => isFinal)).toEqual(path.map((_, index) => index === path.length - 1));
    }),
    runs,
  );
});

const damages: Record<string, (duels: readonly SavedDuel[], at: number) => SavedDuel[]> = {
  'turned round': (duels, at) =>
    duels.map((duel, index) => {
      const [first = 0, ...rest] = duel.loser_ids;
      return index === at ? { winner_id: first, loser_ids: [duel.winner_id, ...rest] } : duel;
    }),
  'told twice': (duels, at) => [...duels, ...duels.slice(at, at + 1)],
  'lost by a stranger': (duels, at) =>
    duels.map((duel, index) => (index === at ? { ...duel, loser_ids: [2] } : duel)),
  'won by a stranger': (duels, at) =>
    duels.map((duel, index) => (index === at ? { ...duel, winner_id: 2 } : duel)),
};

test.each(Object.keys(damages))('a duel %s is refused', (name) => {
  fc.assert(
    fc.property(anyPlay(leaving), fc.nat(), ({ duels, images }, where) => {
      fc.pre(duels.length > 0);
      const damaged = damages[name]?.(duels, where % duels.length) ?? [];
      expect(checkDuels(damaged, images)).not.toBeNull();
    }),
    runs,
  );
});

test('the last round told first is refused', () => {
  fc.assert(
    fc.property(anyPlay(press), ({ duels, images, turn }) => {
      fc.pre(turn > 2);
      expect(checkDuels(duels.toReversed(), images)).not.toBeNull();
    }),
    runs,
  );
});
