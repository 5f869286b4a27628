import { join } from 'node:path';
import { ensureWebBuilt } from '../build-web.mjs';
import { findProjectNode, root, run } from '../repository.mjs';

/** Exit code of a program that cannot run the test on this machine; it has printed the reason. */
const notPlayed = 77;

export const toOutcome = (passed) => (passed ? 'passed' : 'failed');

/** Runs `packages/server/src/testing/long/<name>-main.ts` with the options of the command line. */
export async function runProgram(name, { kills, minutes, seed, words = [] }) {
  await ensureWebBuilt();
  const options = Object.entries({ kills, minutes, seed }).filter(([, value]) => value !== undefined);
  const { code } = await run(findProjectNode(), [
    join(root, `packages/server/src/testing/long/${name}-main.ts`),
    ...options.flatMap(([option, value]) => [`--${option}`, value]),
    ...words,
  ]);
  return code === notPlayed ? 'not played' : toOutcome(code === 0);
}
