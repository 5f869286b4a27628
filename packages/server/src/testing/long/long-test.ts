// Common code of the programs behind `npm run test:long`: command line, a seed that repeats the same choices, a temporary folder, and an
// exit code.
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export type LongRun = {
  readonly seed: number;
  /** Returns a number from 0 to 1, deterministic for the seed. */
  readonly random: () => number;
  readonly kills: number;
  readonly minutes: number;
  readonly folder: string;
  /** Further arguments of the command. */
  readonly words: readonly string[];
};

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Picks one of them at random. */
export function choose<T>(random: () => number, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0];
}

/** `play` returns the faults, as sentences. */
export async function runLongTest(
  usual: { kills?: number; minutes?: number },
  play: (run: LongRun) => Promise<readonly string[]>,
): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: { kills: text, minutes: text, seed: text },
  });
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const run = {
    seed,
    random: createRandom(seed),
    kills: Number(values.kills ?? usual.kills ?? 0),
    minutes: Number(values.minutes ?? usual.minutes ?? 0),
    folder: await realpath(await mkdtemp(join(tmpdir(), 'palmares-long-'))),
    words,
  };
  const startedAt = performance.now();
  try {
    const faults = await play(run);
    print(`played in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s, seed ${seed}`);
    print(faults.length === 0 ? 'no fault' : faults.join('\n'));
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await rm(run.folder, { recursive: true, force: true });
  }
}
