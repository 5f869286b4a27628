// A ranking as one request with everything in it (product.md §2, « Saves are atomic »); lib/content-saver.ts sends it.
import type { UpdateRankingBody } from '@palmares/core/contract/types';
import type { Ranking } from '@palmares/core/ranking/ranking';
import { toSaved } from '@palmares/core/ranking/wire';
import type { Details } from './editor-store.ts';

export type RankingSave = Required<Pick<UpdateRankingBody, 'name' | 'description' | 'private' | 'images'>>;

export function toSaveBody(ranking: Ranking, details: Details): RankingSave {
  const description = details.description.trim();
  return {
    name: details.name.trim(),
    description: description === '' ? null : description,
    private: details.private,
    images: toSaved(ranking),
  };
}
