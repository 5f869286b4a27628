// The saved form of a ranking in the API (RK-5, RK-54).
// Invariant: a saved ranking reads back with the same images, points, views and ranks.
// The run stays local (draft.ts). Fields such as name and visibility are not included.

import { isImageId } from '../image-id.ts';
import { RANKING } from './limits.ts';
import { isRanked, type Ranking, type RankingImage } from './ranking.ts';
import { parseNatural } from './snapshot.ts';

/** `points`: 0 not picked yet, 1 to 4 in progress, negative for a rank (-1 is best). */
export type SavedRankingImage = { id_image: number; points: number; viewed: number };

/** A row as it is read. Other fields (names, paths) are ignored. */
export type StoredRankingImage = {
  readonly id_image: number;
  readonly points?: number | null;
  readonly viewed?: number | null;
};

/** Returns all images, including those without a point. */
export function toSaved({ images, ranked }: Ranking): SavedRankingImage[] {
  const ranks = new Map(ranked.map((id, index) => [id, index + 1]));
  return images.map(({ id, points, viewed }) => {
    const rank = ranks.get(id);
    return { id_image: id, points: rank === undefined ? points : -rank, viewed };
  });
}

/**
 * Builds a ranking, without a run, from rows that any client may have saved. Ranks are renumbered: gaps are closed and ties follow the
 * order of the rows. Images with 5 points or more but no rank come next, fewest views first.
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
    // Images with a rank also count as having all their points, so the Set drops their second occurrence.
    ranked: [...new Set([...inOrder.map(({ id_image }) => id_image), ...waiting.map(({ id }) => id)])],
    run: null,
    seed: seed >>> 0,
    draws: 0,
  };
}

function toImage(row: StoredRankingImage): RankingImage {
  const points = hasRank(row)
    ? RANKING.pointsToRank
    : Math.min(parseNatural(row.points), RANKING.pointsToRank);
  return { id: row.id_image, points, viewed: parseNatural(row.viewed) };
}

function hasRank({ points }: StoredRankingImage): boolean {
  return typeof points === 'number' && points < 0;
}
