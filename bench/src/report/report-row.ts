// A measured row: printed at once, and kept for the table that scripts/bench.mjs makes of all of them.
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Goal } from './goal.ts';
import { GOALS, type GoalId } from './goals.ts';

/** What one row of the results file holds, as JSON. */
export type Row = Omit<Goal, 'bench'> & {
  readonly id: string;
  readonly floorFigure: number | null;
  readonly figure: number;
  readonly isReached: boolean;
  /** Of the machine over the last minute, when the row was measured. */
  readonly load: number;
};

/** Medians, in the unit of the goal; `floor` is left out where the goal has none. */
export function reportRow(id: GoalId, measured: { floor?: number; ours: number }): void {
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
}

function describe(row: Row): string {
  const { work, unit, floorFigure, figure, load } = row;
  const figures =
    floorFigure === null
      ? `${round(figure)} ${unit}`
      : `${round(floorFigure)} → ${round(figure)} ${unit}, × ${round(figure / floorFigure)}`;
  return `${work}: ${figures} (goal ${goalOf(row)}; load ${round(load)})`;
}

export function goalOf({ from, upTo }: Pick<Goal, 'from' | 'upTo'>): string {
  return [from === undefined ? '' : `≥ ${from}`, upTo === undefined ? '' : `≤ ${upTo}`].join(' ').trim();
}

/** Three figures are as many as a busy machine can tell. */
export const round = (value: number): string => String(Number(value.toPrecision(3)));
