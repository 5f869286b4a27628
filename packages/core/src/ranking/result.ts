// The result of a saved ranking as the viewer shows it (RK-64, RK-65, RK-66): the podium, the rest from rank 4, and the images in progress.
// Invariant: an image is in exactly one of the three, or in none when it has no point.
// The caller looks up names and files by id.
import { RANKING } from './limits.ts';
import { listUnranked } from './ranking.ts';
import { fromSaved, type StoredRankingImage } from './wire.ts';

export type RankedImage = { readonly rank: number; readonly image: number };

export type RankingResult = {
  /** Display order: 2, 1, 3. Shorter when fewer than three images are ranked. */
  readonly podium: readonly RankedImage[];
  readonly rest: readonly RankedImage[];
  /** Sorted by points, highest first. `position` is one-based. */
  readonly inProgress: readonly {
    readonly position: number;
    readonly image: number;
    readonly points: number;
  }[];
  readonly rankedCount: number;
};

const DISPLAY_ORDER = [2, 1, 3];

export function computeRankingResult(rows: readonly StoredRankingImage[]): RankingResult {
  const ranking = fromSaved(rows, 0);
  const ranked = ranking.ranked.map((image, index) => ({ rank: index + 1, image }));
  const inProgress = listUnranked(ranking)
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.viewed - b.viewed);
  return {
    podium: DISPLAY_ORDER.flatMap((rank) => ranked[rank - 1] ?? []),
    rest: ranked.slice(RANKING.podium),
    inProgress: inProgress.map(({ id, points }, index) => ({ position: index + 1, image: id, points })),
    rankedCount: ranked.length,
  };
}

/** The empty state to show, or null. */
export function findEmptyState({
  rankedCount,
  inProgress,
}: RankingResult): 'empty' | 'onlyInProgress' | null {
  if (rankedCount > 0) return null;
  return inProgress.length > 0 ? 'onlyInProgress' : 'empty';
}
