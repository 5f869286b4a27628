// Compares the model with independent references: R's coxph (one stratum per ballot, Efron's ties) with and without a ridge, BradleyTerry2,
// and published results of the NASCAR season of 2002. reference/reference.R and reference/nascar.R generate the reference data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBallotTable, type WeightedBallot } from './ballot-table.ts';
import { factorise, invert } from './cholesky.ts';
import { fitWorths } from './fit-worths.ts';
import { computeInformation, computeLikelihood } from './rank-ordered-logit.ts';

/** Contrasts to the mean, and their standard errors. Images are numbered from 1. */
type Fit = { readonly worths: readonly number[]; readonly errors: readonly number[] };

type ReferenceCase = {
  readonly name: string;
  readonly count: number;
  readonly ballots: readonly WeightedBallot[];
  readonly coxph?: Fit & { readonly log_likelihood: number };
  readonly bradley_terry?: Fit;
  readonly ridge: Fit & { readonly theta: number };
};

const { cases } = read('reference.json') as { readonly cases: readonly ReferenceCase[] };

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'reference', name), 'utf8'));
}

function getTable(count: number, ballots: readonly WeightedBallot[]) {
  const numbered = ballots.map(({ groups, weight }) => ({
    groups: groups.map((group) => group.map((image) => image - 1)),
    weight,
  }));
  return createBallotTable(count, numbered);
}

function fitted({ count, ballots }: Pick<ReferenceCase, 'count' | 'ballots'>, ridge: number): Fit {
  const { logWorths, covariance } = fitWorths(getTable(count, ballots), ridge);
  const errors = Array.from(logWorths, (_, image) =>
    Math.sqrt(covariance[image * count + image] ?? Number.NaN),
  );
  return { worths: [...logWorths], errors };
}

function expectSame(ours: Fit, theirs: Fit | undefined): void {
  if (theirs === undefined) throw new Error('No reference');
  expect(ours.worths.length).toBe(theirs.worths.length);
  for (const [image, worth] of theirs.worths.entries()) {
    expect(ours.worths[image]).toBeCloseTo(worth, 6);
    expect(ours.errors[image]).toBeCloseTo(theirs.errors[image] ?? Number.NaN, 6);
  }
}

test('all references are there', () => {
  expect(cases.map(({ name }) => name)).toEqual([
    'full orders',
    'tiers of some of the images, with weights',
    'pairs',
    'two people',
  ]);
  expect(having('coxph')).toHaveLength(3);
  expect(having('bradley_terry')).toHaveLength(1);
});

/** The reference cases that have such a fit. */
function having(name: 'coxph' | 'bradley_terry'): readonly ReferenceCase[] {
  return cases.filter((reference) => reference[name] !== undefined);
}

test.each(cases)(
  'PA-10, PA-11: $name: log-worths and standard errors with a ridge are those of coxph',
  (reference) => {
    expectSame(fitted(reference, reference.ridge.theta), reference.ridge);
  },
);

describe.each(having('coxph'))('$name', ({ coxph, ...reference }) => {
  test('log-worths and standard errors are those of coxph', () => {
    expectSame(fitted(reference, 0), coxph);
  });

  test('the likelihood is that of coxph', () => {
    const worths = Float64Array.from(fitted(reference, 0).worths);
    const { logLikelihood } = computeLikelihood(getTable(reference.count, reference.ballots), worths);
    // coxph multiplies the weights into the sums, which adds the logarithm of a weight at each step.
    const weighed = reference.ballots.reduce((sum, { groups, weight }) => {
      const steps = groups.slice(0, -1).reduce((images, { length }) => images + length, 0);
      return sum - weight * steps * Math.log(weight);
    }, 0);
    expect(logLikelihood + weighed).toBeCloseTo(coxph?.log_likelihood ?? Number.NaN, 6);
  });
});

test.each(having('bradley_terry'))('PA-11: $name are those of BradleyTerry2', (reference) => {
  expectSame(fitted(reference, 0), reference.bradley_terry);
});

describe('NASCAR 2002: 36 races of 43 out of 87 drivers', () => {
  type Published = { readonly driver: number; readonly worth: number; readonly error?: number };
  const nascar = read('nascar.json') as {
    readonly races: readonly (readonly number[])[];
    readonly hunter: readonly Published[];
    readonly with_ghost: readonly Published[];
  };
  const races = (drivers: number): WeightedBallot[] =>
    nascar.races.map((race) => ({
      groups: race.filter((driver) => driver <= drivers).map((driver) => [driver]),
      weight: 1,
    }));

  test('the worths are those of Hunter (2004), without the four drivers that only lose', () => {
    const { worths } = fitted({ count: 83, ballots: races(83) }, 0);
    expect(nascar.hunter).toHaveLength(6);
    for (const { driver, worth } of nascar.hunter)
      expect((worths[driver - 1] ?? 0) - (worths[0] ?? 0)).toBeCloseTo(worth, 2);
  });

  test('all drivers, each with half a win and half a loss against a ghost, are those of the package PlackettLuce', () => {
    const ghost = 88;
    const pseudo = Array.from({ length: 87 }, (_, index) => index + 1).flatMap((driver) => [
      { groups: [[driver], [ghost]], weight: 0.5 },
      { groups: [[ghost], [driver]], weight: 0.5 },
    ]);
    const { worths } = fitted({ count: ghost, ballots: [...races(87), ...pseudo] }, 0);
    // The published standard errors are those of the races alone: the curvature at the solution, without the ghost's part.
    const drivers = Float64Array.from(worths.slice(0, 87));
    const information = computeInformation(getTable(87, races(87)), drivers).map((value) => value + 1);
    const covariance = invert(factorise(information, 87) ?? new Float64Array(), 87);
    const at = (row: number, column: number) => covariance[row * 87 + column] ?? Number.NaN;
    for (const { driver, worth, error } of nascar.with_ghost) {
      const image = driver - 1;
      expect((worths[image] ?? 0) - (worths[0] ?? 0)).toBeCloseTo(worth, error === undefined ? 2 : 4);
      if (error !== undefined)
        expect(Math.sqrt(at(image, image) + at(0, 0) - 2 * at(image, 0))).toBeCloseTo(error, 4);
    }
  });
});
