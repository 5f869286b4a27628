// npm run test:long -- presses: opens each dialog of the component tests in every way that can press it twice (docs/decisions/0084). npm
// test tries one way per dialog, in rotation.
import { ensureBrowser } from '../browser.mjs';
import { toOutcome } from '../long-tests/run-program.mjs';
import { projectEnvironment, run } from '../repository.mjs';

const WAYS = 3;

export async function runLongTest() {
  const browser = await ensureBrowser();
  for (let first = 0; first < WAYS; first += 1) {
    const env = projectEnvironment({
      VITE_FIRST_PRESS: String(first),
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
    });
    const { code } = await run('vitest', ['run', '--project', 'components', 'dialogs'], { env });
    if (code !== 0) return toOutcome(false);
  }
  return toOutcome(true);
}
