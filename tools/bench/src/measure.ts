// A small benchmark runner: warm-up, then the median of five rounds. Results are ratios to a floor measured in the same run, because
// absolute times say more about the machine than about the code.
import { performance } from 'node:perf_hooks';

const ROUNDS = 5;
const ROUND_MS = 60;
const WARM_UP_MS = 120;

/** Median time of one call. */
export type Measured = { name: string; nanoseconds: number };

/** Keeps results reachable, so that the engine cannot eliminate the work. */
const sink: { last: unknown } = { last: undefined };

export function measure(name: string, work: () => unknown): Measured {
  runFor(WARM_UP_MS, work);
  const rounds = Array.from({ length: ROUNDS }, () => runFor(ROUND_MS, work)).toSorted((a, b) => a - b);
  return { name, nanoseconds: rounds[Math.floor(ROUNDS / 2)] ?? 0 };
}

/** Prints the floor, and for each measure its time and its ratio to the floor. */
export function report(title: string, floor: Measured, measures: readonly Measured[]): void {
  const width = Math.max(...[floor, ...measures].map(({ name }) => name.length));
  console.log(`\n${title}`);
  for (const { name, nanoseconds } of [floor, ...measures]) {
    const ratio = nanoseconds / floor.nanoseconds;
    console.log(`  ${name.padEnd(width)}  ${micros(nanoseconds)} µs  × ${ratio.toFixed(ratio < 10 ? 2 : 0)}`);
  }
}

/** Nanoseconds per call, averaged over a round of at least `ms` milliseconds. */
function runFor(ms: number, work: () => unknown): number {
  let calls = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < ms) {
    for (let i = 0; i < 8; i++) sink.last = work();
    calls += 8;
    elapsed = performance.now() - start;
  }
  return (elapsed / calls) * 1e6;
}

function micros(nanoseconds: number): string {
  return (nanoseconds / 1_000).toFixed(2).padStart(9);
}

/**
 * Measures alternately; a first, uncounted turn warms up. Returns the median of the first measure. For the others, it returns that median
 * times the median ratio to the first measure of the same turn.
 */
export async function measureInterleaved<K extends string>(
  rounds: number,
  measures: Readonly<Record<K, () => Promise<number>>>,
): Promise<Record<K, number>> {
  // Object.keys loses the literal types of the keys.
  const names = Object.keys(measures) as K[];
  const figures = names.map((): number[] => []);
  for (let turn = 0; turn <= rounds; turn++)
    for (const [index, name] of names.entries()) {
      const figure = await measures[name]();
      if (turn > 0) figures[index]?.push(figure);
    }
  const [floor = []] = figures;
  const costs = names.map((name, index) => [name, medianRatio(floor, figures[index] ?? [])]);
  return Object.fromEntries(costs) as Record<K, number>;
}

/**
 * Both sides of a turn are measured moments apart, so other load affects both: use the median of their ratio. If the machine is slow during
 * some turns, the separate medians shift differently.
 */
export function medianRatio(floor: readonly number[], ours: readonly number[]): number {
  const ratios = ours.map((cost, turn) => cost / (floor[turn] ?? Number.NaN));
  return computeMedian(floor) * computeMedian(ratios);
}

export function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
