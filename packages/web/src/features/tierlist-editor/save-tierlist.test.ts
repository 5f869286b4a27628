import { createBoard } from '@palmares/core/tierlist/board';
import { reduce } from '@palmares/core/tierlist/reduce';
import { describe, expect, it } from 'vitest';
import { toSaveBody } from './save-tierlist.ts';

const DETAILS = { name: '  Animaux ', description: ' ', private: false };
const BOARD = reduce(createBoard([5, 6, 7], 7), {
  type: 'move',
  images: [6],
  to: { tier: 't1', before: null },
});

describe('toSaveBody', () => {
  it('TL-65: says everything in one body, with the unclassified images in their own line', () => {
    const body = toSaveBody({ board: BOARD, details: DETAILS });
    expect(body).toEqual({
      name: 'Animaux',
      description: null,
      private: false,
      id_main_image: 7,
      lines: [
        { label: 'S', placement: 1, color: 'ff7f7f', images: [{ id_image: 6, placement: 1 }] },
        { label: 'A', placement: 2, color: 'ffbf7f', images: [] },
        { label: 'B', placement: 3, color: 'ffff7f', images: [] },
        { label: 'C', placement: 4, color: '7fff7f', images: [] },
        { label: 'D', placement: 5, color: '7f7fff', images: [] },
        {
          label: 'Non classé',
          placement: 0,
          color: 'CCCCCC',
          images: [
            { id_image: 5, placement: 1 },
            { id_image: 7, placement: 2 },
          ],
        },
      ],
    });
  });
});
