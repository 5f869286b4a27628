import { run, seconds } from './repository.mjs';

/**
 * Runs all steps in sequence, even when one fails, so that one run reports all faults. A step is `{ name, commands }`,
 * with commands that run in parallel, or `{ name, work }`, with a function that returns whether it passed. Steps print
 * their output only when they fail; `loud` ones print it immediately.
 */
export async function runSteps(steps, env) {
  const results = [];
  for (const step of steps) {
    const startedAt = performance.now();
    if (step.loud) console.log(`\n▶ ${step.name}`);
    const passed = step.work ? await step.work() : await runCommands(step, env);
    console.log(`${passed ? '✔' : '✘'} ${step.name} (${seconds(startedAt)})`);
    results.push({ name: step.name, passed });
  }
  return results;
}

async function runCommands({ commands, loud = false }, env) {
  const outcomes = await Promise.all(
    commands.map(([command, ...parameters]) => run(command, parameters, { env, capture: !loud })),
  );
  for (const { code, output } of outcomes) if (code !== 0 && !loud) console.log(output);
  return outcomes.every(({ code }) => code === 0);
}

/** Prints the names of the failed steps, then a summary line. */
export function summarize(results) {
  const failed = results.filter((result) => !result.passed);
  if (failed.length > 0) console.log(`\nfailed: ${failed.map((result) => result.name).join(', ')}`);
  console.log(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}
