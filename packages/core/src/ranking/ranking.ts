// A progressive ranking: the points and views of each image, the ranked images in order, and the current run.
// Invariant (`assertRanking`): each image occurs once; the ranked images are exactly those with 5 points; the batch and queue of a run hold
// unranked images, each once. All randomness derives from `seed` and `draws`, so equal states have equal futures. States are immutable.
// Transitions are in rounds.ts and reduce.ts, undo in history.ts. Names and files of images are not part of the state.

import { isImageId } from '../image-id.ts';
import { batchSizeFor, isBatchSize, limitFor } from './batch-size.ts';
import { RANKING } from './limits.ts';

export type RankingImage = {
  readonly id: number;
  /** 0: not picked yet, 1 to 4: in progress, 5: ranked. wire.ts converts ranks to the negative scores of RK-5. */
  readonly points: number;
  /** Number of times the image was shown. */
  readonly viewed: number;
};

export type RunPhase = 'normal' | 'qualification';

/** Rounds of batches over the unranked images. */
export type Run = {
  /** Batch size of normal rounds, fixed when the run starts. */
  readonly size: number;
  /** One-based. */
  readonly round: number;
  readonly phase: RunPhase;
  /** The images on screen. */
  readonly batch: readonly number[];
  /** The images still to come in this round. */
  readonly queue: readonly number[];
  /** Image ids in the order of selection. */
  readonly selection: readonly number[];
  /** Number of images shown and passed since the last pick or the last offer to stop. */
  readonly passed: number;
  /** True after a whole cycle without a pick (RK-14). */
  readonly offersToStop: boolean;
};

export type Ranking = {
  readonly images: readonly RankingImage[];
  /** Best first. */
  readonly ranked: readonly number[];
  /** Null when no run is active. */
  readonly run: Run | null;
  readonly seed: number;
  /** Number of random draws so far. */
  readonly draws: number;
};

/** Creates a ranking without points or a run. Duplicate and invalid ids are dropped. */
export function createRanking(imageIds: readonly number[], seed: number): Ranking {
  const images = [...new Set(imageIds)].filter(isImageId).map((id) => ({ id, points: 0, viewed: 0 }));
  return { images, ranked: [], run: null, seed: seed >>> 0, draws: 0 };
}

export function isRanked({ points }: RankingImage): boolean {
  return points >= RANKING.pointsToRank;
}

/** The unranked images, whatever their points. */
export function listUnranked({ images }: Ranking): RankingImage[] {
  return images.filter((image) => !isRanked(image));
}

/** Normal batch size of the current run, or of a run that would start now. */
export function getBatchSize(ranking: Ranking): number {
  return ranking.run?.size ?? batchSizeFor(ranking.images.length - ranking.ranked.length);
}

/** The maximum number of selected images in the current batch. */
export function selectionLimit({ batch }: Run): number {
  return limitFor(batch.length);
}

/** The image that is alone on screen, or null. */
export function findUnpairedImage({ run }: Ranking): number | null {
  return run?.batch.length === 1 ? (run.batch[0] ?? null) : null;
}

/** The first broken rule of a run over these images, or null. */
export function findBrokenRunRule(images: readonly RankingImage[], run: Run): string | null {
  return findBrokenCount(run) ?? findBrokenRound(images, run) ?? findBrokenSelection(run);
}

function findBrokenCount({ size, round, passed }: Run): string | null {
  if (!isBatchSize(size)) return `Batches of ${size}`;
  if (!Number.isSafeInteger(round) || round < 1) return `Round ${round}`;
  return Number.isSafeInteger(passed) && passed >= 0 ? null : `${passed} images passed`;
}

/** Checks the batch on screen and the rest of the round. */
function findBrokenRound(images: readonly RankingImage[], run: Run): string | null {
  const open = new Map(images.filter((image) => !isRanked(image)).map((image) => [image.id, image]));
  const { size, phase, batch, queue } = run;
  const shown = [...batch, ...queue];
  if (batch.length === 0) return 'Nothing on screen';
  if (batch.length > (phase === 'normal' ? size : RANKING.qualificationMax))
    return `${batch.length} on screen`;
  if (new Set(shown).size !== shown.length) return 'An image comes twice in a round';
  if (!shown.every((image) => open.has(image))) return 'A round has a ranked or unknown image';
  if (phase === 'qualification' && shown.some((image) => open.get(image)?.points === 0))
    return 'An image without points qualifies';
  return null;
}

function findBrokenSelection({ batch, selection }: Run): string | null {
  if (selection.length > limitFor(batch.length)) return `${selection.length} selected`;
  if (new Set(selection).size !== selection.length) return 'An image is selected twice';
  return selection.every((image) => batch.includes(image)) ? null : 'An image off screen is selected';
}

/** Throws an error that names the first broken rule. Used by tests, and where a broken rule would be a bug. */
export function assertRanking({ images, ranked, run, seed, draws }: Ranking): void {
  if (seed >>> 0 !== seed) throw new Error(`Not a seed: ${seed}`);
  if (!Number.isSafeInteger(draws) || draws < 0) throw new Error(`${draws} draws`);
  assertImages(images);
  const full = new Set(images.filter(isRanked).map(({ id }) => id));
  if (
    ranked.length !== full.size ||
    new Set(ranked).size !== full.size ||
    !ranked.every((id) => full.has(id))
  )
    throw new Error('The ranked images are not those with all their points');
  const broken = run && findBrokenRunRule(images, run);
  if (broken) throw new Error(broken);
}

function assertImages(images: readonly RankingImage[]): void {
  if (new Set(images.map(({ id }) => id)).size !== images.length) throw new Error('An image stands twice');
  for (const { id, points, viewed } of images) {
    if (!isImageId(id)) throw new Error(`Not an image id: ${String(id)}`);
    if (!Number.isSafeInteger(viewed) || viewed < 0) throw new Error(`Image ${id}: ${viewed} views`);
    if (!Number.isSafeInteger(points) || points < 0 || points > RANKING.pointsToRank)
      throw new Error(`Image ${id}: ${points} points`);
  }
}
