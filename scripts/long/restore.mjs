// npm run test:long -- restore [backups] [journey…]: a restore drill. Backups are made under load, all data is lost, and each backup is
// restored. Then the access matrix and the journeys (all or the named ones) run on a copy of one of them.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { ensureWebBuilt } from '../build-web.mjs';
import { toOutcome } from '../long-tests/run-program.mjs';
import { findProjectNode, projectEnvironment, root, run } from '../repository.mjs';

export async function runLongTest({ words }) {
  return toOutcome(await drill(words));
}

async function drill([backups = '3', ...journeys]) {
  const folder = await mkdtemp(join(tmpdir(), 'palmares-drill-'));
  try {
    const main = join(root, 'packages/server/src/testing/restore-drill/drill-main.ts');
    if ((await run(findProjectNode(), [main, folder, backups])).code !== 0) return false;
    const { backup, identity } = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'));
    const restored = { RESTORE_FROM: backup, RESTORE_IDENTITY: identity };
    const matrix = ['run', '--project', 'server', 'src/access-matrix.test.ts'];
    if ((await run('vitest', matrix, { env: projectEnvironment(restored) })).code !== 0) return false;
    await ensureWebBuilt();
    const browser = await ensureBrowser();
    const env = projectEnvironment({
      ...restored,
      CI: '1',
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
    });
    const played = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...journeys], { env });
    return played.code === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
