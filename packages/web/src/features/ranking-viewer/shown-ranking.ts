// Converts a saved ranking for the viewer, with the images instead of their ids (RK-64, RK-65, RK-66).
import type { Image, Ranking } from '@palmares/core/contract/types';
import { computeRankingResult, findEmptyState, type RankedImage } from '@palmares/core/ranking/result';
import { scoreText } from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-viewer';

export type ShownPlace = { readonly rank: number; readonly image: Image };
export type ShownProgress = { readonly position: number; readonly image: Image; readonly points: number };

export type ShownRanking = {
  /** In display order: 2, 1, 3. */
  readonly podium: readonly ShownPlace[];
  readonly rest: readonly ShownPlace[];
  readonly inProgress: readonly ShownProgress[];
  /** Podium and rest, from the best. */
  readonly ranked: readonly Image[];
  readonly rankedCount: number;
  readonly empty: 'empty' | 'onlyInProgress' | null;
  /** All images shown, from the best: the order of the image dialog. */
  readonly images: readonly Image[];
  /** A text for the place of each image. */
  readonly noteOf: ReadonlyMap<number, string>;
};

export function toShownRanking({ rankingImage }: Pick<Ranking, 'rankingImage'>): ShownRanking {
  const images = new Map(rankingImage.map((entry) => [entry.id_image, entry.image]));
  const result = computeRankingResult(rankingImage);
  const place = ({ rank, image: id }: RankedImage): ShownPlace[] => {
    const image = images.get(id);
    return image === undefined ? [] : [{ rank, image }];
  };
  const podium = result.podium.flatMap(place);
  const rest = result.rest.flatMap(place);
  const inProgress = result.inProgress.flatMap(({ position, image: id, points }) => {
    const image = images.get(id);
    return image === undefined ? [] : [{ position, image, points }];
  });
  const ranked = [...podium.toSorted((a, b) => a.rank - b.rank), ...rest];
  return {
    podium,
    rest,
    inProgress,
    ranked: ranked.map(({ image }) => image),
    rankedCount: result.rankedCount,
    empty: findEmptyState(result),
    images: [...ranked, ...inProgress].map(({ image }) => image),
    noteOf: new Map([
      ...ranked.map(({ rank, image }) => [image.id, TEXTS.place(rank)] as const),
      ...inProgress.map(({ points, image }) => [image.id, scoreText(points)] as const),
    ]),
  };
}
