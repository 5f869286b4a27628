// What the settings panel and the banner tell of a ranking (RK-37, RK-39).
// Invariant: ranked + unranked = total, and those in progress are among the unranked.
// Leaves out: the words (messages.ts).
import { type Ranking, unrankedOf } from './ranking.ts';

export type Statistics = {
  readonly total: number;
  readonly ranked: number;
  readonly unranked: number;
  /** 1 to 4 points. */
  readonly inProgress: number;
};

/** RK-38: a round in progress, ready to rank (unranked exist), or finished. */
export type Status = 'running' | 'ready' | 'finished';

export function statisticsOf(ranking: Ranking): Statistics {
  const unranked = unrankedOf(ranking);
  return {
    total: ranking.images.length,
    ranked: ranking.ranked.length,
    unranked: unranked.length,
    inProgress: unranked.filter(({ points }) => points > 0).length,
  };
}

export function statusOf(ranking: Ranking): Status {
  if (ranking.run) return 'running';
  return ranking.ranked.length < ranking.images.length ? 'ready' : 'finished';
}

/** RK-53: at least one image has a score. */
export function hasProgress({ images }: Ranking): boolean {
  return images.some(({ points }) => points > 0);
}
