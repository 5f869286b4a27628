// npm test: everything that CI checks. With --strict it also fails when a test passed only at a second try, with --thorough it also runs the
// exhaustive variants (tag `thorough`). Runs on Node 20.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { printSummary } from './print-summary.mjs';
import { findProjectNode, projectEnvironment, root, seconds } from './repository.mjs';
import { runSteps } from './run-steps.mjs';
import { staticSteps } from './static-steps.mjs';
import { findStrayProcesses, runMarker } from './stray-processes.mjs';
import { readReport } from './test-report.mjs';

const strict = process.argv.includes('--strict');
const thorough = process.argv.includes('--thorough');
const startedAt = performance.now();
const run = String(process.pid);
process.env[runMarker] = run;
await ensureInstalled();
findProjectNode();
const browser = await ensureBrowser();
const reports = mkdtempSync(join(tmpdir(), 'palmares-report-'));
const unitReport = join(reports, 'unit.json');
const journeyReport = join(reports, 'journeys.json');
const env = projectEnvironment({
  // Runs journeys as in CI, on any machine: without screenshots of passed tests, and with one retry on failure.
  CI: '1',
  // Servers that tests start load in half the time.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...(thorough ? { TEST_MOTION: 'on' } : {}),
  UNIT_REPORT: unitReport,
  JOURNEY_REPORT: journeyReport,
  [runMarker]: run,
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
});

// As for journeys, a failed test is retried once and reported as flaky if it then passes.
const unitTests = [
  'vitest',
  'run',
  '--retry=1',
  ...(thorough ? [] : ['--tags-filter=!thorough']),
  '--reporter=default',
  '--reporter=./scripts/unit-report.mjs',
];

const results = await runSteps(
  [
    ...staticSteps,
    { name: 'build of the web app', work: buildWeb },
    { name: 'supported browsers', commands: [['node', 'packages/web/build/check-browsers.ts']] },
    { name: 'unit and server tests', commands: [unitTests], loud: true },
    {
      name: 'browser journeys',
      commands: [
        [
          'playwright',
          'test',
          '-c',
          'e2e/playwright.config.ts',
          ...(thorough ? [] : ['--grep-invert', '@thorough']),
        ],
      ],
      loud: true,
    },
    { name: 'nothing left running', work: checkStrayProcesses },
  ],
  env,
);
const told = [...readReport(unitReport, 'Vitest'), ...readReport(journeyReport, 'Playwright')];
rmSync(reports, { recursive: true });
console.log(`\nDurée totale : ${seconds(startedAt)}`);
process.exitCode = printSummary({ results, told, strict }) ? 0 : 1;

async function buildWeb() {
  try {
    await ensureWebBuilt();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

async function checkStrayProcesses() {
  const left = await findStrayProcesses(run);
  if (left === null) {
    console.log('(not verified: this system has no /proc)');
    return true;
  }
  for (const { pid, command } of left) {
    console.log(`left running: ${pid} ${command}`);
    process.kill(pid, 'SIGTERM');
  }
  return left.length === 0;
}
