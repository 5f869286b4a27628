// Converts a ranking to the one request that saves it (RK-54); lib/content-saver.ts sends it.
import type { UpdateRankingBody } from '@palmares/core/contract/types';
import { toSaved } from '@palmares/core/ranking/wire';
import { toSavedDetails } from '../../lib/content-details.ts';
import type { Clean } from './editor-store.ts';

export type RankingSave = Required<Pick<UpdateRankingBody, 'name' | 'description' | 'private' | 'images'>>;

export function toSaveBody({ ranking, details }: Clean): RankingSave {
  return {
    ...toSavedDetails(details),
    images: toSaved(ranking),
  };
}
