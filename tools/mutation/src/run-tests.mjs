// Vitest with the instrumented sources and a runner that tries the mutants, in one process.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, createVitest } from 'vitest/node';
import { root } from '../../../scripts/repository.mjs';
import config from '../../../vitest.config.ts';

const nothing = () => undefined;

/** Runs test files in the requested order. */
function inOrder(tests) {
  return class extends BaseSequencer {
    sort(specifications) {
      const placeOf = new Map(tests.map((test, index) => [join(root, test), index]));
      return specifications.toSorted((a, b) => placeOf.get(a.moduleId) - placeOf.get(b.moduleId));
    }
  };
}

export async function openTests({ project, tests, instrumented, planFile }) {
  const { test } = config.test.projects.find((candidate) => candidate.test.name === project);
  process.env.MUTATION_PLAN = planFile;
  const plugin = {
    name: 'mutants',
    enforce: 'pre',
    transform: (_code, id) => instrumented.get(relative(root, id.split('?')[0])),
  };
  const options = {
    ...test,
    config: false,
    watch: false,
    // The cache identifies a module by its source, so it would confuse the original with the instrumented copy.
    fsModuleCache: false,
    root: join(root, test.root),
    runner: join(import.meta.dirname, 'mutation-runner.mjs'),
    sequence: { sequencer: inOrder(tests) },
    // The runner tries many mutants within the time of one test. Each ends by itself or by the endless-loop limit.
    maxWorkers: 1,
    fileParallelism: false,
    reporters: [{ onTestModuleEnd: () => fileEnded() }],
  };
  let fileEnded = nothing;
  const vitest = await createVitest('test', options, { plugins: [plugin] });
  const all = await vitest.globTestSpecifications();
  return {
    /** Runs the test files with a plan for the runner. Resolves to the failed files and their errors. */
    async run(files, plan, onFile = nothing) {
      fileEnded = onFile;
      writeFileSync(planFile, JSON.stringify(plan));
      const chosen = all.filter(({ moduleId }) => files.includes(relative(root, moduleId)));
      vitest.config.bail = plan.alone ? 1 : 0;
      const { testModules } = await vitest.runTestSpecifications(chosen);
      const failed = testModules.filter((module) => !module.ok());
      return {
        failed: failed.map(({ moduleId }) => relative(root, moduleId)),
        errors: failed.flatMap(describe),
      };
    },
    close: () => vitest.close(),
  };
}

function describe(module) {
  const own = module.errors().map(({ message }) => message);
  const ofTests = [...module.children.allTests('failed')].flatMap((test) =>
    (test.result().errors ?? []).map(({ message }) => `${test.fullName}: ${message}`),
  );
  return [...own, ...ofTests];
}

export const readSource = (file) => readFileSync(join(root, file), 'utf8');
