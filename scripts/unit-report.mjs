import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const longestError = 25;

/** A reporter of Vitest: writes what failed, and what passed only the second time, to the file named in `UNIT_REPORT`. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter so
export default class UnitReport {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const lines = [
      ...modules.flatMap((module) => module.errors().map((error) => entry('failed', module.moduleId, error))),
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => entry('failed', nameOf(test), test.result().errors?.[0])),
      ...tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => entry('flaky', nameOf(test), test.result().errors?.[0])),
      ...unhandledErrors.map((error) => entry('failed', 'outside of any test', error)),
    ];
    writeFileSync(process.env.UNIT_REPORT, lines.join('\n'));
  }
}

function nameOf(test) {
  return `${test.module.relativeModuleId ?? test.module.moduleId} › ${test.fullName}`;
}

function entry(kind, name, error) {
  const text = stripVTControlCharacters(error?.stack ?? error?.message ?? '');
  const said = text.split('\n').slice(0, longestError);
  return [`${kind}: ${name}`, ...said.map((line) => `    ${line}`)].join('\n');
}
