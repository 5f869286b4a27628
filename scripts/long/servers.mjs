// npm run test:long -- servers [rounds] [journey…]: two servers, then two web servers and a worker, behind a real proxy. Each is restarted
// and killed under load. Then the access matrix and the journeys (all or the named ones) run on two and on three.
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { ensureWebBuilt } from '../build-web.mjs';
import { toOutcome } from '../long-tests/run-program.mjs';
import { findProjectNode, projectEnvironment, root, run } from '../repository.mjs';
import { ensureProxy } from '../system-packages.mjs';

const folder = join(root, 'packages/server/src/testing/several-servers');
const withDatabase = (command, parameters, env = {}) =>
  run(findProjectNode(), [join(folder, 'with-database.ts'), 'alone', command, ...parameters], {
    env: projectEnvironment(env),
  });

export async function runLongTest({ words }) {
  const missing = await ensureProxy();
  if (missing === null) return toOutcome(await play(words));
  console.error(missing);
  return 'not played';
}

async function play([rounds = '3', ...journeys]) {
  await ensureWebBuilt();
  for (const roles of ['all,all', 'web,web,work']) {
    const rolling = [join(folder, 'rolling-main.ts'), roles, rounds];
    if ((await withDatabase(findProjectNode(), rolling)).code !== 0) return false;
  }
  for (const servers of ['2', '3']) {
    const matrix = ['run', '--project', 'server', 'src/access-matrix.test.ts'];
    if ((await withDatabase('vitest', matrix, { MATRIX_SERVERS: servers })).code !== 0) return false;
  }
  const browser = await ensureBrowser();
  for (const roles of ['all,all', 'web,web,work']) {
    const env = { CI: '1', SERVERS: roles, ...(browser ? { CHROMIUM_PATH: browser } : {}) };
    const played = ['test', '-c', 'e2e/playwright.config.ts', ...journeys];
    if ((await withDatabase('playwright', played, env)).code !== 0) return false;
  }
  return true;
}
