// Chooses the next images (RK-10, RK-11, RK-13): normal rounds until each image has been seen twice, then qualification among the images
// with points, then rounds over those without.
// Invariant: an active run always has images on screen and ends when every image is ranked. Each pick adds a point, so a user who always
// picks is done after at most 5 validations per image.
// reduce.ts defines what a validation changes.

import { createRngAt, shuffle } from '../random.ts';
import { batchSizeFor, drawQualificationSize, isSingleImageLeft } from './batch-size.ts';
import { RANKING } from './limits.ts';
import { listUnranked, type Ranking, type RankingImage, type Run, type RunPhase } from './ranking.ts';

type Round = Pick<Run, 'round' | 'phase'> & { readonly order: readonly number[]; readonly draws: number };

/** Starts a run over the unranked images. Returns the same ranking when a run is active or nothing is left to rank. */
export function startRun(ranking: Ranking): Ranking {
  const unranked = listUnranked(ranking);
  if (ranking.run || unranked.length === 0) return ranking;
  const run = { size: batchSizeFor(unranked.length), passed: 0, offersToStop: false };
  return showRound(ranking, run, openRound(ranking, 'normal', 1, run.size));
}

/** Shows the next batch after an answer. Points and views of the answered batch must already be counted. */
export function showNext(ranking: Ranking, run: Run, hasPicked: boolean): Ranking {
  const unranked = listUnranked(ranking);
  if (unranked.length === 0) return { ...ranking, run: null };
  const cycle = run.phase === 'normal' ? unranked.length : unranked.filter(hasPoints).length;
  const passed = hasPicked ? 0 : run.passed + run.batch.length;
  const offersToStop = passed > 0 && passed >= cycle;
  const rest = { size: run.size, passed: offersToStop ? 0 : passed, offersToStop };
  const round =
    run.queue.length > 0
      ? { round: run.round, phase: run.phase, order: run.queue, draws: ranking.draws }
      : openRound(ranking, run.phase, run.round + 1, run.size);
  return showRound(ranking, rest, round);
}

function showRound(
  ranking: Ranking,
  rest: Pick<Run, 'size' | 'passed' | 'offersToStop'>,
  { order, draws, ...round }: Round,
): Ranking {
  const isNormal = round.phase === 'normal';
  const count = isNormal ? rest.size : drawQualificationSize(order.length, createRngAt(ranking.seed, draws));
  const run = { ...rest, ...round, batch: order.slice(0, count), queue: order.slice(count), selection: [] };
  return { ...ranking, run, draws: isNormal ? draws : draws + 1 };
}

function openRound(ranking: Ranking, phase: RunPhase, round: number, size: number): Round {
  const unranked = listUnranked(ranking);
  const shuffled = shuffle(unranked, createRngAt(ranking.seed, ranking.draws));
  const draws = ranking.draws + 1;
  const isSeen = unranked.every(({ viewed }) => viewed >= RANKING.viewsBeforeQualification);
  if (phase === 'normal' && !isSeen)
    return { round, phase, order: withoutLoner(leastViewedFirst(shuffled), size), draws };
  const positive = shuffled.filter(hasPoints);
  if (positive.length > 0) return { round, phase: 'qualification', order: leastViewedFirst(positive), draws };
  return { round: 1, phase: 'normal', order: withoutLoner(getIds(shuffled), size), draws };
}

/**
 * Drops the last image of a round if it would be alone in its batch: it would get a point without being compared. It then has fewer views
 * than the others and comes first in the next round. An image that is alone in its round is kept.
 */
function withoutLoner(order: readonly number[], size: number): readonly number[] {
  return isSingleImageLeft(order.length, size) ? order.slice(0, -1) : order;
}

/** Ties keep the shuffled order. */
function leastViewedFirst(images: readonly RankingImage[]): number[] {
  return getIds(images.toSorted((a, b) => a.viewed - b.viewed));
}

function getIds(images: readonly RankingImage[]): number[] {
  return images.map(({ id }) => id);
}

function hasPoints({ points }: RankingImage): boolean {
  return points > 0;
}
