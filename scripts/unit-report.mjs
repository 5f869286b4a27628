import { relative } from 'node:path';
import { root } from './repository.mjs';
import { writeReport } from './test-report.mjs';

/**
 * A Vitest reporter that writes the failed and the flaky tests to the file named in `UNIT_REPORT`. Vitest's own JSON reporter omits retries,
 * errors of hooks and errors outside any test.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter so
export default class UnitReport {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const failed = [
      ...suites.flatMap((suite) => suite.errors().map((error) => ({ name: getName(suite), error }))),
      ...tests.filter((test) => test.result().state === 'failed').map(toEntry),
      ...unhandledErrors.map((error) => ({ name: 'outside of any test', error })),
    ];
    const flaky = tests.filter((test) => test.diagnostic()?.flaky).map(toEntry);
    writeReport(process.env.UNIT_REPORT, [
      ...failed.map((entry) => ({ kind: 'failed', ...entry })),
      ...flaky.map((entry) => ({ kind: 'flaky', ...entry })),
    ]);
  }
}

function toEntry(test) {
  return { name: getName(test), error: test.result().errors?.[0] };
}

function getName(task) {
  const module = task.module ?? task;
  const file = relative(root, module.moduleId);
  return task === module ? file : `${file} › ${task.fullName}`;
}
