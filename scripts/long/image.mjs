// npm run test:long -- image [journey…]: builds the image of the Dockerfile, starts it as in compose.yaml with its proxy and its own
// PostgreSQL, and runs the journeys against it. BASE names a Debian image with npm in its archive, as for the Dockerfile; without it
// debootstrap makes one. Needs root, buildah, podman and, without BASE, debootstrap.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { buildImages, canBuild } from '../long-tests/build-images.mjs';
import { toOutcome } from '../long-tests/run-program.mjs';
import { startServices } from '../long-tests/services.mjs';
import { projectEnvironment, run } from '../repository.mjs';

/** Ports on the host's network, where nothing else listens. */
const ports = { proxy: 3360, server: 3361, database: 3362 };

export async function runLongTest({ words: journeys }) {
  if (!(await canBuild())) {
    console.log('not played: it needs root, buildah, podman and debootstrap (or an image named by BASE)');
    return 'not played';
  }
  const folder = await mkdtemp(join(tmpdir(), 'palmares-image-'));
  let services = null;
  try {
    await buildImages(folder);
    services = await startServices(folder, ports);
    const browser = await ensureBrowser();
    const env = projectEnvironment({
      CI: '1',
      BASE_URL: services.url,
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
    });
    const played = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...journeys], { env });
    return toOutcome(played.code === 0);
  } finally {
    await services?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
