// The contract between the runner (play.ts), which plays tests/<name>.ts, and the tests.
import type { Rng } from '@palmares/core/random';

/** Exit code of a test that this machine cannot run. */
export const NOT_PLAYED = 77;

export type LongRun = {
  readonly seed: number;
  /** Deterministic for the seed. */
  readonly random: Rng;
  readonly kills: number;
  readonly minutes: number;
  /** A temporary folder, removed at the end. */
  readonly folder: string;
  /** Further arguments of the command. */
  readonly words: readonly string[];
};

/** The exports of tests/<name>.ts. */
export type LongTest = {
  /** Default options. */
  readonly usual?: { readonly kills?: number; readonly minutes?: number };
  /** Returns faults, as sentences. */
  play(run: LongRun): Promise<readonly string[]>;
};

/** Thrown when this machine lacks what a test needs. */
export class NotPlayed extends Error {}

/** `missing` is the reason why a tool is missing, or null. */
export function requireTool(missing: string | null): void {
  if (missing !== null) throw new NotPlayed(missing);
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Picks one of them at random. */
export function choose<T>(random: Rng, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0];
}

type Step = () => Promise<readonly string[]>;

/** Plays the steps in sequence, up to the first one with faults, which it returns. */
export async function playSteps(...steps: readonly Step[]): Promise<readonly string[]> {
  for (const step of steps) {
    const faults = await step();
    if (faults.length > 0) return faults;
  }
  return [];
}

/** Repeats a step for the minutes of the run, up to the first faults. */
export async function repeat({ minutes }: LongRun, step: Step): Promise<readonly string[]> {
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    const faults = await step();
    if (faults.length > 0) return faults;
  }
  return [];
}
