// node play.ts <name> [--kills n] [--minutes n] [--seed s] [words…]: plays tests/<name>.ts, and prints the seed and the faults. Exit code 1
// with faults.
import { execFile } from 'node:child_process';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createRng } from '@palmares/core/random';
import { type LongTest, NOT_PLAYED, NotPlayed, print } from './long-test.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: text, minutes: text, seed: text },
});
const [name = '', ...words] = positionals;
const { play, usual = {} } = (await import(`./tests/${name}.ts`)) as LongTest;
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const folder = await realpath(await mkdtemp(join(tmpdir(), 'palmares-long-')));
const startedAt = performance.now();
try {
  const faults = await play({
    seed,
    random: createRng(seed),
    kills: Number(values.kills ?? usual.kills ?? 0),
    minutes: Number(values.minutes ?? usual.minutes ?? 0),
    folder,
    words,
  });
  print(`played in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s, seed ${seed}`);
  print(faults.length === 0 ? 'no fault' : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof NotPlayed)) throw error;
  print(`not played: ${error.message}`);
  process.exitCode = NOT_PLAYED;
} finally {
  // Node's own removal holds the names of all files: ten million of them exceeded 4 GB.
  await promisify(execFile)('rm', ['-rf', folder]);
}
