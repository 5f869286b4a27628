import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, projectEnvironment, root, run } from './repository.mjs';
import { canInstall, installPackages } from './system-packages.mjs';

// The headless shell behaves the same without windows, menus and tabs, and uses a sixth less CPU time.
const shell = 'chromium-headless-shell';
const wholeOnes = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a Chromium for browser tests and benchmarks: that of CHROMIUM_PATH, one of this system, or Debian's if it can be
 * installed. Returns null for Playwright's own, which Playwright finds itself. `whole` requires the full browser, not the headless shell.
 */
export async function ensureBrowser({ whole = false } = {}) {
  const names = whole ? wholeOnes : [shell, ...wholeOnes];
  const found = findBrowser(names);
  if (found) return found;
  if (canInstall()) {
    console.log('Installation de Chromium (apt-get)…');
    for (const name of names.slice(0, names.indexOf('chromium') + 1)) {
      await installPackages([name]);
      const installed = findBrowser(names);
      if (installed) return installed;
    }
  }
  console.log('Installation du Chromium de Playwright…');
  const { code } = await run(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium'], {
    env: projectEnvironment(),
  });
  if (code === 0) return null;
  return fail('Aucun Chromium : installez-en un, ou indiquez son chemin dans CHROMIUM_PATH.');
}

function findBrowser(names) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH ne mène à aucun fichier : ${given}`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find(
    existsSync,
  );
}
