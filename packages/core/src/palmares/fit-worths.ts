// Fits the log-worths that maximise the likelihood of the ballots under a normal prior (ridge), by Newton's method, with their covariance.
// Invariant: log-worths have mean 0. The covariance is that of contrasts to the mean, so its rows sum to 0. All values are finite.
import type { BallotTable } from './ballot-table.ts';
import { factorise, invert, solve } from './cholesky.ts';
import { computeInformation, computeLikelihood } from './rank-ordered-logit.ts';
import { readFloat, readInt } from './typed-array-access.ts';

export type Worths = {
  readonly logWorths: Float64Array;
  /** A full row-major matrix. */
  readonly covariance: Float64Array;
  /** Number of Newton steps. */
  readonly steps: number;
};

/** Any positive number works: ballots say nothing about the mean. This precision fixes it, and `contrasts` removes it again. */
const MEAN_PRECISION = 1;
const STEPS_MAX = 60;
const HALVINGS_MAX = 30;
/**
 * The iteration stops when a step predicts a smaller gain of log-likelihood. The remaining error
 * is far below the displayed precision, for standard errors too.
 */
const GAIN_MIN = 1e-12;
/** Relative rounding error of a sum of millions of logarithms. */
const PRECISION = 1e-11;
/** Pairs in a sample of ballots, such as some hundred voices of 500 images. Smaller samples converge too slowly. */
const PAIRS_MAX = 6e7;
/** The next step must predict less than this share of the last gain. If not, the sample is not representative and all ballots are used. */
const SLOWEST = 0.5;
/** Start values beyond this bound are ignored, because they do not help. */
const START_MAX = 100;

/**
 * `ridge` is the precision of the prior. With 0, preferences must connect every image to every other in both directions.
 * `pairsMax` limits the pairs read to compute the curvature of a step. If the ballots hold more, the first steps use a sample; the
 * gradient always uses all ballots, and so does the final curvature.
 */
export function fitWorths(
  table: BallotTable,
  ridge: number,
  start?: Float64Array,
  pairsMax = PAIRS_MAX,
): Worths {
  const size = table.imageCount;
  let logWorths = centred(startFrom(start, size));
  let present = penalised(table, logWorths, ridge);
  let share = Math.min(pairsMax / Math.max(countPairs(table), 1), 1);
  let lastGain = Number.POSITIVE_INFINITY;
  let factor: Float64Array | null = null;
  let steps = 0;
  while (steps < STEPS_MAX) {
    const isWhole = share === 1;
    steps++;
    factor = factorise(curvature(table, logWorths, ridge, share), size);
    const step = factor && solve(factor, size, present.gradient);
    const gain = step === null ? Number.POSITIVE_INFINITY : dot(step, present.gradient);
    const next = step && climb(table, logWorths, step, ridge, present.value);
    if (next !== null) ({ logWorths, present } = next);
    if (isWhole && (next === null || gain < GAIN_MIN)) break;
    if (next === null || gain < GAIN_MIN || gain > lastGain * SLOWEST) share = 1;
    lastGain = gain;
  }
  return { logWorths, covariance: contrasts(factor, size, ridge), steps };
}

function countPairs({ weights, firstGroups, firstPlaces }: BallotTable): number {
  let pairs = 0;
  for (let ballot = 0; ballot < weights.length; ballot++) {
    const first = readInt(firstPlaces, readInt(firstGroups, ballot));
    pairs += (readInt(firstPlaces, readInt(firstGroups, ballot + 1)) - first) ** 2 / 2;
  }
  return pairs;
}

function startFrom(start: Float64Array | undefined, size: number): Float64Array {
  const isUsable = start?.every((worth) => Math.abs(worth) < START_MAX) === true;
  return isUsable ? start : new Float64Array(size);
}

type Penalised = { readonly value: number; readonly gradient: Float64Array };

function penalised(table: BallotTable, logWorths: Float64Array, ridge: number): Penalised {
  const { logLikelihood, gradient } = computeLikelihood(table, logWorths);
  return {
    value: logLikelihood - (ridge / 2) * dot(logWorths, logWorths),
    gradient: gradient.map((slope, image) => slope - ridge * readFloat(logWorths, image)),
  };
}

function curvature(table: BallotTable, logWorths: Float64Array, ridge: number, share: number): Float64Array {
  const size = table.imageCount;
  const matrix = computeInformation(table, logWorths, share).map((value) => value + MEAN_PRECISION / size);
  for (let image = 0; image < size; image++)
    matrix[image * size + image] = readFloat(matrix, image * size + image) + ridge;
  return matrix;
}

/** Halves the step until it increases the value. Returns null when no step does, at the limit of precision. */
function climb(
  table: BallotTable,
  from: Float64Array,
  step: Float64Array,
  ridge: number,
  value: number,
): { logWorths: Float64Array; present: Penalised } | null {
  for (let halvings = 0, part = 1; halvings < HALVINGS_MAX; halvings++, part /= 2) {
    const logWorths = centred(from.map((worth, image) => worth + part * readFloat(step, image)));
    const present = penalised(table, logWorths, ridge);
    if (present.value >= value - PRECISION * Math.abs(value)) return { logWorths, present };
  }
  return null;
}

/** The inverse of the curvature without the component along the mean. */
function contrasts(factor: Float64Array | null, size: number, ridge: number): Float64Array {
  if (factor === null) return new Float64Array(size * size);
  return invert(factor, size).map((value) => value - 1 / (size * (ridge + MEAN_PRECISION)));
}

function centred(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  return values.map((value) => value - mean);
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, index) => sum + value * readFloat(b, index), 0);
}
