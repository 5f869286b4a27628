// The next ranking after an action (RK-2, RK-3, RK-16).
// Invariant: from a valid ranking every action gives a valid one; an action that does not fit or changes nothing gives
// back the very same object. Deterministic, so that a list of actions can be replayed.
// Leaves out: undo (history.ts).
import { RANKING } from '../limits.ts';
import type { Action } from './actions.ts';
import {
  isRanked,
  loneImageOf,
  type Ranking,
  type RankingImage,
  type Run,
  selectionLimit,
} from './ranking.ts';
import { showNext, startRun } from './rounds.ts';

export function reduce(ranking: Ranking, action: Action): Ranking {
  switch (action.type) {
    case 'start':
      return startRun(ranking);
    case 'stop':
      return ranking.run ? { ...ranking, run: null } : ranking;
    case 'validate':
      return validate(ranking, action.selection);
    case 'complete':
      return complete(ranking, action.image);
    case 'pass':
      return ranking.run ? answer(ranking, ranking.run, []) : ranking;
    case 'moveRanked':
      return moveRanked(ranking, action.image, action.to);
    case 'reset':
      return reset(ranking);
  }
}

/** At least one image, all of them on screen, no more than the limit. */
function validate(ranking: Ranking, selection: readonly number[]): Ranking {
  const { run } = ranking;
  const fits =
    run &&
    selection.length > 0 &&
    selection.length <= selectionLimit(run) &&
    new Set(selection).size === selection.length &&
    selection.every((image) => run.batch.includes(image));
  return fits ? answer(ranking, run, selection) : ranking;
}

/**
 * What the spec's steps give to whoever takes them again and again: an image alone on screen comes back until it is
 * ranked, since nothing else can come in between. So the ranking is the same either way, views included.
 */
function complete(ranking: Ranking, image: number): Ranking {
  let next = ranking;
  while (loneImageOf(next) === image) next = validate(next, [image]);
  return next;
}

/** Points for the selected, a view for everything shown, then the next batch. */
function answer(ranking: Ranking, run: Run, selection: readonly number[]): Ranking {
  const shown = new Set(run.batch);
  const seen = new Map<number, RankingImage>();
  const images = ranking.images.map((image) => {
    if (!shown.has(image.id)) return image;
    const gained = selection.includes(image.id) ? RANKING.pointsPerSelection : 0;
    const next = { ...image, points: image.points + gained, viewed: image.viewed + 1 };
    seen.set(image.id, next);
    return next;
  });
  // Fewest views first: 5 points in fewer showings is the stronger choice. Ties keep the order of selection.
  const entering = selection
    .flatMap((id) => seen.get(id) ?? [])
    .filter(isRanked)
    .toSorted((a, b) => a.viewed - b.viewed);
  const ranked = entering.length > 0 ? [...ranking.ranked, ...entering.map(({ id }) => id)] : ranking.ranked;
  return showNext({ ...ranking, images, ranked }, run, selection.length > 0);
}

function moveRanked(ranking: Ranking, image: number, to: number): Ranking {
  const from = ranking.ranked.indexOf(image);
  const target = Math.min(Math.max(to, 0), ranking.ranked.length - 1);
  if (from === -1 || target === from) return ranking;
  return { ...ranking, ranked: ranking.ranked.toSpliced(from, 1).toSpliced(target, 0, image) };
}

/** Scores and views to 0, nothing ranked, no round running. Chance goes on, so that the next run is another one. */
function reset(ranking: Ranking): Ranking {
  const isBlank = ranking.images.every(({ points, viewed }) => points === 0 && viewed === 0);
  if (isBlank && !ranking.run) return ranking;
  const images = ranking.images.map(({ id }) => ({ id, points: 0, viewed: 0 }));
  return { ...ranking, images, ranked: [], run: null };
}
