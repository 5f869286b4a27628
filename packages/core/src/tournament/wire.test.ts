import { describe, expect, test } from 'vitest';
import { next, pick } from './play.ts';
import { computeTournamentResult } from './result.ts';
import { createTournament, getPhase, getShownDuel, type Tournament } from './tournament.ts';
import { fromSaved, type StoredTournament, toSaved } from './wire.ts';

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

describe('toSaved', () => {
  test('is null until the tournament is finished', () => {
    const tournament = createTournament([1, 2], 1);
    expect(tournament && toSaved(tournament)).toBeNull();
  });

  test('TO-9, TO-41: of one image has the default turn of 1', () => {
    expect(toSaved(playOut(1))).toEqual({
      turn: 1,
      winner_id: 1,
      images: [{ id_image: 1, place: 1, turn: 0, lose: false }],
      duels: [],
    });
  });

  test('TO-9, TO-41, TO-42: of three images puts both losers in second place', () => {
    expect(toSaved(playOut(3))).toEqual({
      turn: 2,
      winner_id: 1,
      images: [
        { id_image: 1, place: 1, turn: 1, lose: false },
        { id_image: 2, place: 2, turn: 0, lose: true },
        { id_image: 3, place: 2, turn: 0, lose: true },
      ],
      duels: [{ winner_id: 1, loser_ids: expect.arrayContaining([2, 3]) as number[] }],
    });
  });

  test('TO-42: gives each place as 1 + the number of images with a higher score', () => {
    const images = toSaved(playOut(21))?.images ?? [];
    for (const { place, turn } of images)
      expect(place).toBe(1 + images.filter((image) => image.turn > turn).length);
    expect(images.map(({ place }) => place).slice(0, 7)).toEqual([1, 2, 3, 3, 3, 6, 6]);
  });
});

describe('fromSaved', () => {
  test('TO-9, TO-51: shows the same champion and groups as the editor did', () => {
    for (const count of [1, 2, 3, 5, 20, 21]) {
      const tournament = playOut(count);
      const saved = toSaved(tournament);
      const view = saved && fromSaved(saved);
      expect(view?.groups.map(({ images }) => images.toSorted())).toEqual(
        computeTournamentResult(tournament)?.groups.map(({ images }) => images.toSorted()),
      );
      expect(view?.champion).toBe(computeTournamentResult(tournament)?.champion);
      expect(view?.path).toEqual(computeTournamentResult(tournament)?.path);
      expect(view?.turn).toBe(saved?.turn);
    }
  });

  test('leaves out what is disabled, repeated or impossible', () => {
    const view = fromSaved({
      turn: 2,
      winner_id: 1,
      images: [
        { id_image: 1, turn: 1 },
        { id_image: 1, turn: 0 },
        { id_image: 2, turn: 0, disable: true },
        { id_image: 0, turn: 0 },
        { id_image: 3, turn: 0 },
      ],
    });
    expect(view.groups.flatMap(({ images }) => images)).toEqual([1, 3]);
  });

  test('keeps the first of what was saved twice', () => {
    const view = fromSaved({
      images: [
        { id_image: 1, turn: 2 },
        { id_image: 1, turn: 0 },
        { id_image: 2, turn: 0 },
      ],
    });
    expect(view).toMatchObject({ turn: 3, champion: 1 });
  });

  test('reads damaged scores as none', () => {
    const view = fromSaved({
      turn: 2,
      images: [
        { id_image: 1, turn: 1 },
        { id_image: 2, turn: -4 },
        { id_image: 3, turn: 0.5 },
        { id_image: 4, turn: null },
        { id_image: 5 },
      ],
    });
    expect(view.groups.at(-1)).toEqual({ kind: 'finalists', round: 1, images: [2, 3, 4, 5] });
  });

  test.each([1, 0, null, undefined])('takes the turn from the images when it stayed at %s', (turn) => {
    const images = [
      { id_image: 1, turn: 2 },
      { id_image: 2, turn: 0 },
    ];
    const saved: StoredTournament = turn === undefined ? { images } : { turn, images };
    expect(fromSaved(saved)).toMatchObject({ turn: 3, champion: 1 });
  });

  test('promotes nobody when the champion is not shown any more', () => {
    const view = fromSaved({
      turn: 3,
      winner_id: 1,
      images: [
        { id_image: 1, turn: 2, disable: true },
        { id_image: 2, turn: 1 },
      ],
    });
    expect(view).toEqual({
      turn: 3,
      champion: null,
      groups: [{ kind: 'finalists', round: 2, images: [2] }],
      path: [],
    });
  });

  test('trusts the named champion over the scores, and names none of several', () => {
    const images = [
      { id_image: 1, turn: 1 },
      { id_image: 2, turn: 1 },
    ];
    expect(fromSaved({ winner_id: 2, images }).champion).toBe(2);
    expect(fromSaved({ winner_id: null, images }).champion).toBeNull();
    expect(fromSaved({ winner_id: 7, images }).champion).toBeNull();
  });

  test('of nothing is empty', () => {
    expect(fromSaved({ images: [] })).toEqual({ turn: 1, champion: null, groups: [], path: [] });
  });
});
