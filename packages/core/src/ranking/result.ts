// What the viewer shows of a saved ranking (RK-64, RK-65, RK-66): podium, the rest from rank 4, images in progress.
// Invariant: an image stands in one of the three, or nowhere when it has no point.
// Leaves out: names and files, which the caller looks up by id.
import { RANKING } from '../limits.ts';
import { unrankedOf } from './ranking.ts';
import { fromSaved, type StoredRankingImage } from './wire.ts';

export type RankedImage = { readonly rank: number; readonly image: number };

export type RankingResult = {
  /** In the order of display: 2, 1, 3; fewer when fewer are ranked. */
  readonly podium: readonly RankedImage[];
  readonly rest: readonly RankedImage[];
  /** Closest to 5 points first; `position` counts from 1 among them. */
  readonly inProgress: readonly {
    readonly position: number;
    readonly image: number;
    readonly points: number;
  }[];
  readonly rankedCount: number;
};

const DISPLAY_ORDER = [2, 1, 3];

export function resultOf(rows: readonly StoredRankingImage[]): RankingResult {
  const ranking = fromSaved(rows, 0);
  const ranked = ranking.ranked.map((image, index) => ({ rank: index + 1, image }));
  const inProgress = unrankedOf(ranking)
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.viewed - b.viewed);
  return {
    podium: DISPLAY_ORDER.flatMap((rank) => ranked[rank - 1] ?? []),
    rest: ranked.slice(RANKING.podium),
    inProgress: inProgress.map(({ id, points }, index) => ({ position: index + 1, image: id, points })),
    rankedCount: ranked.length,
  };
}

/** Which empty state to show, or null. */
export function emptyStateOf({ rankedCount, inProgress }: RankingResult): 'empty' | 'onlyInProgress' | null {
  if (rankedCount > 0) return null;
  return inProgress.length > 0 ? 'onlyInProgress' : 'empty';
}
