// npm run test:browsers [-- webkit firefox chromium oldest]: plays one walk through the site in other engines than the journeys' (docs/decisions/0063), and
// tells what it could not try. Fetches what is missing where it may. Runs on Node 20.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { findProjectNode, projectEnvironment, root, run } from './repository.mjs';
import { canInstall, installPackages } from './system-packages.mjs';

/** Debian's packages, by a program of each. */
const packages = {
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/chromedriver': 'chromium-driver',
};

await ensureInstalled();
const node = findProjectNode();
const chromium = await ensureBrowser({ whole: true });
await installMissing();
await ensureWebBuilt();
const { code } = await run(node, [join(root, 'e2e/browsers/main.ts'), ...process.argv.slice(2)], {
  env: projectEnvironment(chromium ? { CHROMIUM_PATH: chromium } : {}),
});
process.exitCode = code;

/** What cannot be had is told by the walk itself. */
async function installMissing() {
  const missing = Object.entries(packages).flatMap(([program, name]) => (existsSync(program) ? [] : [name]));
  if (missing.length === 0 || !canInstall()) return;
  console.log(`Installation de ${missing.join(', ')} (apt-get)…`);
  // One by one: what Debian has no more leaves the others.
  for (const name of missing) await installPackages([name]);
}
