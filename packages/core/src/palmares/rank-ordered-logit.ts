// The rank-ordered logit (Plackett–Luce) of ballots with ties: log-likelihood, gradient, and
// information (minus the second derivatives), in terms of log-worths.
// A group chosen from the remaining images counts by Efron's approximation: its d images leave one at a time, each step removing an average
// image of the group: log Π 1 / (rest - l/d × tied), l = 0 … d - 1. The last group is censored.
// Invariant: the gradient and the rows of the information sum to 0, because only differences of log-worths matter.
// fit-worths.ts adds the prior and the steps.
import type { BallotTable } from './ballot-table.ts';
import { addFloat, readFloat, readInt } from './typed-array-access.ts';

/** Beyond this bound, squares of the remaining worths could overflow or underflow. Only an overlong step reaches it. */
const LOG_WORTH_MAX = 340;

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

export type Likelihood = { readonly logLikelihood: number; readonly gradient: Float64Array };

/** Scratch space for one ballot at a time. */
type Scratch = {
  /** For each place of the ballot, the worth of its image. */
  readonly worths: Float64Array;
  /** For each group, the total worth of its images, and of all images that remain when it is chosen. */
  readonly tied: Float64Array;
  readonly remaining: Float64Array;
};

/**
 * Sums over the steps of one chosen group. `remaining` sums 1 / denominator; `tied`
 * sums the same times the remaining share of an image of the group.
 */
type GroupSums = {
  remaining: number;
  tied: number;
  /** The same sums of squares: for two remaining images, one image of the group and one remaining, and two images of the group. */
  remainingSquared: number;
  crossSquared: number;
  tiedSquared: number;
  /** Sum of the logarithms of the denominators. */
  log: number;
};

export function computeLikelihood(table: BallotTable, logWorths: Float64Array): Likelihood {
  const { imageCount, weights, firstGroups, firstPlaces, images } = table;
  const bounded = logWorths.map(boundedWorth);
  const worths = bounded.map(Math.exp);
  const scratch = scratchFor(table);
  const sums = emptySums();
  const gradient = new Float64Array(imageCount);
  let logLikelihood = 0;
  for (let ballot = 0; ballot < weights.length; ballot++) {
    const weight = readFloat(weights, ballot);
    const first = readInt(firstGroups, ballot);
    const last = readInt(firstGroups, ballot + 1) - 1;
    sumBallot(table, worths, first, last, scratch);
    let before = 0;
    for (let group = first; group <= last; group++) {
      const isChosen = group < last;
      const start = readInt(firstPlaces, group);
      const end = readInt(firstPlaces, group + 1);
      if (isChosen) {
        sumGroup(
          end - start,
          readFloat(scratch.remaining, group - first),
          readFloat(scratch.tied, group - first),
          sums,
        );
        logLikelihood -= weight * sums.log;
      }
      const expected = before + (isChosen ? sums.tied : 0);
      for (let place = start; place < end; place++) {
        const image = readInt(images, place);
        if (isChosen) logLikelihood += weight * readFloat(bounded, image);
        addFloat(gradient, image, weight * ((isChosen ? 1 : 0) - readFloat(worths, image) * expected));
      }
      before += sums.remaining;
    }
  }
  return { logLikelihood, gradient };
}

/**
 * Returns a full symmetric row-major matrix, in time quadratic in the images of a ballot. `share` is the share of
 * ballots to read; their weights are scaled up to represent all.
 */
export function computeInformation(table: BallotTable, logWorths: Float64Array, share = 1): Float64Array {
  const { imageCount, weights, firstGroups } = table;
  const worths = logWorths.map(boundedWorth).map(Math.exp);
  const scratch = scratchFor(table);
  const information = new Float64Array(imageCount * imageCount);
  for (let ballot = 0; ballot < weights.length; ballot++) {
    const first = readInt(firstGroups, ballot);
    const last = readInt(firstGroups, ballot + 1) - 1;
    // Multiples of the golden ratio are evenly distributed and do not align with periodic patterns in the ballots.
    if ((ballot * GOLDEN_RATIO) % 1 >= share) continue;
    sumBallot(table, worths, first, last, scratch);
    addInformation(table, { first, last, weight: readFloat(weights, ballot) / share }, scratch, information);
  }
  return symmetric(information, imageCount);
}

/** Adds one ballot; each pair is added once, on one side of the diagonal. */
function addInformation(
  { imageCount, firstPlaces, images }: BallotTable,
  { first, last, weight }: { first: number; last: number; weight: number },
  scratch: Scratch,
  information: Float64Array,
): void {
  const sums = emptySums();
  const start = readInt(firstPlaces, first);
  const end = readInt(firstPlaces, last + 1);
  let before = 0;
  let beforeSquared = 0;
  for (let group = first; group <= last; group++) {
    const groupStart = readInt(firstPlaces, group);
    const groupEnd = readInt(firstPlaces, group + 1);
    if (group < last)
      sumGroup(
        groupEnd - groupStart,
        readFloat(scratch.remaining, group - first),
        readFloat(scratch.tied, group - first),
        sums,
      );
    else clear(sums);
    const withTied = beforeSquared + sums.tiedSquared;
    const withLater = beforeSquared + sums.crossSquared;
    for (let place = groupStart; place < groupEnd; place++) {
      const worth = readFloat(scratch.worths, place - start);
      const row = readInt(images, place) * imageCount;
      const scale = weight * worth;
      addFloat(information, row + readInt(images, place), scale * (before + sums.tied - worth * withTied));
      const inGroup = scale * withTied;
      for (let other = place + 1; other < groupEnd; other++)
        addFloat(
          information,
          row + readInt(images, other),
          -inGroup * readFloat(scratch.worths, other - start),
        );
      const inLater = scale * withLater;
      for (let other = groupEnd; other < end; other++)
        addFloat(
          information,
          row + readInt(images, other),
          -inLater * readFloat(scratch.worths, other - start),
        );
    }
    before += sums.remaining;
    beforeSquared += sums.remainingSquared;
  }
}

/** Fills the scratch space from the last group up, so that small sums are added before large ones. */
function sumBallot(
  { firstPlaces, images }: BallotTable,
  worths: Float64Array,
  first: number,
  last: number,
  scratch: Scratch,
): void {
  const start = readInt(firstPlaces, first);
  let remaining = 0;
  for (let group = last; group >= first; group--) {
    let tied = 0;
    for (let place = readInt(firstPlaces, group); place < readInt(firstPlaces, group + 1); place++) {
      const worth = readFloat(worths, readInt(images, place));
      scratch.worths[place - start] = worth;
      tied += worth;
    }
    remaining += tied;
    scratch.tied[group - first] = tied;
    scratch.remaining[group - first] = remaining;
  }
}

function sumGroup(size: number, remaining: number, tied: number, sums: GroupSums): void {
  clear(sums);
  for (let step = 0; step < size; step++) {
    const gone = step / size;
    const denominator = remaining - gone * tied;
    const inverse = 1 / denominator;
    const squared = inverse * inverse;
    const left = 1 - gone;
    sums.remaining += inverse;
    sums.tied += left * inverse;
    sums.remainingSquared += squared;
    sums.crossSquared += left * squared;
    sums.tiedSquared += left * left * squared;
    sums.log += Math.log(denominator);
  }
}

function emptySums(): GroupSums {
  return { remaining: 0, tied: 0, remainingSquared: 0, crossSquared: 0, tiedSquared: 0, log: 0 };
}

function clear(sums: GroupSums): void {
  sums.remaining = 0;
  sums.tied = 0;
  sums.remainingSquared = 0;
  sums.crossSquared = 0;
  sums.tiedSquared = 0;
  sums.log = 0;
}

function boundedWorth(logWorth: number): number {
  return Math.min(Math.max(logWorth, -LOG_WORTH_MAX), LOG_WORTH_MAX);
}

function scratchFor({ firstGroups, firstPlaces, weights }: BallotTable): Scratch {
  let groups = 0;
  let places = 0;
  for (let ballot = 0; ballot < weights.length; ballot++) {
    const first = readInt(firstGroups, ballot);
    const last = readInt(firstGroups, ballot + 1);
    groups = Math.max(groups, last - first);
    places = Math.max(places, readInt(firstPlaces, last) - readInt(firstPlaces, first));
  }
  return {
    worths: new Float64Array(places),
    tied: new Float64Array(groups),
    remaining: new Float64Array(groups),
  };
}

/** The sum of a matrix and its transpose, with the diagonal counted once. */
function symmetric(matrix: Float64Array, size: number): Float64Array {
  for (let row = 0; row < size; row++)
    for (let column = row + 1; column < size; column++) {
      const sum = readFloat(matrix, row * size + column) + readFloat(matrix, column * size + row);
      matrix[row * size + column] = sum;
      matrix[column * size + row] = sum;
    }
  return matrix;
}
