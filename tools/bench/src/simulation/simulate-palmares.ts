// Measures how well the palmarès finds the truth as voices grow: people with known preferences play the real engines, and Kendall's τ
// compares the resulting order with the true one. Prints the tables of docs/PALMARES.md and draws docs/images/palmares-recovery.svg.
// Run: node bench/src/simulation/simulate-palmares.ts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBallotTable, type WeightedBallot } from '@palmares/core/palmares/ballot-table';
import { fitWorths } from '@palmares/core/palmares/fit-worths';
import { PALMARES } from '@palmares/core/palmares/limits';
import { computeRanks } from '@palmares/core/palmares/ranks';
import { createRng, shuffle } from '@palmares/core/random';
import { drawPerson } from './people.ts';
import { forest, order, type Reading, rankingReadings, tiers, tournamentReadings } from './readings.ts';
import { drawRecovery, type Line } from './recovery-plot.ts';

const IMAGES = 40;
const VOICES = [1, 3, 10, 30, 100, 300, 1_000];
/** Number of albums per point: fewer when many voices leave little randomness. */
const albumsFor = (voices: number) => Math.min(Math.max(Math.ceil(2_000 / voices), 6), 60);
const SLIP = 0.5;

/** τ, and how often the 95 % intervals of log-worths and of ranks contain the true value. */
type Recovery = { readonly tau: number; readonly worthCoverage: number; readonly rankCoverage: number };

const mixed = [tiers, forest, order];
const plotted: [string, readonly Reading[]][] = [
  ['mixed', mixed],
  ['rankings', [order]],
  ['tier lists', [tiers]],
  ['tournaments', [forest]],
];

console.log(`${IMAGES} images, log-worths of standard deviation 1`);
const lines: Line[] = plotted.map(([name, readings]) => ({
  name,
  points: VOICES.map((voices) => ({ voices, tau: print(name, { voices, readings }).tau })),
}));
for (const slip of [0, SLIP])
  for (const reading of [...tournamentReadings, ...rankingReadings(1 / 3), ...rankingReadings(2 / 3)])
    for (const voices of [3, 10, 100])
      print(`slip ${slip} · ${reading.kind} · ${reading.name}`, { voices, readings: [reading], slip });
for (const ridge of [0.25, PALMARES.ridge, 4])
  for (const deviation of [0.5, 1, 2])
    for (const voices of [1, 3, 10])
      print(`ridge ${ridge} · worths of deviation ${deviation} · mixed`, {
        voices,
        readings: mixed,
        deviation,
        ridge,
      });

const file = join(import.meta.dirname, '../../../../docs/images/palmares-recovery.svg');
await writeFile(file, drawRecovery(lines));

type Setting = {
  readonly voices: number;
  readonly readings: readonly Reading[];
  readonly slip?: number;
  /** Standard deviation of the true log-worths. */
  readonly deviation?: number;
  readonly ridge?: number;
};

function average(setting: Setting): Recovery {
  const albums = Array.from({ length: albumsFor(setting.voices) }, (_, album) => simulate(setting, album));
  const mean = (pick: (recovery: Recovery) => number) =>
    albums.reduce((sum, recovery) => sum + pick(recovery), 0) / albums.length;
  return {
    tau: mean(({ tau }) => tau),
    worthCoverage: mean(({ worthCoverage }) => worthCoverage),
    rankCoverage: mean(({ rankCoverage }) => rankCoverage),
  };
}

/** Simulates one album; the readings alternate between people. */
function simulate(
  { voices, readings, slip = 0, deviation = 1, ridge = PALMARES.ridge }: Setting,
  album: number,
): Recovery {
  const truth = drawTruth(album, deviation);
  const numbers = new Map([...truth.keys()].map((id, index) => [id, index]));
  const ballots: WeightedBallot[] = [];
  for (let voice = 0; voice < voices; voice++) {
    const person = drawPerson(truth, slip, album * 100_003 + voice + 1);
    // Albums start with different kinds, so that a single voice may be of any kind.
    for (const ballot of readings[(voice + album) % readings.length]?.read(person) ?? [])
      ballots.push({
        groups: ballot.map((group) => group.map((image) => numbers.get(image) ?? 0)),
        weight: 1,
      });
  }
  const { logWorths, covariance } = fitWorths(createBallotTable(IMAGES, ballots), ridge);
  return compare([...truth.values()], logWorths, covariance);
}

function compare(real: readonly number[], logWorths: Float64Array, covariance: Float64Array): Recovery {
  const ranks = computeRanks(logWorths, covariance);
  return {
    tau: kendall(Array.from(logWorths, told), real),
    worthCoverage: getShare(real, (worth, image) => {
      const error = Math.sqrt(covariance[image * IMAGES + image] ?? 0);
      return Math.abs((logWorths[image] ?? 0) - worth) <= PALMARES.confidence * error;
    }),
    rankCoverage: getShare(real, (worth, image) => {
      const rank = 1 + real.filter((other) => other > worth).length;
      const { best, worst } = ranks[image] ?? { best: 1, worst: 1 };
      return best <= rank && rank <= worst;
    }),
  };
}

/** Normal log-worths with mean 0 and exactly this standard deviation. */
function drawTruth(album: number, deviation: number): Map<number, number> {
  const rng = createRng(album + 1);
  const drawn = Array.from({ length: IMAGES }, () => {
    const radius = Math.sqrt(-2 * Math.log(Math.max(rng(), Number.MIN_VALUE)));
    return radius * Math.cos(2 * Math.PI * rng());
  });
  const mean = drawn.reduce((sum, value) => sum + value, 0) / IMAGES;
  const drawnDeviation = Math.sqrt(drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / IMAGES);
  const ids = shuffle(
    Array.from({ length: IMAGES }, (_, index) => index + 1),
    rng,
  );
  return new Map(ids.map((id, index) => [id, (((drawn[index] ?? 0) - mean) * deviation) / drawnDeviation]));
}

/** τ-b: pairs that the estimate ties count for neither side. */
function kendall(estimated: readonly number[], real: readonly number[]): number {
  let difference = 0;
  let ordered = 0;
  let pairs = 0;
  for (const [a, worth] of real.entries())
    for (let b = a + 1; b < real.length; b++) {
      const product =
        Math.sign((estimated[a] ?? 0) - (estimated[b] ?? 0)) * Math.sign(worth - (real[b] ?? 0));
      pairs++;
      difference += product;
      if (product !== 0) ordered++;
    }
  return difference / Math.sqrt(pairs * Math.max(ordered, 1));
}

/** Rounds as the palmarès does, so that the same images are tied. */
function told(logWorth: number): number {
  return Math.round(logWorth * 10 ** PALMARES.decimals);
}

function getShare<T>(items: readonly T[], holds: (item: T, index: number) => boolean): number {
  return items.filter(holds).length / items.length;
}

function print(name: string, setting: Setting): Recovery {
  const recovery = average(setting);
  console.log(
    name.padEnd(66),
    `${String(setting.voices).padStart(5)} voices  τ ${recovery.tau.toFixed(3)}`,
    `  worths ${percent(recovery.worthCoverage)}  ranks ${percent(recovery.rankCoverage)}`,
  );
  return recovery;
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`.padStart(5);
}
