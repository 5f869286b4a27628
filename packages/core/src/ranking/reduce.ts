// Computes the next ranking after an action (RK-2, RK-3, RK-16).
// Invariant: a valid ranking stays valid after every action; an action that is invalid or changes nothing returns the same object. The
// function is deterministic, so a list of actions can be replayed.
// Undo is in history.ts.

import type { Action } from './actions.ts';
import { RANKING } from './limits.ts';
import {
  findUnpairedImage,
  isRanked,
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

/** The selection needs at least one image, all on screen, and no more than the limit. */
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
 * Repeats the validation of an image that is alone on screen until it is ranked. The result, including views, equals what validating by
 * hand gives, because no other image can be shown in between.
 */
function complete(ranking: Ranking, image: number): Ranking {
  let next = ranking;
  while (findUnpairedImage(next) === image) next = validate(next, [image]);
  return next;
}

/** Adds a point to each selected image and a view to each shown image, then shows the next batch. */
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
  // Images with fewer views rank first: reaching 5 points in fewer showings is the stronger result. Ties keep the selection order.
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

/** Clears points, views and ranks and ends the run. The draw count is kept, so the next run differs. */
function reset(ranking: Ranking): Ranking {
  const isBlank = ranking.images.every(({ points, viewed }) => points === 0 && viewed === 0);
  if (isBlank && !ranking.run) return ranking;
  const images = ranking.images.map(({ id }) => ({ id, points: 0, viewed: 0 }));
  return { ...ranking, images, ranked: [], run: null };
}
