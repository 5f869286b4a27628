// How much is left to do, told honestly (product.md §8), in answers: a batch that is validated or passed is one, and so is
// an image alone on screen that gets all its points at once (reduce.ts, « complete »).
// Invariant: from `least` to `most`, and both are 0 only where everything is ranked. `most` holds for whoever passes
// nothing. `least` is what luck gives at its best to whoever takes all they may: of a hundred runs one at most is told too
// much at some moment (effort.test.ts plays them).
// Leaves out: batches that are passed, resets, and runs that are stopped and started again.
import { RANKING } from '../limits.ts';
import { limitFor } from './batch-size.ts';
import { type Ranking, type RankingImage, sizeOf, unrankedOf } from './ranking.ts';

export type Effort = { readonly least: number; readonly most: number };

/** Points that a batch of qualification may give: 2, 3 or 4 images are shown, as luck has it, and one is left out. */
const QUALIFYING = {
  mean: limitFor((RANKING.qualificationMin + RANKING.qualificationMax) / 2),
  deviation: Math.sqrt(2 / 3),
} as const;

/** Of the normal distribution 99.9 % lie above the mean less so many deviations. */
const DEVIATIONS = 3.1;

export function effortOf(ranking: Ranking): Effort {
  const unranked = unrankedOf(ranking);
  const most = sum(unranked, missing);
  return unranked.length > 1 ? { least: Math.min(leastOf(ranking, unranked), most), most } : loneEffort(most);
}

/** One image is given all it lacks by one answer, or point by point. */
function loneEffort(most: number): Effort {
  return { least: Math.min(1, most), most };
}

/**
 * No qualification begins before each image has been seen twice: `forced` normal batches come, each of which gives as many
 * points as it may. The rest comes from batches of qualification, whose sizes are drawn: n of them give n × mean points,
 * and √n × deviation more or less. Solved for n, at the lucky end.
 */
function leastOf(ranking: Ranking, unranked: readonly RankingImage[]): number {
  const size = Math.min(sizeOf(ranking), unranked.length);
  const forced = Math.ceil(sum(unranked, (image) => forcedViews(ranking, image)) / size);
  const rest = Math.max(sum(unranked, missing) - forced * limitFor(size), 0);
  const batches = rest / QUALIFYING.mean;
  const luck = (DEVIATIONS * QUALIFYING.deviation * Math.sqrt(batches)) / QUALIFYING.mean;
  return Math.max(forced + Math.ceil(batches - luck), 1);
}

function forcedViews({ run }: Ranking, image: RankingImage): number {
  if (run?.phase === 'qualification') return 0;
  return Math.min(Math.max(RANKING.viewsBeforeQualification - image.viewed, 0), missing(image));
}

function missing({ points }: RankingImage): number {
  return RANKING.pointsToRank - points;
}

function sum(images: readonly RankingImage[], count: (image: RankingImage) => number): number {
  return images.reduce((total, image) => total + count(image), 0);
}
