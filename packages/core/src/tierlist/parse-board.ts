// Parses a board from untrusted data.
// Invariant: the result is null or a board that passes `assertBoard`; a board survives a round trip through JSON.
// draft.ts decides what to do when there is none.

import { isImageId } from '../image-id.ts';
import { parseArray, parseImageIds, parseRecord, parseString } from '../parse-untrusted.ts';
import { type Board, POOL } from './board.ts';
import { repairBoard } from './repair-board.ts';

export function parseBoard(value: unknown): Board | null {
  const board = parseRecord(value);
  if (!board || !Array.isArray(board['tiers'])) return null;
  const { mainImage } = board;
  return repairBoard({
    tiers: board['tiers'].map((item) => {
      const tier = parseRecord(item);
      return {
        id: parseString(tier?.['id']) ?? '',
        label: parseString(tier?.['label']) ?? '',
        color: parseString(tier?.['color']) ?? '',
        images: parseImageIds(tier?.['images']),
      };
    }),
    pool: parseImageIds(board['pool']),
    hidden: parseArray(board['hidden']).flatMap((item) => {
      const hidden = parseRecord(item);
      const image = hidden?.['image'];
      return isImageId(image) ? [{ image, row: parseString(hidden?.['row']) ?? POOL }] : [];
    }),
    mainImage: isImageId(mainImage) ? mainImage : null,
  });
}
