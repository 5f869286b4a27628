// Estimates how many answers are left (RK-20). A validated or passed batch is one
// answer, and so is the completion of an image that is alone on screen.
// Invariant: `least` ≤ `most`, and both are 0 only when everything is ranked. `most` is an upper bound for a user who never passes. `least`
// assumes the best luck and as many picks as allowed; at most one run in a hundred ends sooner (effort.test.ts plays them).
// The estimate ignores passed batches, resets, and runs that are stopped and restarted.
import { RANKING } from '../limits.ts';
import { limitFor } from './batch-size.ts';
import { listUnranked, type Ranking, type RankingImage } from './ranking.ts';
import { showNext, startRun } from './rounds.ts';

export type Effort = { readonly least: number; readonly most: number };

/** Points given by one qualification batch: it shows 2, 3 or 4 images at random and one of them stays unpicked. */
const QUALIFYING = {
  mean: limitFor((RANKING.qualificationMin + RANKING.qualificationMax) / 2),
  deviation: Math.sqrt(2 / 3),
} as const;

/** Standard deviations: 99.9 % of a normal distribution lies above the mean minus this many. */
const DEVIATIONS = 3.1;

export function estimateEffort(ranking: Ranking): Effort {
  const unranked = listUnranked(ranking);
  const most = sum(unranked, missing);
  return unranked.length > 1 ? { least: Math.min(getLeast(ranking), most), most } : loneEffort(most);
}

/** A single image needs one answer if it is completed, or one answer for each missing point. */
function loneEffort(most: number): Effort {
  return { least: Math.min(1, most), most };
}

/**
 * Qualification starts once each image has been seen twice, so this plays the normal rounds until then. Qualification batches give the
 * rest: n of them give n × mean points ± √n × deviation. The formula solves for n with the best luck.
 */
function getLeast(ranking: Ranking): number {
  const { answers, rest } = playNormalRounds(ranking);
  const batches = rest / QUALIFYING.mean;
  const luck = (DEVIATIONS * QUALIFYING.deviation * Math.sqrt(batches)) / QUALIFYING.mean;
  return Math.max(answers + Math.ceil(batches - luck), 1);
}

/**
 * Plays the normal rounds with the engine's own rules, with as many picks per batch as allowed. When one image sits out each round
 * (rounds.ts), a third round comes before qualification. `rest` is the number of points missing after it.
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
  return { answers, rest: sum(listUnranked(state), missing) };
}

function playRound(
  images: readonly RankingImage[],
  batches: readonly (readonly number[])[],
  size: number,
): RankingImage[] {
  const points = new Map(images.map((image) => [image.id, image.points]));
  // A pair gives fewer points than a qualification batch, so the fastest way ranks images early. Larger batches give more.
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
