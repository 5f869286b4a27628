// How much is left to do, told honestly (product.md §8).
// Invariant: never more than the number of batches really answered until everything is ranked, whatever is chosen in
// the run under way.
// Leaves out: resets, and runs that are stopped and started again.
import { RANKING } from '../limits.ts';
import { isLonerLeft, limitFor } from './batch-size.ts';
import { type Ranking, type RankingImage, sizeOf, unrankedOf } from './ranking.ts';

/**
 * A lower bound of the batches still to answer (validated or passed) before every image is ranked. Proof, with u images
 * not ranked and P points missing in all:
 *  1. An image gains one point per batch at most: the emptiest one alone needs as many batches as it lacks points.
 *  2. A batch of s images gives limitFor(s) points at most, and s is at most u: so `normal` and `qualifying` points.
 *  3. No qualification begins before each image has been seen twice. Until then, or until it is ranked, an image needs
 *     min(views missing, points missing) showings in normal batches of `size` images: at least `forced` of them come.
 *  4. An image is shown once in a normal round at most. Once all were seen twice, only images without points come back
 *     to a normal round, and with the point they win there they leave for the qualification. So normal batches give
 *     an image at most `normalPointsAhead`; the rest has to come from at least `qualified` batches of qualification.
 *  5. With a >= forced normal batches and b >= qualified others, a × normal + b × qualifying >= P. What is still missing
 *     after the forced and the qualified ones takes one batch more for every max(normal, qualifying) points.
 */
export function minimumValidationsLeft(ranking: Ranking): number {
  const unranked = unrankedOf(ranking);
  if (unranked.length === 0) return 0;
  const size = sizeOf(ranking);
  const normal = limitFor(Math.min(size, unranked.length));
  const qualifying = limitFor(Math.min(RANKING.qualificationMax, unranked.length));
  const pointsAhead = normalPointsAhead(ranking, unranked, size);
  const forced = Math.ceil(sum(unranked, (image) => forcedViews(ranking, image)) / size);
  const qualified = Math.ceil(
    sum(unranked, (image) => Math.max(missing(image) - pointsAhead(image), 0)) / qualifying,
  );
  const rest = sum(unranked, missing) - forced * normal - qualified * qualifying;
  const longest = unranked.reduce((max, image) => Math.max(max, missing(image)), 0);
  return Math.max(longest, forced + qualified + Math.ceil(Math.max(rest, 0) / Math.max(normal, qualifying)));
}

function forcedViews({ run }: Ranking, image: RankingImage): number {
  if (run?.phase === 'qualification') return 0;
  return Math.min(Math.max(RANKING.viewsBeforeQualification - image.viewed, 0), missing(image));
}

function normalPointsAhead({ run }: Ranking, unranked: readonly RankingImage[], size: number) {
  const due = new Set(run?.phase === 'normal' ? [...run.batch, ...run.queue] : []);
  const inThisRound = ({ id }: RankingImage): number => (due.has(id) ? 1 : 0);
  const least = unranked.reduce((min, image) => Math.min(min, image.viewed + inThisRound(image)), Infinity);
  const levels = Math.max(RANKING.viewsBeforeQualification - least, 0);
  const canShrink = unranked.some((image) => missing(image) <= inThisRound(image) + levels + 1);
  const rounds = roundsUntilSeen(levels, canShrink, isLonerLeft(unranked.length, size));
  return (image: RankingImage): number => Math.max(inThisRound(image) + rounds, image.points === 0 ? 1 : 0);
}

/**
 * At most how many normal rounds it takes, after this one, before all have been seen twice, if the least seen lacks
 * `levels` views. Each round shows everybody, except one of the most seen when an image would be left alone. That one is
 * among the least seen only where all have been seen equally often, which lasts for one round, and does not come again
 * within two levels unless images are ranked meanwhile.
 */
function roundsUntilSeen(levels: number, canShrink: boolean, hasLoner: boolean): number {
  if (levels === 0) return 0;
  if (canShrink) return 2 * levels;
  return hasLoner ? levels + 1 : levels;
}

function missing({ points }: RankingImage): number {
  return RANKING.pointsToRank - points;
}

function sum(images: readonly RankingImage[], count: (image: RankingImage) => number): number {
  return images.reduce((total, image) => total + count(image), 0);
}
