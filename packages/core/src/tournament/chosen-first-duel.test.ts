import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTournamentFromDuel } from './chosen-first-duel.ts';
import { parseTournamentDraft, toDraftJson } from './draft.ts';
import { pick } from './play.ts';
import { assertTournament, createTournament, getShownDuel, listContenders } from './tournament.ts';

const cases = fc
  .record({
    images: fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), { minLength: 2, maxLength: 60 }),
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  })
  .chain(({ images, seed }) =>
    fc.record({
      images: fc.constant(images),
      seed: fc.constant(seed),
      opening: fc.shuffledSubarray(images, { minLength: 2, maxLength: 2 }),
    }),
  );

test('the images that were on screen are the first duel, and every image takes part once', () => {
  fc.assert(
    fc.property(cases, ({ images, seed, opening }) => {
      const tournament = createTournamentFromDuel(opening, images, seed);
      if (tournament === null) throw new Error('No tournament');
      assertTournament(tournament);
      expect(getShownDuel(tournament)?.slice(0, 2)).toEqual(opening);
      expect(listContenders(tournament).toSorted((a, b) => a - b)).toEqual(images.toSorted((a, b) => a - b));
    }),
  );
});

test('a draft of it comes back with its opening and the pick made in it', () => {
  fc.assert(
    fc.property(cases, ({ images, seed, opening }) => {
      const [first = 0] = opening;
      const tournament = pick(createTournamentFromDuel(opening, images, seed) ?? never(), first);
      const fields = {
        savedAt: 1,
        userKey: 'visitor',
        albumId: 3,
        name: '',
        description: '',
        private: false,
      };
      const draft = toDraftJson({ ...fields, tournamentId: null, tournament });
      const back = parseTournamentDraft(JSON.stringify(draft))?.tournament;
      expect(back?.picks).toEqual([first]);
      expect(back?.imageIds).toEqual(tournament.imageIds);
    }),
  );
});

test('three images open a duel of three', () => {
  expect(getShownDuel(createTournamentFromDuel([9, 7, 8], [7, 8, 9], 5) ?? never())).toEqual([9, 7, 8]);
});

test('strangers and what the first duel has no room for are left out', () => {
  const tournament = createTournamentFromDuel([99, 4, 4, 2, 1], [1, 2, 3, 4], 5) ?? never();
  expect(getShownDuel(tournament)).toEqual([4, 2]);
});

test('without an opening it is the draw of the seed; without images there is none', () => {
  expect(createTournamentFromDuel([], [1, 2, 3, 4, 5], 5)).toEqual(createTournament([1, 2, 3, 4, 5], 5));
  expect(createTournamentFromDuel([1], [], 5)).toBeNull();
});

function never(): never {
  throw new Error('No tournament');
}
