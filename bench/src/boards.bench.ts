// The tier list editor beside a bare pointer-events board, in the same Chromium, one after the other: mount, start of a drag,
// frames lost in a drag of two seconds, drop, and how long until the board is at rest again. Prints, never asserts. Reads the
// built app.
// Knobs: SIZES (numbers of images), ROUNDS, SLOW (how many times the processor is slowed).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/chromium.ts';
import { drawSamples } from '../../packages/server/fixtures/picture-samples.ts';
import { linkSeededFiles, seedAlbum, storeSamples } from '../../packages/server/fixtures/seeded-album.ts';
import { installProbe, type Probed } from './frame-probe.ts';
import { medianOf } from './measure.ts';
import { startBenchSite } from './site/bench-site.ts';

const numbers = (text: string) => text.split(',').map(Number);
const SIZES = numbers(process.env['SIZES'] ?? '100,500,1000');
const SLOW = numbers(process.env['SLOW'] ?? '1,4');
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const DRAG_MS = 2_000;
/** Time for the images to be fetched and decoded, so that a drag is measured and not the loading. */
const SETTLE_MS = { least: 3_000, perImage: 5 };
const GOALS = { lost: 2, ratio: 1.5 };
const TARGET = '[data-drop-list="t2"]';
const BARE = new URL('bare-board/', import.meta.url);

type Board = { name: string; path: (album: number) => string };

const BOARDS: readonly [Board, Board] = [
  { name: 'bare board', path: (album) => `/bare-board/index.html?album=${album}` },
  { name: 'editor', path: (album) => `/tierlists/create/editor?album=${album}&name=Bench` },
];

async function openPage(browser: Browser, address: string, images: number, slow: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('tierlistInfoModalShown', 'true'));
  await page.addInitScript(installProbe, { images, target: TARGET });
  await page.route('**/bare-board/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const type = { html: 'text/html', css: 'text/css', js: 'text/javascript' }[name.split('.').at(-1) ?? ''];
    await route.fulfill({ body: await readFile(new URL(name, BARE)), contentType: type ?? 'text/plain' });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  return page;
}

/** Over the tiers and back to the pool, without stopping, as somebody who hesitates. */
async function hesitate(page: Page): Promise<void> {
  const start = performance.now();
  for (let elapsed = 0; elapsed < DRAG_MS; elapsed = performance.now() - start) {
    const turn = (elapsed / DRAG_MS) * Math.PI * 4;
    await page.mouse.move(720 + 500 * Math.sin(turn), 500 + 240 * Math.cos(turn * 0.75));
  }
}

async function measureOnce(page: Page, path: string, images: number): Promise<Probed> {
  await page.goto(path);
  await page.waitForFunction(() => window.probe.mount > 0, undefined, { timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS.least + SETTLE_MS.perImage * images);
  const grabbed = await page.locator('[data-drop-list="pool"] [data-drag-item]').nth(3).boundingBox();
  const target = await page.locator(TARGET).boundingBox();
  if (grabbed === null || target === null) throw new Error('Nothing to drag, or nowhere');
  await page.mouse.move(grabbed.x + 40, grabbed.y + 40);
  await page.mouse.down();
  // A hand takes at least that before it moves.
  await page.waitForTimeout(100);
  await page.mouse.move(grabbed.x + 60, grabbed.y + 20);
  await page.waitForTimeout(100);
  await page.evaluate(() => window.probe.watchFrames());
  await hesitate(page);
  await page.evaluate(() => window.probe.stopFrames());
  await page.mouse.move(target.x + 200, target.y + 40);
  await page.waitForTimeout(50);
  await page.mouse.up();
  await page.waitForFunction(() => window.probe.rest > 0);
  return page.evaluate(
    ({ mount, start, lost, drop, rest }) => ({ mount, start, lost, drop, rest }),
    await page.evaluateHandle(() => window.probe),
  );
}

type Medians = Record<'mount' | 'start' | 'lost' | 'drop' | 'rest', number>;

function mediansOf(rounds: readonly Probed[]): Medians {
  const of = (name: keyof Medians) => medianOf(rounds.map((round) => round[name]));
  return { mount: of('mount'), start: of('start'), lost: of('lost'), drop: of('drop'), rest: of('rest') };
}

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10);

function print(title: string, bare: Medians, editor: Medians): void {
  const row = (name: string, key: Exclude<keyof Medians, 'lost'>, goal?: number) => {
    const ratio = editor[key] / bare[key];
    const verdict = goal === undefined ? '' : `  (goal: at most × ${goal}${ratio <= goal ? '' : ', MISSED'})`;
    console.log(`  ${name.padEnd(16)}${ms(bare[key])}${ms(editor[key])}   × ${ratio.toFixed(2)}${verdict}`);
  };
  console.log(`\n${title}\n  ${''.padEnd(16)}${'bare'.padStart(10)}${'editor'.padStart(10)}`);
  row('mount', 'mount');
  row('drag start', 'start', GOALS.ratio);
  row('drop', 'drop', GOALS.ratio);
  row('board at rest', 'rest');
  const more = editor.lost - bare.lost;
  const verdict = `(goal: at most ${GOALS.lost} more${more <= GOALS.lost ? '' : ', MISSED'})`;
  console.log(
    `  ${'frames lost'.padEnd(16)}${String(bare.lost).padStart(10)}${String(editor.lost).padStart(10)}   ${more >= 0 ? '+' : ''}${more}  ${verdict}`,
  );
}

const site = await startBenchSite();
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { id: accountId } = await site.db
    .insertInto('account')
    .values({ username: 'Bench', nametag: 'bench', nametag_key: 'bench' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const filesFolder = join(site.dataDir, 'files');
  const samples = await storeSamples(filesFolder, await drawSamples());
  for (const images of SIZES) {
    const album = await seedAlbum(site.db, { accountId, name: 'Bench', images });
    await linkSeededFiles(filesFolder, album, samples);
    for (const slow of SLOW) {
      const rounds: [Probed[], Probed[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        for (const [index, board] of BOARDS.entries()) {
          const page = await openPage(browser, site.url, images, slow);
          rounds[index]?.push(await measureOnce(page, board.path(album.albumId), images));
          await page.context().close();
        }
      }
      const [bare, editor] = rounds;
      const speed = slow === 1 ? '' : `, processor slowed ${slow} times`;
      print(`Board of ${images} images${speed} (medians of ${ROUNDS})`, mediansOf(bare), mediansOf(editor));
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
