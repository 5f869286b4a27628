import type { Ranking, RankingImage, RankingSummary } from '@palmares/core/contract/types';
import type { Actor } from '@palmares/core/permissions';
import { type AddressDeps, presentImage } from '../../catalog/image/image.presenter.ts';
import { addressingFor, mayReadContent, presentContent, presentWhole } from '../shared/content.presenter.ts';
import type { ContentRow, Whole } from '../shared/content.repository.ts';
import type { RankingCardRow, RankingImageRow } from './ranking.repository.ts';

export function presentRankingSummary(deps: AddressDeps, actor: Actor, row: RankingCardRow): RankingSummary {
  const mayRead = mayReadContent(actor, row);
  const addressing = addressingFor(actor, row);
  const podium = mayRead ? row.podium.map((image) => presentImage(deps, image, addressing)) : [];
  return {
    ...presentContent(actor, row),
    image_count: row.image_count,
    ranked_count: row.ranked_count,
    cover: podium[0] ?? null,
    podium,
  };
}

export function presentImages(
  deps: AddressDeps,
  actor: Actor,
  row: ContentRow,
  images: readonly RankingImageRow[],
): RankingImage[] {
  const addressing = addressingFor(actor, row);
  return images.map((entry) => ({
    id: entry.id,
    id_ranking: entry.id_ranking,
    id_image: entry.id_image,
    points: entry.points,
    viewed: entry.viewed,
    image: presentImage(deps, entry.image, addressing),
  }));
}

export function presentRanking(
  deps: AddressDeps,
  actor: Actor,
  row: Whole,
  images: readonly RankingImageRow[],
): Ranking {
  return {
    ...presentWhole(deps, actor, row),
    rankingImage: presentImages(deps, actor, row, images),
  };
}
