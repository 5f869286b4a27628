import { summarize } from './run-steps.mjs';

/**
 * Prints the last lines of a run: the failures with their errors (which the runners printed thousands of lines above), the tests that
 * passed only on retry, and the summary of the steps. Retried tests fail a strict run. Returns whether the run passed.
 */
export function printSummary({ results, told, strict }) {
  if (told.length > 0) console.log(`\n${told.flatMap(describe).join('\n')}`);
  const flaky = told.filter(({ kind }) => kind === 'flaky');
  if (flaky.length > 0) {
    console.log(['\npassed only at a second try:', ...flaky.map(({ name }) => `  ${name}`)].join('\n'));
  }
  const firstTry = { name: 'every test at its first try', passed: flaky.length === 0 };
  return summarize(strict ? [...results, firstTry] : results);
}

function describe({ kind, name, said }) {
  return [`${kind}: ${name}`, ...said.map((line) => `    ${line}`)];
}
