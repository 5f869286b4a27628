// Vitest runs each test as usual, and then once more for each mutant that it reaches and that nothing has noticed yet. So the
// application, its database and the test file are loaded once for all mutants.
import { appendFileSync, readFileSync } from 'node:fs';
import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { TestRunner } from 'vitest';
import { createSwitch } from './switch.mjs';

const { count, waiting, alone, slowestTest, checkAfter, log } = JSON.parse(
  readFileSync(process.env.MUTATION_PLAN, 'utf8'),
);
// The processes of a run share neither memory nor order of files: what is known of mutants stands here for this one.
const state = (globalThis.mutationState ??= {
  mutants: createSwitch(count),
  waiting: new Set(waiting),
  tried: new Set(),
});
const { mutants } = state;
if (alone) mutants.wake(alone, 50_000_000);

/** A property stops at its first failure, without looking for a smaller one, and gives up a mutant after a while. */
const hasty = { endOnFailure: true, interruptAfterTimeLimit: 300, markInterruptAsFailure: false };

function write(entry) {
  appendFileSync(log, `${JSON.stringify(entry)}\n`);
}

/** Hooks stand around each run of the test's function, as Vitest has them around a retry. */
async function runHooks(test, name) {
  const suites = [];
  for (
    let suite = test.suite ?? test.file;
    suite;
    suite = suite.suite ?? (suite === test.file ? null : test.file)
  )
    suites.unshift(suite);
  if (name === 'afterEach') suites.reverse();
  for (const suite of suites)
    for (const hook of TestRunner.getSuiteHooks(suite)[name]) await hook(test.context, suite);
}

export default class MutationRunner extends TestRunner {
  spoiled = false;

  async runTask(test) {
    const run = TestRunner.getTestFn(test);
    if (alone) return run();
    if (this.spoiled) return;
    const loaded = mutants.listReached().filter((id) => state.waiting.has(id) && !state.tried.has(id));
    if (loaded.length > 0) write({ loaded, file: test.file.filepath });
    mutants.forget();
    mutants.wake(0);
    const before = process.cpuUsage();
    await run();
    const computing = process.cpuUsage(before).user / 1_000;
    const asked = mutants.asked();
    const reached = mutants.listReached();
    write({ reached: reached.filter((id) => !state.tried.has(id)), file: test.file.filepath });
    for (const id of reached) state.tried.add(id);
    const toTry = reached.filter((id) => state.waiting.has(id));
    // What takes seconds each time is left out: other tests have to notice.
    if (toTry.length === 0 || computing > slowestTest) return;

    const again = async (id) => {
      const properties = readConfigureGlobal();
      try {
        configureGlobal({ ...properties, ...hasty });
        await runHooks(test, 'afterEach');
        await runHooks(test, 'beforeEach');
        mutants.wake(id, asked);
        await run();
        return true;
      } catch (error) {
        // Given up before its first example ended: nothing was noticed.
        return String(error?.message).startsWith('Property interrupted');
      } finally {
        mutants.wake(0);
        configureGlobal(properties);
      }
    };
    if (checkAfter && !(await again(0))) {
      write({ notRepeated: toTry, file: test.file.filepath });
      return;
    }
    for (const id of toTry) {
      if (await again(id)) continue;
      // A mutant may have left something behind that fails the original too: it is tried by itself then.
      if (checkAfter && !(await again(0))) {
        write({ spoiledBy: id, file: test.file.filepath, test: test.name });
        state.waiting.delete(id);
        this.spoiled = true;
        return;
      }
      state.waiting.delete(id);
      write({ noticed: id, by: `${test.file.name} > ${test.name}` });
    }
  }
}
