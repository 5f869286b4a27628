// Tries mutants: first all together, each within the tests that reach it, then separately those for which this is impossible.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../../scripts/repository.mjs';

export const leftOut = 'left out: evaluated when its module is loaded';

/** Number of nearest test files for a mutant that is tried separately; the files in which it was set aside are added. */
const nearest = 3;

export function readLines(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}

/**
 * `mutants` lists all of them by number, and `chosen` those to try; the others stay inactive. `tests` is the output of `listTests`. Calls
 * `conclude(mutant, status, by)` as soon as the result of a mutant is known.
 */
export async function tryMutants({ session, scope, mutants, chosen, tests, log, conclude, skipLoaded }) {
  const files = tests.map(({ test }) => test);
  const plan = { count: mutants.length, hasState: scope.hasState, log };
  const reached = new Set();
  const loaded = new Set();
  /** For each mutant, the test files that reach it but cannot be run again on their own. */
  const aside = new Map();
  const unsound = new Set();

  function putAside(id, file) {
    aside.set(id, (aside.get(id) ?? new Set()).add(relative(root, file)));
  }

  function absorb(line) {
    if (line.noticed) conclude(mutants[line.noticed - 1], 'noticed', line.by);
    for (const id of line.reached ?? []) reached.add(id);
    for (const id of line.loaded ?? []) loaded.add(id);
    for (const id of line.notRepeated ?? []) putAside(id, line.file);
  }

  async function tryTogether(costs) {
    rmSync(log, { force: true });
    const waiting = chosen.filter(({ status }) => !status).map(({ id }) => id);
    if (waiting.length === 0) return;
    let known = 0;
    const absorbNew = () => {
      const lines = readLines(log);
      for (const line of lines.slice(known)) absorb(line);
      known = lines.length;
    };
    const { failed, errors } = await session.run(files, { ...plan, waiting, costs }, absorbNew);
    absorbNew();
    for (const file of failed) unsound.add(file);
    if (failed.length > 0)
      console.log(['These tests fail without a mutant and judge none:', ...errors].join('\n'));
  }

  async function tryAlone(mutant) {
    const near = tests
      .filter(({ distances }) => distances.has(mutant.file))
      .toSorted((a, b) => a.distances.get(mutant.file) - b.distances.get(mutant.file));
    const wanted = new Set([
      ...near.slice(0, nearest).map(({ test }) => test),
      ...(aside.get(mutant.id) ?? []),
    ]);
    const sound = [...wanted].filter((file) => !unsound.has(file)).slice(0, 2 * nearest);
    const { failed } = await session.run(sound, { ...plan, waiting: [], costs: [], alone: mutant.id });
    conclude(mutant, failed.length > 0 ? 'noticed' : 'survived', failed[0]);
  }

  for (const costs of scope.rounds) await tryTogether(costs);
  const undecided = chosen.filter(({ status }) => !status);
  for (const mutant of undecided)
    if (loaded.has(mutant.id) && !reached.has(mutant.id) && skipLoaded) conclude(mutant, leftOut);
    else if (aside.has(mutant.id) || (loaded.has(mutant.id) && !reached.has(mutant.id)))
      await tryAlone(mutant);
    else conclude(mutant, reached.has(mutant.id) ? 'survived' : 'not reached by any test');
}
