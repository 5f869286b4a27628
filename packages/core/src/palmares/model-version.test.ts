// A stored palmarès is recomputed only when PALMARES_MODEL_VERSION changes, so every change of results must change the version.
import { expect, test } from 'vitest';
import type { Voice } from './ballot.ts';
import { PALMARES, PALMARES_MODEL_VERSION } from './limits.ts';
import { computePalmares } from './palmares.ts';

/** Neither parameter affects what is stored. */
const { differences: _differences, smallMax: _smallMax, ...parameters } = PALMARES;

const one = (...ballot: number[][]): Voice => ({ votes: [{ ballot }] });
const VOICES: Voice[] = [
  one([1], [2, 3], [4]),
  one([2], [1], [3]),
  one([4], [1], [2, 3]),
  one([1], [2], [3], [4]),
  one([1, 2], [4]),
  { votes: [{ ballot: [[3], [1, 2, 4]], duels: [{ winner_id: 3, loser_ids: [1, 2] }] }] },
];
const computeSample = () =>
  computePalmares([1, 2, 3, 4], VOICES).images.map(({ id, worth, error, tier, spread, best, worst }) => [
    id,
    worth,
    error,
    tier,
    spread,
    best,
    worst,
  ]);

/** Inputs and results of each version. Add an entry for a new version and never edit an old one. */
const VERSIONS: Readonly<Record<number, { parameters: object; sample: ReturnType<typeof computeSample> }>> = {
  1: {
    parameters: {
      ridge: 1,
      decimals: 6,
      confidence: 1.96,
      voicesMin: 3,
      tiers: 5,
      fifths: 5,
      highlightVoicesMin: 5,
      highlights: 3,
      spreadPrior: 5,
      surpriseShare: 0.1,
    },
    sample: [
      [1, 0.643315, 0.444693, 1, 0.454685, 1, 4],
      [2, 0.223206, 0.425179, 1, 0.464257, 1, 4],
      [3, -0.138049, 0.448136, 3, 0.526732, 1, 4],
      [4, -0.728472, 0.521051, 3, 0.56817, 1, 4],
    ],
  },
};

test('PA-10: the parameters and results of the model are those of its version', () => {
  expect({ parameters, sample: computeSample() }).toEqual(VERSIONS[PALMARES_MODEL_VERSION]);
});
