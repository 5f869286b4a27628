// The program behind npm run test:browsers (tools/browsers/test-browsers.mjs): walks through the
// site in each named browser and reports what it could not test.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInAdmin } from '../../../e2e/support/administration.ts';
import { registerUser } from '../../../e2e/support/api-user.ts';
import { BROWSERS, type BrowserName, findMissing, startBrowser } from './browsers.ts';
import { startChild, waitForValue } from './child.ts';
import type { Driver } from './driver.ts';
import { Page } from './page.ts';
import { type RotatedPhoto, writeRotatedPhotos } from './rotated-photos.ts';
import { NotTried, WALK, type Walker } from './walk.ts';
import type { Preparation } from './watch-preparation.ts';

const PHOTO = { width: 3_000, height: 4_000 };
const WINDOW = { width: 1_280, height: 860 };
const PORT = process.env['E2E_PORT'] ?? '3211';
const site = `http://127.0.0.1:${PORT}`;

type Outcome = { failed: string[]; notTried: string[]; preparation: Preparation | null };

const say = (text: string) => process.stdout.write(`${text}\n`);

async function walkIn(
  browser: BrowserName,
  photos: readonly RotatedPhoto[],
  folder: string,
): Promise<Outcome> {
  const outcome: Outcome = { failed: [], notTried: [], preparation: null };
  const missing = findMissing(browser);
  if (missing.length > 0) {
    outcome.notTried.push(`${browser}: not on this machine: ${missing.join(', ')}`);
    return outcome;
  }
  const driver = await startBrowser(browser);
  say(`\n▶ ${driver.name}`);
  try {
    await driver.resize(WINDOW.width, WINDOW.height);
    const walker: Walker = {
      page: new Page(driver, site),
      user: await registerUser(site, 'Marcheuse'),
      admin: await signInAdmin(site),
      photos,
      album: `Orientations ${browser}`,
      measured: (preparation) => (outcome.preparation = preparation),
    };
    await play(walker, driver, { browser, folder, outcome });
  } finally {
    await driver.close();
  }
  return outcome;
}

type Place = { readonly browser: BrowserName; readonly folder: string; readonly outcome: Outcome };

/** A failed step ends the walk, because later steps depend on it. */
async function play(walker: Walker, driver: Driver, { browser, folder, outcome }: Place): Promise<void> {
  for (const [index, step] of WALK.entries()) {
    try {
      await step.play(walker);
      say(`  ✔ ${step.name}`);
    } catch (error) {
      if (error instanceof NotTried) {
        say(`  – ${step.name}: ${error.message}`);
        outcome.notTried.push(`${browser}, ${step.name}: ${error.message}`);
        continue;
      }
      const picture = join(folder, `${browser}-${index + 1}.png`);
      await writeFile(picture, await driver.picture(), 'base64').catch(() => undefined);
      say(`  ✘ ${step.name}: ${String(error)}\n    ${picture}`);
      outcome.failed.push(`${browser}, ${step.name}`);
      outcome.notTried.push(
        ...WALK.slice(index + 1).map(({ name }) => `${browser}, ${name}: the walk had ended`),
      );
      return;
    }
  }
}

function sayPreparations(outcomes: ReadonlyMap<BrowserName, Outcome>): void {
  const chromium = outcomes.get('chromium')?.preparation?.seconds;
  for (const [browser, { preparation }] of outcomes) {
    if (preparation === null) continue;
    const ratio =
      chromium === undefined ? '' : `, × ${(preparation.seconds / chromium).toFixed(2)} Chromium’s`;
    say(
      `${browser}: photos prepared in ${preparation.seconds.toFixed(2)} s${ratio}; longest stop of the page ${preparation.longestStop} ms`,
    );
  }
}

function namedBrowsers(): readonly BrowserName[] {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !BROWSERS.some((browser) => browser === name));
  if (unknown.length > 0)
    throw new Error(`No browser of the walk: ${unknown.join(', ')} (${BROWSERS.join(', ')})`);
  return named.length === 0 ? BROWSERS : BROWSERS.filter((browser) => named.includes(browser));
}

const browsers = namedBrowsers();
const folder = await mkdtemp(join(tmpdir(), 'palmares-browsers-'));
const server = startChild(
  process.execPath,
  [join(import.meta.dirname, '../../../e2e/start-server.ts'), PORT],
  process.env,
);
const outcomes = new Map<BrowserName, Outcome>();
try {
  await waitForValue(
    () =>
      fetch(`${site}/api/site`)
        .then(({ ok }) => ok || null)
        .catch(() => null),
    {
      limitMs: 120_000,
      what: () => `the server: ${server.output()}`,
    },
  );
  const photos = await writeRotatedPhotos(join(folder, 'photos'), PHOTO.width, PHOTO.height);
  for (const browser of browsers) outcomes.set(browser, await walkIn(browser, photos, folder));
} finally {
  await server.stop();
}
const failed = [...outcomes.values()].flatMap((outcome) => outcome.failed);
const notTried = [...outcomes.values()].flatMap((outcome) => outcome.notTried);
say('');
sayPreparations(outcomes);
for (const line of notTried) say(`not tried: ${line}`);
for (const line of failed) say(`failed: ${line}`);
say(
  `walks: ${browsers.length - new Set(failed.map((line) => line.split(',')[0])).size} of ${browsers.length} without a failure`,
);
if (failed.length === 0) await rm(folder, { recursive: true, force: true });
process.exitCode = failed.length === 0 ? 0 : 1;
