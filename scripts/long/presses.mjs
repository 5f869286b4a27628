// npm run test:long -- presses: each dialog of the component tests opened in every way that presses it twice (docs/decisions/0084); npm test
// lets the dialogs take turns.
import { ensureBrowser } from '../browser.mjs';
import { toOutcome } from '../long-tests/play-program.mjs';
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
