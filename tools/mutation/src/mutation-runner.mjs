// Vitest runs each test normally, then once more for each undetected mutant that it reaches. The application, its database and the test
// file are thus loaded once for all mutants.
import { appendFileSync, readFileSync } from 'node:fs';
import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { TestRunner } from 'vitest';
import { createSwitch } from './switch.mjs';

const plan = readFileSync(process.env.MUTATION_PLAN, 'utf8');
const { count, waiting, alone, costs, hasState, log } = JSON.parse(plan);
const [cheapest, dearest] = costs;
// Vitest may load this module again for each test file, so the state of the mutants is global for as long as the plan is the same.
if (globalThis.mutationState?.plan !== plan) {
  globalThis.mutationState = {
    plan,
    mutants: createSwitch(count),
    waiting: new Set(waiting),
    tried: new Set(),
  };
  // Ends the worker when its run is killed; otherwise it would continue for minutes.
  process.once('disconnect', () => process.exit(1));
}
const state = globalThis.mutationState;
const { mutants } = state;
if (alone) mutants.wake(alone, 50_000_000);

/** A property stops at its first failure without shrinking, and gives up a mutant after a time limit. */
const hasty = { endOnFailure: true, interruptAfterTimeLimit: 300, markInterruptAsFailure: false };

function write(entry) {
  appendFileSync(log, `${JSON.stringify(entry)}\n`);
}

async function runHooks(test, name) {
  const suites = [];
  for (
    let suite = test.suite ?? test.file;
    suite;
    suite = suite.suite ?? (suite === test.file ? null : test.file)
  )
    suites.unshift(suite);
  if (name.startsWith('after')) suites.reverse();
  for (const suite of suites)
    for (const hook of TestRunner.getSuiteHooks(suite)[name])
      await hook(...(name.endsWith('All') ? [suite] : [test.context, suite]));
}

/**
 * Runs a test again with a mutant, or with none (0). Resolves to true if it passes.
 * `anew` first runs the file's afterAll and beforeAll hooks again.
 */
async function passes(test, id, asked, anew) {
  const properties = readConfigureGlobal();
  try {
    configureGlobal({ ...properties, ...hasty });
    await runHooks(test, 'afterEach');
    if (anew) {
      await runHooks(test, 'afterAll');
      await runHooks(test, 'beforeAll');
    }
    await runHooks(test, 'beforeEach');
    mutants.wake(id, asked);
    await TestRunner.getTestFn(test)();
    return true;
  } catch (error) {
    // A property interrupted before its first example ended has detected nothing.
    return String(error?.message).startsWith('Property interrupted');
  } finally {
    mutants.wake(0);
    configureGlobal(properties);
  }
}

/**
 * Returns whether a test fails because of a mutant. A mutant may leave state behind that would also fail the original. So the original has
 * to pass after it, or else the mutant has to fail again in a fresh environment.
 */
async function isNoticed(test, id, asked, anew) {
  if (await passes(test, id, asked, anew)) return false;
  if (!hasState || anew || (await passes(test, 0, asked, false))) return true;
  return !(await passes(test, id, asked, true));
}

export default class MutationRunner extends TestRunner {
  async runTask(test) {
    const run = TestRunner.getTestFn(test);
    if (alone) return run();
    const loaded = mutants.listReached().filter((id) => state.waiting.has(id) && !state.tried.has(id));
    if (loaded.length > 0) write({ loaded });
    mutants.forget();
    mutants.wake(0);
    const before = process.cpuUsage();
    await run();
    const computing = process.cpuUsage(before).user / 1_000;
    const asked = mutants.asked();
    const reached = mutants.listReached();
    write({ reached: reached.filter((id) => !state.tried.has(id)) });
    for (const id of reached) state.tried.add(id);
    const toTry = reached.filter((id) => state.waiting.has(id));
    if (toTry.length === 0 || computing < cheapest || computing >= dearest) return;
    // A test that cannot be repeated, for example because a name is then taken, gets a new database each time.
    const anew = hasState && !(await passes(test, 0, asked, false));
    if (anew && !(await passes(test, 0, asked, true)))
      return write({ notRepeated: toTry, file: test.file.filepath });
    for (const id of toTry) {
      if (!(await isNoticed(test, id, asked, anew))) continue;
      state.waiting.delete(id);
      write({ noticed: id, by: `${test.file.name} > ${test.name}` });
    }
    // Later tests must not find the state that the last mutant left behind.
    if (hasState) await passes(test, 0, asked, true);
  }
}
