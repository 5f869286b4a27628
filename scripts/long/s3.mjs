// npm run test:long -- s3 [--kills n]: image files in a real S3 (Swift from Debian, on this machine). Runs the tests of stores, images and
// backups and the access matrix on it, then a drill (killed moves, a hanging S3, a backup), then the journeys that show images.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { ensureWebBuilt } from '../build-web.mjs';
import { toOutcome } from '../long-tests/run-program.mjs';
import { findProjectNode, projectEnvironment, root, run } from '../repository.mjs';
import { ensureSwift, startSwift } from '../s3/swift.mjs';

const TESTS = [
  'src/files/s3-store.test.ts',
  'src/access-matrix.test.ts',
  'src/catalog/image/media.test.ts',
  'src/catalog/image/image-change.test.ts',
  'src/catalog/image/image-commit.test.ts',
  'src/backup/backup.test.ts',
];
const JOURNEYS = ['album-creation', 'image-renewal', 'image-sizes', 'pictures'];

export async function runLongTest({ seed, kills = '6' }) {
  const missing = await ensureSwift();
  if (missing === null) return toOutcome(await play(seed, kills));
  console.error(missing);
  return 'not played';
}

async function play(seed, kills) {
  const folder = await mkdtemp(join(tmpdir(), 'palmares-s3-'));
  const swift = await startSwift(join(folder, 'swift'));
  const described = { TEST_S3: JSON.stringify(swift.config), TEST_S3_PID: String(swift.pid) };
  const env = projectEnvironment(described);
  try {
    // One file at a time, because Swift needs the CPU cores too.
    const tests = ['run', '--project', 'server', '--no-file-parallelism', ...TESTS];
    const tested = await run('vitest', tests, { env });
    const drill = join(root, 'packages/server/src/testing/s3-drill/drill-main.ts');
    const drilled = await run(findProjectNode(), [drill, join(folder, 'drill'), seed, kills], { env });
    return [tested, drilled].every(({ code }) => code === 0) && (await playJourneys(described));
  } finally {
    await swift.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The server of the journeys writes into a separate bucket (e2e/start-server.ts). */
async function playJourneys(described) {
  await ensureWebBuilt();
  const browser = await ensureBrowser();
  const env = projectEnvironment({ ...described, CI: '1', ...(browser ? { CHROMIUM_PATH: browser } : {}) });
  const journeys = JOURNEYS.map((name) => `tests/${name}.spec.ts`);
  const { code } = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...journeys], { env });
  return code === 0;
}
