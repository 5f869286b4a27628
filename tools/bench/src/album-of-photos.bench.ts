// Twenty 12-megapixel photos from their choice to the published album, in a real Chromium against the real server with its content check.
// The floor is the minimal work: a bare page in the same browser decodes, draws and encodes the same photos, then this process decodes
// them, encodes them in three sizes and runs the model; nothing is sent, queried or stored. Compares CPU time of browser, server and
// PostgreSQL, and prints wall times too. Reads the built app. Options: PHOTOS, ROUNDS, SEED (of the photos).
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadNsfwModel, type NsfwModel } from '@palmares/server/content-check/nsfw-model';
import { sharp } from '@palmares/server/files/configured-sharp';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../e2e/chromium.ts';
import { bareUpload } from './bare-upload.ts';
import { computeMedian, measureInterleaved } from './measure.ts';
import { ownTime, processorTime } from './report/processor-time.ts';
import { reportRow } from './report/report-row.ts';
import { paintPhoto } from './sample-pictures.ts';
import { startBenchSite } from './site/bench-site.ts';
import { signUp } from './site/caller.ts';

const PHOTOS = Number(process.env['PHOTOS'] ?? 20);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const seed = Number(process.env['SEED'] ?? 1);
const BARE = new URL('bare-photos/', import.meta.url);
const TIMEOUT_MS = 300_000;

type Spent = { wall: number; processor: number };

/** Returns the paths of the photos, and the files that a server receives for them. */
async function paintPhotos(folder: string): Promise<{ paths: string[]; sent: Buffer[] }> {
  const paths: string[] = [];
  const sent: Buffer[] = [];
  for (let index = 0; index < PHOTOS; index++) {
    const photo = await paintPhoto(4000, 3000, seed + index);
    const path = join(folder, `photo-${index + 1}.jpg`);
    await writeFile(path, photo);
    paths.push(path);
    sent.push(await sharp(photo).resize(1920).jpeg({ quality: 90 }).toBuffer());
  }
  return { paths, sent };
}

async function getPid(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const main = processInfo.find(({ type }) => type === 'browser');
  if (main === undefined) throw new Error('The browser has no process');
  return main.id;
}

/** Opens a page in a browser context with empty caches. */
async function withPage<T>(browser: Browser, url: string, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    // Animations cost CPU time per second, and on a busy machine seconds depend on other processes.
    reducedMotion: 'reduce',
  });
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

async function measureSpent(spent: () => number, run: () => Promise<unknown>): Promise<Spent> {
  const startedAt = performance.now();
  const before = spent();
  await run();
  return { processor: spent() - before, wall: performance.now() - startedAt };
}

async function prepareBare(page: Page, paths: readonly string[], spent: () => number): Promise<Spent> {
  await page.route('**/bare-photos/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const contentType = name.endsWith('.html') ? 'text/html' : 'text/javascript';
    await route.fulfill({ body: await readFile(new URL(name, BARE)), contentType });
  });
  await page.goto('/bare-photos/index.html');
  return measureSpent(spent, async () => {
    await page.locator('input').setInputFiles([...paths]);
    await page.waitForFunction(`window.prepared === ${paths.length}`, undefined, { timeout: TIMEOUT_MS });
  });
}

async function publish(
  page: Page,
  paths: readonly string[],
  token: string,
  spent: () => number,
): Promise<Spent> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/add-album');
  await page.getByLabel('Nom de l’album').fill('Vacances');
  await page.getByRole('button', { name: 'Autres' }).click();
  // Excludes what the page loads in idle time from the measurement.
  await page.waitForLoadState('networkidle');
  return measureSpent(spent, async () => {
    await page.getByTestId('album-files').setInputFiles([...paths]);
    await page.getByRole('button', { name: 'Créer l’album' }).click();
    await page.getByText('Album créé avec succès !').waitFor({ timeout: TIMEOUT_MS });
  });
}

async function handleBare(model: NsfwModel, sent: readonly Buffer[]): Promise<void> {
  for (const photo of sent) await bareUpload(model, photo);
}

const folder = await mkdtemp(join(tmpdir(), 'palmares-bench-photos-'));
const site = await startBenchSite();
const browser = await chromium.launch(chromiumLaunch());
try {
  const { paths, sent } = await paintPhotos(folder);
  const model = await loadNsfwModel();
  const { headers } = await signUp(site.url, 'bench');
  const token = (headers['authorization'] ?? '').replace('Bearer ', '');
  const browserPid = await getPid(browser);
  const browserTime = () => processorTime(browserPid);
  const siteTime = () => processorTime(site.pids.server) + processorTime(site.pids.postgres);

  const all: Record<'prepared' | 'handled' | 'browser' | 'published', Spent[]> = {
    prepared: [],
    handled: [],
    browser: [],
    published: [],
  };
  const floor = async () => {
    const prepared = await withPage(browser, site.url, (page) => prepareBare(page, paths, browserTime));
    const handled = await measureSpent(ownTime, () => handleBare(model, sent));
    all.prepared.push(prepared);
    all.handled.push(handled);
    return prepared.processor + handled.processor;
  };
  const ours = async () => {
    const before = siteTime();
    const inBrowser = await withPage(browser, site.url, (page) => publish(page, paths, token, browserTime));
    const processor = inBrowser.processor + siteTime() - before;
    all.browser.push(inBrowser);
    all.published.push({ wall: inBrowser.wall, processor });
    return processor;
  };
  const measured = await measureInterleaved(ROUNDS, { floor, ours });
  const { count } = await site.db
    .selectFrom('image')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count !== PHOTOS * (ROUNDS + 1)) throw new Error(`${count} photos were published`);

  const seconds = (key: keyof typeof all, of: keyof Spent) =>
    `${(computeMedian(all[key].slice(1).map((spent) => spent[of])) / 1_000).toFixed(1)} s`;
  console.log(`${PHOTOS} photos, medians of ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(
    `  bare page: ${seconds('prepared', 'processor')} of processor, ${seconds('prepared', 'wall')}`,
  );
  console.log(`  bare server: ${seconds('handled', 'processor')} of processor`);
  console.log(`  ours, browser alone: ${seconds('browser', 'processor')} of processor`);
  console.log(
    `  ours, all: ${seconds('published', 'processor')} of processor, published after ${seconds('published', 'wall')}`,
  );
  reportRow('album-of-photos', measured);
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
