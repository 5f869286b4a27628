// Updates a ranking when images leave its album.
// Invariant: the remaining images keep their points, views and order, and nothing else remains. The undo history is dropped, because it
// could bring back images that cannot be saved.
import { getPresent, type History, startHistory } from './history.ts';
import type { Ranking } from './ranking.ts';
import { startRun } from './rounds.ts';

/** Restarts a current run over the remaining images. Returns the same ranking when none has left. */
export function keepImages(ranking: Ranking, known: ReadonlySet<number>): Ranking {
  const images = ranking.images.filter(({ id }) => known.has(id));
  if (images.length === ranking.images.length) return ranking;
  const rest = { ...ranking, images, ranked: ranking.ranked.filter((id) => known.has(id)), run: null };
  return ranking.run === null ? rest : startRun(rest);
}

export function keepInHistory(history: History, known: ReadonlySet<number>): History {
  const present = getPresent(history);
  const kept = keepImages(present, known);
  return kept === present ? history : startHistory(kept);
}
