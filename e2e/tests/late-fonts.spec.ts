// Layouts that depend on system fonts, tested with each font set of common Linux systems (docs/decisions/0027-layers-of-tests.md).
import { type BrowserContext, chromium, expect, test } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { measureFontShifts } from '../support/font-shift.ts';
import { categorise, makeAlbum } from '../support/make-album.ts';
import { makeContents, viewerPaths } from '../support/make-contents.ts';
import { FONT_SETS, type FontSetName } from '../test-fonts.ts';

const SETS = Object.keys(FONT_SETS) as FontSetName[];
const FAMILIES = Object.values(FONT_SETS).map(({ sans }) => sans);
const NAME = 'Mes vingt albums préférés de l’année';
/** Smaller shifts, such as that of a centred name by half of the difference of its widths, are 0.000 in every report. */
const SHIFT_MIN = 0.0005;
/** Pixels from one width to the next; the thorough test looks at each width. */
const STEP = 8;
// Up to 161 widths of each of three pages, on a machine that does other things too.
test.describe.configure({ timeout: 300_000 });

let author: ApiUser;
let viewers: string[] = [];

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Marie-Antoinette Dupont');
  const album = await makeAlbum(author, { name: NAME, images: 6 });
  await categorise(author, album, 3);
  viewers = viewerPaths(await makeContents(author, album, { name: NAME })).map(
    (path) => new URL(path, baseURL).href,
  );
});

async function openContext(fonts: FontSetName, baseURL: string | undefined) {
  const browser = await chromium.launch({
    ...chromiumLaunch({ fonts }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'fr-FR',
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  return { context, close: () => browser.close() };
}

/** Layout shifts in the viewers, by width. */
async function findShifts(context: BrowserContext, step: number, reader?: ApiUser): Promise<string[]> {
  const faults: string[] = [];
  for (const address of viewers) {
    const page = await context.newPage();
    if (reader !== undefined) await signInAs(page, reader);
    for (const { width, value, moved } of await measureFontShifts(page, address, step))
      if (value >= SHIFT_MIN) faults.push(`${address} at ${width} px: ${value.toFixed(3)} (${moved})`);
    await page.close();
  }
  return faults;
}

for (const fonts of SETS) {
  test(`BU-56, LB-11: ${fonts}: no viewer shifts when its fonts come late, on phones of any width`, async ({
    baseURL,
  }) => {
    const { context, close } = await openContext(fonts, baseURL);
    expect(await findShifts(context, STEP)).toEqual([]);
    await close();
  });

  test(`${fonts}: the same at each width`, { tag: '@thorough' }, async ({ baseURL }) => {
    const { context, close } = await openContext(fonts, baseURL);
    expect(await findShifts(context, 1)).toEqual([]);
    await close();
  });

  test(`${fonts}: the browser sees the fonts of this set, and no others`, async () => {
    const { context, close } = await openContext(fonts, undefined);
    const page = await context.newPage();
    const seen = await page.evaluate(async (families) => {
      const canLoad = (name: string) =>
        new FontFace('Any', `local("${name}")`).load().then(
          () => true,
          () => false,
        );
      const loads = await Promise.all(families.map((family) => canLoad(`${family} Bold`)));
      return families.filter((_, index) => loads[index]);
    }, FAMILIES);
    expect(seen).toEqual([FONT_SETS[fonts].sans]);
    await close();
  });
}

test('no viewer shifts for its author, who has more actions', async ({ baseURL }) => {
  const { context, close } = await openContext('liberation', baseURL);
  expect(await findShifts(context, STEP, author)).toEqual([]);
  await close();
});
