// Parses a board from untrusted data.
// Invariant: the result is null or a board that passes `assertBoard`; a board survives a round trip through JSON.
// draft.ts decides what to do when there is none.

import { isImageId } from '../image-id.ts';
import { arrayOf, imageIdsOf, recordOf, stringOf } from '../parse-untrusted.ts';
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
