// What becomes of a ranking when images leave its album.
// Invariant: points, views and order of the images that stay are what they were; nothing else stays. Undo ends there, since what
// it would bring back cannot be saved.
import { type History, presentOf, startHistory } from './history.ts';
import type { Ranking } from './ranking.ts';
import { startRun } from './rounds.ts';

/** A run that was under way begins again over the images that stay. The same ranking when all of them do. */
export function keepImages(ranking: Ranking, known: ReadonlySet<number>): Ranking {
  const images = ranking.images.filter(({ id }) => known.has(id));
  if (images.length === ranking.images.length) return ranking;
  const rest = { ...ranking, images, ranked: ranking.ranked.filter((id) => known.has(id)), run: null };
  return ranking.run === null ? rest : startRun(rest);
}

export function keepInHistory(history: History, known: ReadonlySet<number>): History {
  const present = presentOf(history);
  const kept = keepImages(present, known);
  return kept === present ? history : startHistory(kept);
}
