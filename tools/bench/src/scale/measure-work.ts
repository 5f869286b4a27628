// The cost of a piece of work on a world: what PostgreSQL did for it, counted, and the processor time of server and PostgreSQL.

import { computeMedian } from '../measure.ts';
import { processorTime } from '../report/processor-time.ts';
import { countStatements, type StatementCost, sumBuffers, sumChangedRows } from './statement-counter.ts';
import type { World } from './world.ts';

export type Cost = {
  readonly buffers: number;
  /** Rows changed. */
  readonly rows: number;
  /** Statements sent. */
  readonly statements: number;
  /** Processor time in milliseconds, best of several; null where the work was done too seldom to tell. */
  readonly milliseconds: number | null;
  /** Peak resident memory in MB of a process that does only this; null for the others. */
  readonly peakMb: number | null;
  /** The statement that reads the most buffers; null if there is none. */
  readonly heaviest: Heaviest | null;
};
export type Heaviest = { readonly text: string; readonly buffers: number };

/** Why a piece of work has no cost: it was refused, or took too long. */
export type Failure = { readonly failure: string };
export type Outcome = Cost | Failure;

export const isFailure = (outcome: Outcome): outcome is Failure => 'failure' in outcome;

export type Work = (world: World) => Promise<Cost>;

const BATCHES = 3;
const WRITES = 3;
const CALLS_A_BATCH_MAX = 10;
/** PostgreSQL decides about a generic plan at the sixth execution of a prepared statement. */
const WARM_UP_CALLS = 6;
/** Milliseconds after which a batch ends, and a warm-up. */
const BATCH_MS = 400;

export const toCost = (
  statements: readonly StatementCost[],
  milliseconds: number | null,
  { calls = 1, peakMb = null }: { calls?: number; peakMb?: number | null } = {},
): Cost => {
  const heaviest = statements.find(({ toplevel }) => toplevel);
  return {
    buffers: sumBuffers(statements) / calls,
    rows: sumChangedRows(statements) / calls,
    statements: countStatements(statements) / calls,
    milliseconds: milliseconds === null ? null : milliseconds / calls,
    peakMb,
    heaviest: heaviest === undefined ? null : { text: heaviest.text, buffers: heaviest.buffers / calls },
  };
};

const getProcessorTime = ({ site: { pids } }: World) =>
  processorTime(pids.server) + processorTime(pids.postgres);

/** Runs `work` once between two counts. */
export async function countOnce(world: World, work: () => Promise<unknown>): Promise<Cost> {
  await world.counter.reset();
  const before = getProcessorTime(world);
  await work();
  const spent = getProcessorTime(world) - before;
  return toCost(await world.counter.readSettled(), spent);
}

/** The middle one by buffers, with the least processor time of all. */
function summarise(costs: readonly Cost[]): Cost {
  const median = computeMedian(costs.map(({ buffers }) => buffers));
  const middle = costs.find(({ buffers }) => buffers === median);
  if (middle === undefined) throw new RangeError('nothing was measured');
  return { ...middle, milliseconds: Math.min(...costs.map(({ milliseconds }) => milliseconds ?? 0)) };
}

/** Repeats a read, because the processor's clock ticks every 10 ms. */
export async function measureRead(world: World, read: () => Promise<unknown>): Promise<Cost> {
  await repeatRead(read, WARM_UP_CALLS);
  const costs: Cost[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    await world.counter.reset();
    const before = getProcessorTime(world);
    const calls = await repeatRead(read, CALLS_A_BATCH_MAX);
    const spent = getProcessorTime(world) - before;
    costs.push(toCost(await world.counter.readSettled(), spent, { calls }));
  }
  return summarise(costs);
}

async function repeatRead(read: () => Promise<unknown>, most: number): Promise<number> {
  const startedAt = performance.now();
  for (let calls = 1; ; calls += 1) {
    await read();
    if (calls === most || performance.now() - startedAt > BATCH_MS) return calls;
  }
}

/** `prepare` makes what the write needs, which is not counted. The first write warms up. */
export async function measureWrite<T>(
  world: World,
  prepare: () => Promise<T>,
  write: (subject: T) => Promise<unknown>,
): Promise<Cost> {
  const costs: Cost[] = [];
  for (let turn = 0; turn <= WRITES; turn += 1) {
    const subject = await prepare();
    const cost = await countOnce(world, () => write(subject));
    if (turn > 0) costs.push(cost);
  }
  return summarise(costs);
}
