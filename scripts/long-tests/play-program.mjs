import { join } from 'node:path';
import { ensureWebBuilt } from '../build-web.mjs';
import { findProjectNode, root, run } from '../repository.mjs';

/** The exit code that says that this machine cannot play the test; the program has said why. */
const notPlayed = 77;

export const toOutcome = (passed) => (passed ? 'passed' : 'failed');

/** Plays `packages/server/src/testing/long/<name>-main.ts`, with what the command said. */
export async function playProgram(name, { kills, minutes, seed, words = [] }) {
  await ensureWebBuilt();
  const options = Object.entries({ kills, minutes, seed }).filter(([, value]) => value !== undefined);
  const { code } = await run(findProjectNode(), [
    join(root, `packages/server/src/testing/long/${name}-main.ts`),
    ...options.flatMap(([option, value]) => [`--${option}`, value]),
    ...words,
  ]);
  return code === notPlayed ? 'not played' : toOutcome(code === 0);
}
