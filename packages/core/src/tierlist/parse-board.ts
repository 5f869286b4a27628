// A board out of anything at all.
// Invariant: null, or a board that passes `assertBoard`; a board that went through JSON comes back equal.
// Leaves out: choosing what to do without one (draft.ts).

import { isImageId } from '../image-id.ts';
import { arrayOf, imageIdsOf, recordOf, stringOf } from '../untrusted.ts';
import { type Board, POOL } from './board.ts';
import { repairBoard } from './repair-board.ts';

export function parseBoard(value: unknown): Board | null {
  const board = recordOf(value);
  if (!board || !Array.isArray(board['tiers'])) return null;
  const { mainImage } = board;
  return repairBoard({
    tiers: board['tiers'].map((item) => {
      const tier = recordOf(item);
      return {
        id: stringOf(tier?.['id']) ?? '',
        label: stringOf(tier?.['label']) ?? '',
        color: stringOf(tier?.['color']) ?? '',
        images: imageIdsOf(tier?.['images']),
      };
    }),
    pool: imageIdsOf(board['pool']),
    hidden: arrayOf(board['hidden']).flatMap((item) => {
      const hidden = recordOf(item);
      const image = hidden?.['image'];
      return isImageId(image) ? [{ image, row: stringOf(hidden?.['row']) ?? POOL }] : [];
    }),
    mainImage: isImageId(mainImage) ? mainImage : null,
  });
}
