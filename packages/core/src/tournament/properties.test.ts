// Property tests: any number of images, any picks, any order of presses. fast-check prints the seed of a failure.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkResult } from './check-result.ts';
import { parseTournamentDraft, toDraftJson } from './draft.ts';
import { countDuels, countRounds } from './duels.ts';
import { canUndo, next, pick, undo } from './play.ts';
import { getProgress, isFinal } from './progress.ts';
import { computeTournamentResult } from './result.ts';
import { assertTournament, createTournament, getPhase, getShownDuel, type Tournament } from './tournament.ts';
import { fromSaved, toSaved } from './wire.ts';

const size = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 41, max: 2_000 }) },
);
const choices = fc.infiniteStream(fc.nat(2));
const runs = { numRuns: 120 };

function start(count: number, seed: number): Tournament {
  const tournament = createTournament(
    Array.from({ length: count }, (_, index) => index * 7 + 1),
    seed,
  );
  if (!tournament) throw new Error('No tournament');
  return tournament;
}

function pickBy(tournament: Tournament, choice: number): Tournament {
  const duel = getShownDuel(tournament) ?? [];
  return pick(tournament, duel[choice % Math.max(duel.length, 1)] ?? 0);
}

function playOut(tournament: Tournament, stream: Iterable<number>): Tournament {
  let played = tournament;
  for (const choice of stream) {
    if (getPhase(played) === 'finished') break;
    played = next(pickBy(played, choice));
  }
  return played;
}

/** A tournament somewhere between its first duel and its champion. */
const somewhere = fc
  .tuple(size, fc.integer(), fc.array(fc.nat(2), { maxLength: 70, size: 'max' }))
  .map(([count, seed, picks]) => playOut(start(count, seed), picks));

describe('playing to the end', () => {
  test('TO-4, TO-6: takes exactly the number of rounds and duels that was told, and gives the champion floor(log2 n) wins', () => {
    fc.assert(
      fc.property(size, fc.integer(), choices, (count, seed, stream) => {
        const tournament = playOut(start(count, seed), stream);

        assertTournament(tournament);
        expect(tournament.picks).toHaveLength(countDuels(count));
        expect(tournament.rounds).toHaveLength(countRounds(count));
        const champion = computeTournamentResult(tournament)?.champion;
        expect(tournament.picks.filter((image) => image === champion)).toHaveLength(countRounds(count));
      }),
      runs,
    );
  });

  test('ends at once or by one pick more, whatever the number of images from 1 to 2 000', () => {
    for (let count = 1; count <= 2_000; count += count < 70 ? 1 : 101) {
      let tournament = start(count, count);
      for (let left = countDuels(count); left > 0; left--) {
        expect(getPhase(tournament)).toBe('duel');
        tournament = next(pickBy(tournament, left));
      }
      expect(getPhase(tournament)).toBe('finished');
    }
  });

  test('groups every image once, and keeps the groups through the saved form', () => {
    fc.assert(
      fc.property(size, fc.integer(), choices, (count, seed, stream) => {
        const tournament = playOut(start(count, seed), stream);
        const result = computeTournamentResult(tournament);
        const saved = toSaved(tournament);
        if (!result || !saved) throw new Error('Not finished');

        expect(checkResult(saved)).toEqual([]);
        const grouped = result.groups.flatMap(({ images }) => images);
        expect(grouped.toSorted((a, b) => a - b)).toEqual(tournament.imageIds);
        expect(result.groups[0]).toEqual({
          kind: 'champion',
          round: countRounds(count) + 1,
          images: [result.champion],
        });
        expect(fromSaved(JSON.parse(JSON.stringify(saved)) as typeof saved)).toEqual({
          turn: saved.turn,
          ...result,
        });
        expect(saved.images.filter(({ lose }) => !lose).map(({ id_image }) => id_image)).toEqual([
          saved.winner_id,
        ]);
      }),
      runs,
    );
  });
});

describe('any sequence of presses', () => {
  const press = fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant('pick' as const), choice: fc.nat(2) }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('next' as const) }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('undo' as const) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('stranger' as const), image: fc.integer() }) },
  );

  test('keeps the tournament valid, the progress true, and a step to take unless it is finished', () => {
    fc.assert(
      fc.property(
        size,
        fc.integer(),
        fc.array(press, { maxLength: 80, size: 'max' }),
        (count, seed, presses) => {
          let tournament = start(count, seed);
          for (const action of presses) {
            const before = structuredClone(tournament);
            const old = tournament;
            if (action.type === 'pick') tournament = pickBy(tournament, action.choice);
            else if (action.type === 'next') tournament = next(tournament);
            else if (action.type === 'undo') tournament = undo(tournament);
            else tournament = pick(tournament, action.image * 7 + 2);
            expect(old).toEqual(before);

            assertTournament(tournament);
            const { picks, total, duel, duels, round, rounds } = getProgress(tournament);
            const phase = getPhase(tournament);
            expect(picks === total).toBe(phase === 'finished');
            expect(duel).toBeLessThanOrEqual(duels);
            expect(round).toBeLessThanOrEqual(rounds);
            expect(isFinal(tournament)).toBe(count > 1 && round === rounds);
            if (phase === 'duel') expect(pickBy(tournament, 0)).not.toBe(tournament);
            if (phase === 'picked' || phase === 'roundDone') expect(next(tournament)).not.toBe(tournament);
          }
        },
      ),
    );
  });

  test('undoing every pick gives back the start', () => {
    fc.assert(
      fc.property(somewhere, (tournament) => {
        let walked = tournament;
        let steps = 0;
        for (; canUndo(walked); steps++) walked = undo(walked);
        expect(steps).toBe(tournament.picks.length);
        expect(walked).toEqual(createTournament(tournament.imageIds, tournament.seed));
      }),
    );
  });

  test('undoing a pick gives back what stood before it', () => {
    fc.assert(
      fc.property(somewhere, fc.nat(2), (tournament, choice) => {
        if (getPhase(tournament) === 'finished') return;
        const picked = pickBy(tournament, choice);
        expect(undo(picked)).toEqual(tournament);
        expect(undo(next(picked))).toEqual(tournament);
      }),
    );
  });
});

describe('drafts', () => {
  const fields = {
    savedAt: 1,
    userKey: 'alice',
    albumId: 1,
    tournamentId: null,
    name: '',
    description: '',
    private: false,
  };

  test('come back from the storage as they were', () => {
    fc.assert(
      fc.property(somewhere, (tournament) => {
        const draft = { ...fields, tournament };
        expect(parseTournamentDraft(JSON.stringify(toDraftJson(draft)))).toEqual(draft);
      }),
    );
  });

  function assertHarmless(stored: unknown): void {
    const parsed = parseTournamentDraft(stored);
    if (parsed) assertTournament(parsed.tournament);
  }

  test('any junk is refused or repaired', () => {
    const envelope = fc.record({
      v: fc.constant(1),
      userKey: fc.constant('a'),
      albumId: fc.constant(1),
      seed: fc.oneof(fc.nat(), fc.anything()),
      imageIds: fc.oneof(fc.array(fc.integer()), fc.anything()),
      picks: fc.oneof(fc.array(fc.integer()), fc.anything()),
    });
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.json(), envelope), assertHarmless));
  });

  test('a draft that lost a part of its text, or had one changed, is refused or repaired', () => {
    const cut = fc.record({ from: fc.nat(), length: fc.nat(30), insert: fc.string({ maxLength: 6 }) });
    fc.assert(
      fc.property(somewhere, cut, (tournament, { from, length, insert }) => {
        const text = JSON.stringify(toDraftJson({ ...fields, tournament }));
        const at = from % text.length;
        assertHarmless(text.slice(0, at));
        assertHarmless(text.slice(0, at) + insert + text.slice(at + length));
      }),
    );
  });
});

test('whatever a stranger saved is shown without an error, each image once', () => {
  const image = fc.record(
    { id_image: fc.integer({ min: -1, max: 12 }), turn: fc.option(fc.integer()), disable: fc.boolean() },
    { requiredKeys: ['id_image'] },
  );
  const stored = fc.record(
    { turn: fc.option(fc.integer()), winner_id: fc.option(fc.integer()), images: fc.array(image) },
    { requiredKeys: ['images'] },
  );
  fc.assert(
    fc.property(stored, (saved) => {
      const { champion, groups } = fromSaved(saved);
      const shown = groups.flatMap(({ images }) => images);
      expect(new Set(shown).size).toBe(shown.length);
      expect(groups.filter(({ kind }) => kind === 'champion').length).toBeLessThanOrEqual(1);
      if (champion !== null) expect(shown).toContain(champion);
    }),
  );
});
