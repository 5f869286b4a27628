// npm run test:browsers [-- webkit firefox chromium oldest]: walks through the site in other engines than the journeys do
// (docs/decisions/0063), and reports what it could not test. Installs missing browsers if allowed. Runs on Node 20.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { findProjectNode, projectEnvironment, root, run } from '../../scripts/repository.mjs';
import { canInstall, installPackages } from '../../scripts/system-packages.mjs';

/** Debian packages by the path of one of their programs. */
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
const { code } = await run(node, [join(root, 'tools/browsers/src/main.ts'), ...process.argv.slice(2)], {
  env: projectEnvironment(chromium ? { CHROMIUM_PATH: chromium } : {}),
});
process.exitCode = code;

/** The walk itself reports what could not be installed. */
async function installMissing() {
  const missing = Object.entries(packages).flatMap(([program, name]) => (existsSync(program) ? [] : [name]));
  if (missing.length === 0 || !canInstall()) return;
  console.log(`Installation de ${missing.join(', ')} (apt-get)…`);
  // One at a time, so that a package that Debian no longer has does not prevent the others.
  for (const name of missing) await installPackages([name]);
}
