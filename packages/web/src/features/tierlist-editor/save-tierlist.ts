// Converts a board to the one request that saves it (TL-64); lib/content-saver.ts sends it.
import type { UpdateTierlistBody } from '@palmares/core/contract/types';
import { toLines } from '@palmares/core/tierlist/wire';
import { toSavedDetails } from '../../lib/content-details.ts';
import type { Clean } from './editor-store.ts';

export type TierlistSave = Required<
  Pick<UpdateTierlistBody, 'name' | 'description' | 'private' | 'id_main_image' | 'lines'>
>;

export function toSaveBody({ board, details }: Clean): TierlistSave {
  return {
    ...toSavedDetails(details),
    id_main_image: board.mainImage,
    lines: toLines(board),
  };
}
