import { pick } from '@palmares/core/tournament/play';
import { createTournament } from '@palmares/core/tournament/tournament';
import { describe, expect, it } from 'vitest';
import { toSaveBody } from './save-body.ts';

const DETAILS = { name: '  Mine ', description: ' ', private: true };

describe('toSaveBody', () => {
  it('sends the whole result with the details', () => {
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
    };
    expect(toSaveBody(DETAILS, null, saved)).toMatchObject({ name: 'Mine', ...saved });
  });
});
