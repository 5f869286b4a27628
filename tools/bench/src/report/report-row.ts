// Reports a measured row: prints it at once and stores it for the table of tools/bench/bench.mjs.
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Goal } from './goal.ts';
import { GOALS, type GoalId } from './goals.ts';

/** One row of the results file, as JSON. */
export type Row = Omit<Goal, 'bench'> & {
  readonly id: string;
  readonly floorFigure: number | null;
  readonly figure: number;
  readonly isReached: boolean;
  /** Load average of the last minute at the time of the measurement. */
  readonly load: number;
};

/** Medians in the unit of the goal. `floor` is omitted when the goal has none. Returns whether the goal is reached. */
export function reportRow(id: GoalId, measured: { floor?: number; ours: number }): boolean {
  const { bench: _, ...goal }: Goal = GOALS[id];
  const { floor, ours } = measured;
  if ((goal.judged === 'ratio') !== (floor !== undefined))
    throw new TypeError(`${id} is judged by its ${goal.judged}`);
  const judged = floor === undefined ? ours : ours / floor;
  const isReached = judged >= (goal.from ?? 0) && judged <= (goal.upTo ?? Number.POSITIVE_INFINITY);
  const row: Row = {
    id,
    ...goal,
    floorFigure: floor ?? null,
    figure: ours,
    isReached,
    load: loadavg()[0] ?? Number.NaN,
  };
  console.log(`  ${isReached ? '✔' : '✘'} ${describe(row)}`);
  const file = process.env['BENCH_RESULTS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
  return isReached;
}

function describe(row: Row): string {
  const { work, unit, floorFigure, figure, load } = row;
  const figures =
    floorFigure === null
      ? `${round(figure)} ${unit}`
      : `${round(floorFigure)} → ${round(figure)} ${unit}, × ${round(figure / floorFigure)}`;
  return `${work}: ${figures} (goal ${goalText(row)}; load ${round(load)})`;
}

export function goalText({ from, upTo }: Pick<Goal, 'from' | 'upTo'>): string {
  return [from === undefined ? '' : `≥ ${from}`, upTo === undefined ? '' : `≤ ${upTo}`].join(' ').trim();
}

/** Rounds to three significant digits; more would be noise on a busy machine. */
export const round = (value: number): string => String(Number(value.toPrecision(3)));
