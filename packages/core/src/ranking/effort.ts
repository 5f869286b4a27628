// How much is left to do, told honestly (RK-20), in answers: a batch that is validated or passed is one, and so is
// an image alone on screen that gets all its points at once (reduce.ts, « complete »).
// Invariant: from `least` to `most`, and both are 0 only where everything is ranked. `most` holds for whoever passes
// nothing. `least` is what luck gives at its best to whoever takes all they may: of a hundred runs one at most is told too
// much at some moment (effort.test.ts plays them).
// Leaves out: batches that are passed, resets, and runs that are stopped and started again.
import { RANKING } from '../limits.ts';
import { limitFor } from './batch-size.ts';
import { type Ranking, type RankingImage, unrankedOf } from './ranking.ts';
import { showNext, startRun } from './rounds.ts';

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
  return unranked.length > 1 ? { least: Math.min(leastOf(ranking), most), most } : loneEffort(most);
}

/** One image is given all it lacks by one answer, or point by point. */
function loneEffort(most: number): Effort {
  return { least: Math.min(1, most), most };
}

/**
 * No qualification begins before each image has been seen twice: the normal rounds until then are played ahead. The rest
 * comes from batches of qualification, whose sizes are drawn: n of them give n × mean points, and √n × deviation more or
 * less. Solved for n, at the lucky end.
 */
function leastOf(ranking: Ranking): number {
  const { answers, rest } = playNormalRounds(ranking);
  const batches = rest / QUALIFYING.mean;
  const luck = (DEVIATIONS * QUALIFYING.deviation * Math.sqrt(batches)) / QUALIFYING.mean;
  return Math.max(answers + Math.ceil(batches - luck), 1);
}

/**
 * The rounds are those of the engine, each batch with as many picks as it allows. Where one image sits out each round
 * (rounds.ts), a third round comes before the qualification. The points that are missing then are the rest.
 */
function playNormalRounds(ranking: Ranking): { answers: number; rest: number } {
  let state = startRun(ranking);
  let answers = 0;
  while (state.run?.phase === 'normal') {
    const { run } = state;
    const batches = chunk([...run.batch, ...run.queue], run.size);
    answers += batches.length;
    state = showNext(
      { ...state, images: playRound(state.images, batches, run.size) },
      { ...run, queue: [] },
      true,
    );
  }
  return { answers, rest: sum(unrankedOf(state), missing) };
}

function playRound(
  images: readonly RankingImage[],
  batches: readonly (readonly number[])[],
  size: number,
): RankingImage[] {
  const points = new Map(images.map((image) => [image.id, image.points]));
  // A pair gives less than a batch of qualification, so that images are ranked as soon as may be; larger batches give more.
  const order = limitFor(size) < QUALIFYING.mean ? -1 : 1;
  const byPoints = (a: number, b: number) => order * ((points.get(a) ?? 0) - (points.get(b) ?? 0));
  const shown = new Set(batches.flat());
  const picked = new Set(batches.flatMap((ids) => ids.toSorted(byPoints).slice(0, limitFor(ids.length))));
  const lone = batches.find((ids) => ids.length === 1)?.[0];
  return images.map((image) => {
    if (!shown.has(image.id)) return image;
    const gained = image.id === lone ? missing(image) : picked.has(image.id) ? RANKING.pointsPerSelection : 0;
    return { ...image, points: image.points + gained, viewed: image.viewed + 1 };
  });
}

function chunk(ids: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}

function missing({ points }: RankingImage): number {
  return RANKING.pointsToRank - points;
}

function sum(images: readonly RankingImage[], count: (image: RankingImage) => number): number {
  return images.reduce((total, image) => total + count(image), 0);
}
