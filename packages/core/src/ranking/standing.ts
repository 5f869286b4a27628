import type { Standings } from '../convert-content/standings.ts';
import { groupBy } from '../group-by.ts';
import { listUnranked } from './ranking.ts';
import { fromSaved, type StoredRankingImage } from './wire.ts';

/** Each ranked image is a group of one, followed by those in progress, grouped by points, which `toLabel` phrases. */
export function standingsFromRanking(
  rows: readonly StoredRankingImage[],
  toLabel: (points: number) => string,
): Standings {
  const ranking = fromSaved(rows, 0);
  const byPoints = groupBy(listUnranked(ranking), ({ points }) => points);
  const inProgress = [...byPoints]
    .filter(([points]) => points > 0)
    .toSorted(([a], [b]) => b - a)
    .map(([points, images]) => ({ label: toLabel(points), images: images.map(({ id }) => id) }));
  return {
    groups: [...ranking.ranked.map((image) => ({ label: '', images: [image] })), ...inProgress],
    unknown: (byPoints.get(0) ?? []).map(({ id }) => id),
  };
}
