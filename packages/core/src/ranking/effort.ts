// Estimates how many answers are left (RK-20). A validated or passed batch is one
// answer, and so is the completion of an image that is alone on screen.
// Invariant: `least` ≤ `most`, and both are 0 only when everything is ranked. A person who picks as many images as allowed is at `least`,
// one who picks a single image in each batch at `most`; nine of ten runs end in between (effort.test.ts plays them).
// Without quick answers the range stays wide (69 to 175 answers for 40 images): both ends are true for somebody, and how many images a
// person picks from six does not tell how many the same person picks from the two to four of a qualification.
// The estimate ignores passed batches, resets, and runs that are stopped and restarted.

import { batchSizeFor, isSingleImageLeft, limitFor } from './batch-size.ts';
import { RANKING } from './limits.ts';
import { listUnranked, type Ranking, type RankingImage } from './ranking.ts';
import { showNext, startRun } from './rounds.ts';

export type Effort = { readonly least: number; readonly most: number };

/** How many images a person picks in a batch of so many. */
type Picks = (shown: number) => number;

/** The run after its normal rounds: the answers that they took, the points still missing, and the images without any. */
type Rest = { readonly answers: number; readonly points: number; readonly pointless: number };

/** Points that a qualification gives at its end without an answer each, because the last of its images is completed at once. */
const COMPLETED = 2.5;

const pickOne: Picks = () => 1;
/** Quick answers (RK-19) pick one image of a pair and of each batch of qualification size. */
const pickMostQuickly: Picks = (shown) => (shown <= RANKING.qualificationMax ? 1 : limitFor(shown));

export function estimateEffort(ranking: Ranking, isQuick: boolean): Effort {
  const unranked = listUnranked(ranking);
  const missingPoints = sum(unranked, missing);
  // A single image needs one answer if it is completed, or one answer for each missing point.
  if (unranked.length < 2) return { least: Math.min(1, missingPoints), most: missingPoints };
  const fast = countAnswers(ranking, isQuick ? pickMostQuickly : limitFor);
  // Whoever picks one image at a time ranks at most one with each answer.
  const slow = Math.max(countAnswers(ranking, pickOne), unranked.length);
  const [low, high] = [Math.min(fast, slow), Math.max(fast, slow)];
  const most = Math.min(missingPoints, Math.ceil(high + getLuck(high)));
  return { least: clamp(Math.floor(low - getLuck(low)), 1, most), most };
}

/**
 * After the normal rounds comes a qualification of the images with points, then a round of those without any and their qualification, and
 * so on. A qualification batch shows 2, 3 or 4 images at random.
 */
function countAnswers(ranking: Ranking, picks: Picks): number {
  const size = ranking.run?.size ?? batchSizeFor(listUnranked(ranking).length);
  let { answers, points, pointless } = playNormalRounds(ranking, picks);
  let completed = COMPLETED;
  while (pointless > 0) {
    const shown = isSingleImageLeft(pointless, size) ? pointless - 1 : pointless;
    const last = shown % size;
    const picked = Math.floor(shown / size) * picks(size) + (last > 0 ? picks(last) : 0);
    answers += Math.ceil(shown / size);
    points -= picked;
    pointless -= picked;
    completed += COMPLETED;
  }
  const perBatch = picks((RANKING.qualificationMin + RANKING.qualificationMax) / 2);
  return answers + Math.max(0, points - completed) / perBatch;
}

/** Plays the normal rounds with the engine's own rules, as a person of a constant taste. */
function playNormalRounds(ranking: Ranking, picks: Picks): Rest {
  let state = startRun(ranking);
  let answers = 0;
  while (state.run?.phase === 'normal') {
    const { run } = state;
    const batches = chunk([...run.batch, ...run.queue], run.size);
    answers += batches.length;
    state = showNext(
      { ...state, images: playRound(state.images, batches, picks) },
      { ...run, queue: [] },
      true,
    );
  }
  const unranked = listUnranked(state);
  const pointless = unranked.filter(({ points }) => points === 0).length;
  return { answers, points: sum(unranked, missing), pointless };
}

function playRound(
  images: readonly RankingImage[],
  batches: readonly (readonly number[])[],
  picks: Picks,
): RankingImage[] {
  const shown = new Set(batches.flat());
  const picked = new Set(batches.flatMap((ids) => ids.toSorted((a, b) => a - b).slice(0, picks(ids.length))));
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

/** Chance weighs less the more answers there are; the taste of a person weighs the same. Both factors come from the simulation. */
function getLuck(answers: number): number {
  return 0.75 * Math.sqrt(answers) + 0.015 * answers;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
