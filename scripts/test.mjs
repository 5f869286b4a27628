// npm test: everything that CI checks. Runs on Node 20.
import { ensureBrowser } from './browser.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { findLeftovers, runMarker } from './leftovers.mjs';
import { findProjectNode, projectEnvironment, seconds } from './repository.mjs';
import { staticSteps } from './static-steps.mjs';
import { runSteps, summarize } from './steps.mjs';

const startedAt = performance.now();
const run = String(process.pid);
process.env[runMarker] = run;
await ensureInstalled();
findProjectNode();
const browser = await ensureBrowser();
const env = projectEnvironment({
  // Journeys are then played as in CI, wherever this runs: without pictures of what passed, and once more when they fail.
  CI: '1',
  [runMarker]: run,
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
});

const results = await runSteps(
  [
    ...staticSteps,
    { name: 'build of the web app', work: buildWeb },
    { name: 'unit and server tests', commands: [['vitest', 'run']], loud: true },
    {
      name: 'browser journeys',
      commands: [['playwright', 'test', '-c', 'e2e/playwright.config.ts']],
      loud: true,
    },
    { name: 'nothing left running', work: checkLeftovers },
  ],
  env,
);
console.log(`\nDurée totale : ${seconds(startedAt)}`);
process.exitCode = summarize(results) ? 0 : 1;

async function buildWeb() {
  try {
    await ensureWebBuilt();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

async function checkLeftovers() {
  const left = await findLeftovers(run);
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
