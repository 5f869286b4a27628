// Tests that the last lines of `npm test` are complete: both runners run a test that passes only on retry.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { printSummary } from './print-summary.mjs';
import { projectEnvironment, root, run } from './repository.mjs';
import { readReport } from './test-report.mjs';

// The tests start another runner, which takes seconds, and many more on a busy machine.
const timeout = { timeout: 180_000 };
const steps = [{ name: 'unit and server tests', passed: true }];

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palmares-run-report-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

test(
  'Vitest names what passed only at its second try, and does not try again what may not be',
  timeout,
  async () => {
    const report = join(folder, 'unit.json');

    const { code } = await runTests(['vitest', 'run', '--root', join(root, 'scripts/testing'), '--retry=1'], {
      reporter: 'unit-report.mjs',
      UNIT_REPORT: report,
    });

    expect(code).toBe(1);
    expect(namesIn(report)).toEqual([
      'failed: scripts/testing/flaky-test.spec.mjs › durability > is not tried again',
      'flaky: scripts/testing/flaky-test.spec.mjs › passes at its second try',
    ]);
  },
);

test('Playwright names what passed only when it was played again', {
  ...timeout,
  tags: ['thorough'],
}, async () => {
  const report = join(folder, 'journeys.json');

  const { code } = await runTests(
    ['playwright', 'test', '-c', join(root, 'e2e/testing'), '--retries=1', `--output=${folder}/results`],
    { reporter: 'journey-report.mjs', JOURNEY_REPORT: report },
  );

  expect(code).toBe(1);
  expect(namesIn(report)).toEqual([
    'flaky: e2e/testing/flaky-test.spec.mjs:4 › passes at its second try',
    'failed: e2e/testing/flaky-test.spec.mjs:8 › never passes',
  ]);
});

test('a runner that ended without a report counts as failed', () => {
  expect(readReport(join(folder, 'never-written.json'), 'Vitest')).toMatchObject([{ kind: 'failed' }]);
});

test('a second try is named just above the last line, and fails a strict run only', () => {
  const told = [{ kind: 'flaky', name: 'a.test.ts › waits too little', said: ['Error: late'] }];

  expect(close({ results: steps, told, strict: false })).toEqual({
    passed: true,
    end: ['passed only at a second try:', '  a.test.ts › waits too little', '', 'checks: 1 passed, 0 failed'],
  });
  expect(close({ results: steps, told, strict: true })).toMatchObject({
    passed: false,
    end: ['', 'failed: every test at its first try', '', 'checks: 1 passed, 1 failed'],
  });
  expect(close({ results: steps, told: [], strict: true })).toMatchObject({ passed: true });
});

function runTests([command, ...parameters], { reporter, ...env }) {
  return run(command, [...parameters, `--reporter=${join(root, 'scripts', reporter)}`], {
    env: projectEnvironment(env),
    capture: true,
  });
}

function namesIn(report) {
  return readReport(report, 'the runner').map(({ kind, name }) => `${kind}: ${name}`);
}

function close(ended) {
  const lines = [];
  vi.spyOn(console, 'log').mockImplementation((text) => lines.push(...text.split('\n')));
  const passed = printSummary(ended);
  return { passed, end: lines.slice(-4) };
}
