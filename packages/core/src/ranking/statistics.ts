// Figures for the settings panel and the banner of a ranking (RK-37, RK-39).
// Invariant: ranked + unranked = total, and images in progress are part of the unranked.
import { listUnranked, type Ranking } from './ranking.ts';

export type Statistics = {
  readonly total: number;
  readonly ranked: number;
  readonly unranked: number;
  /** Number of images with 1 to 4 points. */
  readonly inProgress: number;
};

/** RK-38: a round is in progress, unranked images are ready to rank, or the ranking is finished. */
export type Status = 'running' | 'ready' | 'finished';

export function computeStatistics(ranking: Ranking): Statistics {
  const unranked = listUnranked(ranking);
  return {
    total: ranking.images.length,
    ranked: ranking.ranked.length,
    unranked: unranked.length,
    inProgress: unranked.filter(({ points }) => points > 0).length,
  };
}

export function getRankingStatus(ranking: Ranking): Status {
  if (ranking.run) return 'running';
  return ranking.ranked.length < ranking.images.length ? 'ready' : 'finished';
}

/** Returns whether at least one image has a score (RK-53). */
export function hasProgress({ images }: Ranking): boolean {
  return images.some(({ points }) => points > 0);
}
