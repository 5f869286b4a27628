// npm run test:long -- replica [writes] [journey…]: two servers behind a real proxy on a PostgreSQL with a streaming replica, which lags,
// disappears, hangs and is promoted. Then the access matrix and the journeys (all or the named ones), with lists read from the replica.
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { ensureWebBuilt } from '../build-web.mjs';
import { toOutcome } from '../long-tests/run-program.mjs';
import { findProjectNode, projectEnvironment, root, run } from '../repository.mjs';
import { ensurePostgres, ensureProxy } from '../system-packages.mjs';

const folder = join(root, 'packages/server/src/testing/several-servers');
const withReplica = (command, parameters, env) =>
  run(findProjectNode(), [join(folder, 'with-database.ts'), 'replica', command, ...parameters], {
    env: projectEnvironment(env),
  });

export async function runLongTest({ words }) {
  const missing = (await ensureProxy()) ?? (await ensurePostgres());
  if (missing === null) return toOutcome(await play(words));
  console.error(missing);
  return 'not played';
}

async function play([writes = '200', ...journeys]) {
  await ensureWebBuilt();
  const program = await run(findProjectNode(), [join(folder, 'replica-main.ts'), writes]);
  if (program.code !== 0) return false;
  const matrix = ['run', '--project', 'server', 'src/access-matrix.test.ts'];
  if ((await withReplica('vitest', matrix, { MATRIX_SERVERS: '2' })).code !== 0) return false;
  const browser = await ensureBrowser();
  const env = { CI: '1', SERVERS: 'all,all', ...(browser ? { CHROMIUM_PATH: browser } : {}) };
  return (
    (await withReplica('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...journeys], env)).code === 0
  );
}
