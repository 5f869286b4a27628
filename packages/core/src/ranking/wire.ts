// The saved form of a ranking, as the API speaks (RK-5, RK-54).
// Invariant: what is saved reads back with the same images, points, views and ranks.
// Leaves out: the run, which is local (draft.ts), and the fields around (name, visibility).

import { isImageId } from '../image-id.ts';
import { RANKING } from '../limits.ts';
import { isRanked, type Ranking, type RankingImage } from './ranking.ts';
import { naturalOf } from './snapshot.ts';

/** `points`: 0 not yet picked, 1 to 4 in progress, negative the rank (-1 is best). */
export type SavedRankingImage = { id_image: number; points: number; viewed: number };

/** A row as it is read; everything beyond (names, paths) is ignored. */
export type StoredRankingImage = {
  readonly id_image: number;
  readonly points?: number | null;
  readonly viewed?: number | null;
};

/** The whole list, images without a point included. */
export function toSaved({ images, ranked }: Ranking): SavedRankingImage[] {
  const ranks = new Map(ranked.map((id, index) => [id, index + 1]));
  return images.map(({ id, points, viewed }) => {
    const rank = ranks.get(id);
    return { id_image: id, points: rank === undefined ? points : -rank, viewed };
  });
}

/**
 * A ranking out of what any client may have saved, no round running. Ranks are numbered anew, gaps and ties closed in
 * the order of the rows; those with 5 points or more that got no rank yet follow, the fewest views first.
 */
export function fromSaved(rows: readonly StoredRankingImage[], seed: number): Ranking {
  const first = new Map<number, StoredRankingImage>();
  for (const row of rows)
    if (isImageId(row.id_image) && !first.has(row.id_image)) first.set(row.id_image, row);
  const kept = [...first.values()];
  const inOrder = kept.filter(hasRank).toSorted((a, b) => Number(b.points) - Number(a.points));
  const images = kept.map(toImage);
  const waiting = images.filter(isRanked).toSorted((a, b) => a.viewed - b.viewed);
  return {
    images,
    // A set keeps the first occurrence of each image: images with a rank are also among those with all their points.
    ranked: [...new Set([...inOrder.map(({ id_image }) => id_image), ...waiting.map(({ id }) => id)])],
    run: null,
    seed: seed >>> 0,
    draws: 0,
  };
}

function toImage(row: StoredRankingImage): RankingImage {
  const points = hasRank(row) ? RANKING.pointsToRank : Math.min(naturalOf(row.points), RANKING.pointsToRank);
  return { id: row.id_image, points, viewed: naturalOf(row.viewed) };
}

function hasRank({ points }: StoredRankingImage): boolean {
  return typeof points === 'number' && points < 0;
}
