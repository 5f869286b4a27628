// Property tests of tournaments whose images leave: any size, any picks, any images, once or several times.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTournamentDraft, toDraftJson } from './draft.ts';
import { canUndo, next, pick, restart, undo } from './play.ts';
import { countRemainingDuels, removeImages, replay, replayAnswers } from './remove-images.ts';
import { computeTournamentResult } from './result.ts';
import {
  assertTournament,
  countWins,
  createTournament,
  getPhase,
  getShownDuel,
  listContenders,
  type Tournament,
} from './tournament.ts';
import { fromSaved, toSaved } from './wire.ts';

const size = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 41, max: 130 }) },
);
const choices = fc.infiniteStream(fc.nat(2));

function start(count: number, seed: number): Tournament {
  const tournament = createTournament(
    Array.from({ length: count }, (_, index) => index + 1),
    seed,
  );
  if (!tournament) throw new Error('No tournament');
  return tournament;
}

function pickBy(tournament: Tournament, choice: number): Tournament {
  const duel = getShownDuel(tournament) ?? [];
  return pick(tournament, duel[choice % Math.max(duel.length, 1)] ?? 0);
}

/** Plays to the end and returns the duels that needed an answer. */
function playOut(tournament: Tournament, stream: Iterable<number>) {
  const asked: (readonly number[])[] = [];
  let played = tournament;
  for (const choice of stream) {
    if (getPhase(played) === 'finished') break;
    asked.push(getShownDuel(played) ?? []);
    played = next(pickBy(played, choice));
    assertTournament(played);
  }
  return { played, asked };
}

const finished = fc
  .tuple(size, fc.integer(), choices)
  .map(([count, seed, stream]) => playOut(start(count, seed), stream).played);
const somewhere = fc
  .tuple(size, fc.integer(), fc.array(fc.nat(2), { maxLength: 60, size: 'max' }))
  .map(([count, seed, picks]) => playOut(start(count, seed), picks).played);
/** Positions (modulo the image count) of the images that leave. */
const leavers = fc.array(fc.nat(399), { minLength: 1, maxLength: 12 });

function takeAway(tournament: Tournament, places: readonly number[]) {
  const lost = new Set(places.map((place) => tournament.imageIds[place % tournament.imageIds.length] ?? 0));
  return { lost, rest: removeImages(tournament, lost) };
}

function getChampion(tournament: Tournament): number {
  return tournament.picks.at(-1) ?? listContenders(tournament)[0] ?? 0;
}

/** The images that `image` beat, duel by duel. */
function beatenBy({ rounds, picks }: Tournament, image: number): number[][] {
  const won = rounds.flat().filter((_, index) => picks[index] === image);
  return won.map((duel) => duel.filter((id) => id !== image));
}

describe('images that leave a finished tournament', () => {
  test('without its champion among them, leave the result of the others as it was', () => {
    fc.assert(
      fc.property(finished, leavers, (tournament, places) => {
        const champion = getChampion(tournament);
        const staying = places.filter(
          (place) => tournament.imageIds[place % tournament.imageIds.length] !== champion,
        );
        const { lost, rest } = takeAway(tournament, staying);
        if (rest === null) throw new Error('Nobody is left');

        assertTournament(rest);
        expect(getPhase(rest)).toBe('finished');
        expect(computeTournamentResult(rest)?.champion).toBe(champion);
        const before = [...countWins(tournament)].filter(([image]) => !lost.has(image));
        expect([...countWins(rest)]).toEqual(before);
      }),
    );
  });

  test('with the champion alone, ask for the duels that it had won, all among those it had beaten', () => {
    fc.assert(
      fc.property(finished, choices, (tournament, stream) => {
        const champion = getChampion(tournament);
        const wins = beatenBy(tournament, champion);
        const beaten = new Set(wins.flat());
        const rest = removeImages(tournament, new Set([champion]));
        if (rest === null) {
          expect(tournament.imageIds).toHaveLength(1);
          return;
        }

        const { played, asked } = playOut(rest, stream);

        // When the first win was against a single image, that duel has only one image left and needs no answer.
        expect(asked).toHaveLength(wins[0]?.length === 1 ? wins.length - 1 : wins.length);
        expect(countRemainingDuels(rest)).toBe(asked.length);
        expect(asked.flat().every((image) => beaten.has(image))).toBe(true);
        expect(beaten.has(getChampion(played))).toBe(true);
      }),
    );
  });

  test('whoever they are, lead to one champion, alone at the top, in rows that read back the same', () => {
    fc.assert(
      fc.property(finished, leavers, choices, (tournament, places, stream) => {
        const { lost, rest } = takeAway(tournament, places);
        if (rest === null) {
          expect(lost.size).toBe(tournament.imageIds.length);
          return;
        }

        const { played } = playOut(rest, stream);

        const saved = toSaved(played);
        const result = computeTournamentResult(played);
        if (!saved || !result) throw new Error('Not finished');
        expect(saved.images.map(({ id_image }) => id_image).toSorted((a, b) => a - b)).toEqual(
          tournament.imageIds.filter((image) => !lost.has(image)),
        );
        expect(saved.images.filter(({ lose }) => !lose).map(({ id_image }) => id_image)).toEqual([
          saved.winner_id,
        ]);
        expect(saved.images.filter(({ place }) => place === 1)).toHaveLength(1);
        for (const { place, turn } of saved.images)
          expect(place).toBe(1 + saved.images.filter((other) => other.turn > turn).length);
        expect(fromSaved(saved)).toEqual({ turn: saved.turn, ...result });
      }),
    );
  });
});

describe('images that leave a tournament under way', () => {
  test('take back no answer between images that are there, and ask for none twice', () => {
    fc.assert(
      fc.property(somewhere, leavers, choices, (tournament, places, stream) => {
        const { lost, rest } = takeAway(tournament, places);
        if (rest === null) return;
        assertTournament(rest);
        const isBegun = tournament.picks.length > 0;
        const { played, asked } = playOut(rest, stream);

        expect(getPhase(played)).toBe('finished');
        expect(asked.every((duel) => duel.length > 1 && !duel.some((image) => lost.has(image)))).toBe(true);
        if (!isBegun) return;
        for (const [index, image] of tournament.picks.entries())
          if (!lost.has(image)) expect(played.picks[index]).toBe(image);
      }),
    );
  });

  test('leave one that was not begun as one of the others alone', () => {
    fc.assert(
      fc.property(size, fc.integer(), leavers, (count, seed, places) => {
        const { lost, rest } = takeAway(start(count, seed), places);
        const left = start(count, seed).imageIds.filter((image) => !lost.has(image));
        expect(rest).toEqual(createTournament(left, seed));
      }),
    );
  });

  test('may leave one after the other, with picks, undo and drafts between', () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ type: fc.constant('pick' as const), choice: fc.nat(2) }) },
      { weight: 2, arbitrary: fc.record({ type: fc.constant('undo' as const) }) },
      { weight: 1, arbitrary: fc.record({ type: fc.constant('leave' as const), place: fc.nat(399) }) },
    );
    fc.assert(
      fc.property(somewhere, fc.array(step, { maxLength: 40, size: 'max' }), (tournament, steps) => {
        let walked = tournament;
        for (const action of steps) {
          if (action.type === 'pick') walked = next(pickBy(walked, action.choice));
          else if (action.type === 'undo') walked = undo(walked);
          else walked = takeAway(walked, [action.place]).rest ?? walked;
          assertTournament(walked);
          if (getPhase(walked) === 'duel') expect(getShownDuel(walked)?.length).toBeGreaterThan(1);
          else expect(getPhase(walked)).toBe('finished');
          expect(listContenders(walked)).toContain(
            getPhase(walked) === 'finished' ? getChampion(walked) : getShownDuel(walked)?.[0],
          );
          expect(readBack(walked)).toEqual(walked);
        }
      }),
    );
  });

  test('leave an undo that takes back what was asked since, and ends there', () => {
    fc.assert(
      fc.property(finished, choices, (tournament, stream) => {
        const rest = removeImages(tournament, new Set([getChampion(tournament)]));
        if (rest === null) return;
        const { played, asked } = playOut(rest, stream);

        let walked = played;
        let steps = 0;
        for (; canUndo(walked); steps++) walked = undo(walked);

        expect(steps).toBe(asked.length);
        expect(walked).toEqual(rest);
      }),
    );
  });

  test('are not drawn again by a restart', () => {
    fc.assert(
      fc.property(finished, leavers, fc.integer(), (tournament, places, seed) => {
        const { rest } = takeAway(tournament, places);
        if (rest === null) return;
        expect(restart(rest, seed)).toEqual(createTournament(listContenders(rest), seed));
      }),
    );
  });
});

/** Picks the image that `order` lists first, else the first of the duel. */
function playBy(tournament: Tournament, order: readonly number[], duels = Infinity): Tournament {
  let played = tournament;
  for (let done = 0; done < duels && getPhase(played) === 'duel'; done++) {
    const duel = getShownDuel(played) ?? [];
    played = next(pick(played, order.find((image) => duel.includes(image)) ?? duel[0] ?? 0));
  }
  return played;
}

function withoutThese(tournament: Tournament, ...lost: readonly number[]): Tournament {
  const rest = removeImages(tournament, new Set(lost));
  if (rest === null) throw new Error('Nobody is left');
  return rest;
}

describe('for example', () => {
  test('one that was not begun is drawn anew, with the seed it had', () => {
    expect(withoutThese(start(5, 7), 2)).toEqual(createTournament([1, 3, 4, 5], 7));
    expect(removeImages(start(2, 7), new Set([1, 2]))).toBeNull();
  });

  test('whoever was beaten by an image that left before its next duel is back', () => {
    const tournament = start(4, 1);
    const [winner = 0, beaten = 0] = getShownDuel(tournament) ?? [];
    const rest = withoutThese(playBy(tournament, [winner], 1), winner);
    expect(getChampion(playBy(rest, [beaten]))).toBe(beaten);
  });

  test('answers that were not reached again wait, also when another image leaves', () => {
    // This seed puts the winner of the first duel into the first semi-final.
    const tournament = start(8, 2);
    const [champion = 0, second = 0] = getShownDuel(tournament) ?? [];
    const over = playBy(tournament, [champion]);
    expect(over.rounds[1]?.[0]).toContain(champion);
    const waiting = withoutThese(over, champion);
    // The first of its three wins was against one image, which takes its place. The semi-final needs an answer.
    expect(waiting.picks).toEqual([second, ...over.picks.slice(1, 4)]);
    expect(getShownDuel(waiting)).toContain(second);
    const rest = withoutThese(waiting, second);
    // The other semi-final is still valid; the final needs an answer.
    expect(rest.picks.slice(5)).toEqual([over.picks[5]]);
    expect(countRemainingDuels(rest)).toBe(1);
    expect(getShownDuel(rest)?.toSorted()).toEqual(rest.picks.slice(4).toSorted());
  });

  test('the draw stays when nothing was answered but what left', () => {
    const tournament = start(3, 1);
    const [champion = 0, second = 0, third = 0] = getShownDuel(tournament) ?? [];
    const waiting = withoutThese(playBy(tournament, [champion]), champion);
    expect(waiting.picks).toEqual([]);
    const rest = withoutThese(waiting, second);
    expect(rest.imageIds).toEqual([1, 2, 3]);
    expect(getChampion(rest)).toBe(third);
  });

  test('a damaged draft goes on from the last pick that its draw allows', () => {
    const tournament = start(4, 1);
    const [gone = 0, alone = 0] = getShownDuel(tournament) ?? [];
    const begun = replayAnswers(tournament, [gone], []);
    // The duel settles itself: its only remaining image wins, whatever the draft says.
    expect(replay(begun, [gone]).picks).toEqual([alone]);
    expect(replay(tournament, [gone, 'junk', alone]).picks).toEqual([gone]);
    expect(replayAnswers(tournament, [], [alone])).toBe(tournament);
  });
});

test('images that took no part change nothing', () => {
  const tournament = start(8, 3);
  expect(removeImages(tournament, new Set([99]))).toBe(tournament);
});

test('a draft with damaged answers is refused or repaired', () => {
  const junk = fc.oneof(fc.array(fc.oneof(fc.integer({ min: -1, max: 14 }), fc.anything())), fc.anything());
  fc.assert(
    fc.property(somewhere, junk, junk, junk, (tournament, gone, earlier, picks) => {
      const parsed = parseTournamentDraft({ ...getDraft(tournament), gone, earlier, picks });
      if (parsed === null) return;
      assertTournament(parsed.tournament);
      const result = computeTournamentResult(parsed.tournament);
      if (result) expect(listContenders(parsed.tournament)).toContain(result.champion);
    }),
  );
});

function getDraft(tournament: Tournament) {
  const fields = { savedAt: 1, userKey: 'alice', albumId: 1, tournamentId: null, name: '', description: '' };
  return toDraftJson({ ...fields, private: false, tournament });
}

function readBack(tournament: Tournament): Tournament | undefined {
  return parseTournamentDraft(JSON.stringify(getDraft(tournament)))?.tournament;
}
