// A board as one request with everything in it (product.md §2, « Saves are atomic »); lib/content-saver.ts sends it.
import type { UpdateTierlistBody } from '@palmares/core/contract/types';
import type { Board } from '@palmares/core/tierlist/board';
import { toLines } from '@palmares/core/tierlist/wire';
import type { Details } from './editor-store.ts';

export type TierlistSave = Required<
  Pick<UpdateTierlistBody, 'name' | 'description' | 'private' | 'id_main_image' | 'lines'>
>;

export function toSaveBody({ board, details }: { board: Board; details: Details }): TierlistSave {
  const description = details.description.trim();
  return {
    name: details.name.trim(),
    description: description === '' ? null : description,
    private: details.private,
    id_main_image: board.mainImage,
    lines: toLines(board),
  };
}
