// A small runner: warm-up, then the median of five rounds. Figures are told as ratios to a floor that was measured in
// the same run, since absolute times say more about the machine than about the code.
import { performance } from 'node:perf_hooks';

const ROUNDS = 5;
const ROUND_MS = 60;
const WARM_UP_MS = 120;

/** Median time of one call. */
export type Measured = { name: string; nanoseconds: number };

/** Keeps results alive, so that the engine cannot leave the work out. */
const sink: { last: unknown } = { last: undefined };

export function measure(name: string, work: () => unknown): Measured {
  runFor(WARM_UP_MS, work);
  const rounds = Array.from({ length: ROUNDS }, () => runFor(ROUND_MS, work)).toSorted((a, b) => a - b);
  return { name, nanoseconds: rounds[Math.floor(ROUNDS / 2)] ?? 0 };
}

/** Prints the floor and, for each measure, its time and how many times the floor it is. */
export function report(title: string, floor: Measured, measures: readonly Measured[]): void {
  const width = Math.max(...[floor, ...measures].map(({ name }) => name.length));
  console.log(`\n${title}`);
  for (const { name, nanoseconds } of [floor, ...measures]) {
    const ratio = nanoseconds / floor.nanoseconds;
    console.log(`  ${name.padEnd(width)}  ${micros(nanoseconds)} µs  × ${ratio.toFixed(ratio < 10 ? 2 : 0)}`);
  }
}

/** Nanoseconds of one call, averaged over a round of at least `ms` milliseconds. */
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
 * What each costs, the first being what the others are compared with: its median, and of the others as many times that as at the
 * median of the turns. A first turn warms up.
 */
export async function measureInTurns<K extends string>(
  rounds: number,
  measures: Readonly<Record<K, () => Promise<number>>>,
): Promise<Record<K, number>> {
  // The keys of a record, whose names Object.keys and fromEntries forget.
  const names = Object.keys(measures) as K[];
  const figures = names.map((): number[] => []);
  for (let turn = 0; turn <= rounds; turn++)
    for (const [index, name] of names.entries()) {
      const figure = await measures[name]();
      if (turn > 0) figures[index]?.push(figure);
    }
  const [floor = []] = figures;
  const costs = names.map((name, index) => [name, costBeside(floor, figures[index] ?? [])]);
  return Object.fromEntries(costs) as Record<K, number>;
}

/**
 * The two sides of one turn are moments apart, so that what else the machine does weighs on both: it is their ratio whose median is
 * taken. A machine that is slow for some of the turns moves the medians of each side by themselves, and not alike.
 */
export function costBeside(floor: readonly number[], ours: readonly number[]): number {
  const ratios = ours.map((cost, turn) => cost / (floor[turn] ?? Number.NaN));
  return medianOf(floor) * medianOf(ratios);
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
