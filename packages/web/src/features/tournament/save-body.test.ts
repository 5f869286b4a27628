import { pick } from '@palmares/core/tournament/play';
import { createTournament } from '@palmares/core/tournament/tournament';
import { describe, expect, it } from 'vitest';
import { removeFromResult, toSaveBody } from './save-body.ts';

const DETAILS = { name: '  Mine ', description: ' ', private: true };

describe('toSaveBody', () => {
  it('TO-43, TO-63: sends the whole result with the details', () => {
    const start = createTournament([4, 5], 7);
    if (start === null) throw new Error('No tournament');
    expect(toSaveBody(DETAILS, pick(start, 5))).toEqual({
      name: 'Mine',
      description: null,
      private: true,
      turn: 2,
      winner_id: 5,
      images: [
        { id_image: 5, place: 1, turn: 1, lose: false },
        { id_image: 4, place: 2, turn: 0, lose: true },
      ],
      duels: [{ winner_id: 5, loser_ids: [4] }],
    });
  });

  it('sends the details alone when nothing was played', () => {
    expect(toSaveBody(DETAILS, null)).toEqual({ name: 'Mine', description: null, private: true });
  });

  it('takes the saved result along in a copy whose details alone were changed', () => {
    const saved = {
      turn: 2,
      winner_id: 5,
      images: [{ id_image: 5, place: 1, turn: 1, lose: false, disable: true }],
      duels: [{ winner_id: 5, loser_ids: [4] }],
    };
    expect(toSaveBody(DETAILS, null, saved)).toMatchObject({ name: 'Mine', ...saved });
  });
});

describe('a saved result whose images leave', () => {
  const row = (id_image: number, place: number, turn: number) => ({ id_image, place, turn, lose: turn < 2 });
  const saved = { turn: 3, winner_id: 1, images: [row(1, 1, 2), row(2, 2, 1), row(3, 3, 0), row(4, 3, 0)] };

  it('is placed anew over the others', () => {
    expect(removeFromResult(saved, new Set([2]))).toEqual({
      turn: 3,
      winner_id: 1,
      images: [row(1, 1, 2), row(3, 2, 0), row(4, 2, 0)],
    });
  });

  it('keeps the duels of the others', () => {
    const duels = [
      { winner_id: 1, loser_ids: [3, 4] },
      { winner_id: 2, loser_ids: [5] },
      { winner_id: 1, loser_ids: [2] },
    ];
    expect(removeFromResult({ ...saved, duels }, new Set([2]))?.duels).toEqual(duels.slice(0, 1));
  });

  it('is nothing without its champion', () => {
    expect(removeFromResult(saved, new Set([1]))).toBeNull();
  });
});
