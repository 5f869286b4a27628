// Compares the `sizes` of every image with its actual width on screen. A value that is too large fetches a larger file than needed; one
// that is too small shows a blurred image. No image is fetched: the file is computed by HTML's rule, the first that is dense enough.
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { categorise, type MadeAlbum, makeAlbum, makeAlbums } from '../support/make-album.ts';
import { type MadeContents, makeContents } from '../support/make-contents.ts';
import { skipRankingInfo, validateEach } from '../support/ranking-play.ts';
import { skipTierlistInfo } from '../support/tier-board.ts';
import { skipTournamentInfo } from '../support/tournament-play.ts';

const WIDTHS = [360, 412, 1_440];
const DENSITIES = [1, 2, 2.6, 3];
/** The width of a box changes by a few pixels with the window, and a blur of a tenth is invisible. */
const SLACK = 0.1;

/** The `sizes` of an image, and the minimum and maximum width of its box in CSS pixels. */
type Shown = { sizes: string; said: number; width: number; most: number; copies: number[] };

let author: ApiUser;
let album: MadeAlbum;
let ids: MadeContents;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Mesurine');
  album = await makeAlbum(author, { name: 'Au millimètre', images: 8 });
  await categorise(author, album, 1);
  ids = await makeContents(author, album, { name: 'Au millimètre' });
});

/** Reads every rendered image with a srcset. */
function readShown(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    // Observers react to the new window width in the next frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    /** The width selected by a list of source sizes, in CSS pixels. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const saidBy = (sizes: string): number => {
      const chosen = sizes
        .split(',')
        .map((size) => /^\s*(?<media>\(.*\))?\s*(?<length>\S+)$/u.exec(size)?.groups)
        .find((size) => size?.['media'] === undefined || matchMedia(size['media']).matches);
      const length = Number.parseFloat(chosen?.['length'] ?? '');
      return chosen?.['length']?.endsWith('vw') ? (length * window.innerWidth) / 100 : length;
    };
    return [...document.images]
      .filter(({ srcset, offsetWidth }) => srcset !== '' && offsetWidth > 0)
      .map((image) => ({
        sizes: image.sizes,
        // A lazy image with « auto » uses its own width.
        said: image.sizes.startsWith('auto') ? image.offsetWidth : saidBy(image.sizes),
        width: image.offsetWidth,
        most: Math.max(image.offsetWidth, image.offsetHeight),
        copies: [...image.srcset.matchAll(/ (\d+)w/gu)].map(([, width]) => Number(width)),
      }));
  });
}

/** The first file that is dense enough, else the largest. */
const copyFor = ({ copies }: Shown, dots: number): number | undefined =>
  copies.find((copy) => copy >= dots) ?? copies.at(-1);

function getFaults(shown: Shown, density: number): string[] {
  const taken = copyFor(shown, shown.said * density) ?? 0;
  const least = copyFor(shown, shown.width * density * (1 - SLACK)) ?? 0;
  const most = copyFor(shown, shown.most * density * (1 + SLACK)) ?? 0;
  if (taken >= least && taken <= most) return [];
  return [`« ${shown.sizes} » takes ${taken}, shown ${shown.width} px wide at density ${density}: ${least}`];
}

async function measure(page: Page, name: string): Promise<string[]> {
  const faults = new Set<string>();
  let measured = 0;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
    const images = await readShown(page);
    measured += images.length;
    for (const density of DENSITIES)
      for (const image of images)
        for (const fault of getFaults(image, density)) faults.add(`${name}, ${width} px: ${fault}`);
  }
  expect(measured, `images of ${name}`).toBeGreaterThan(0);
  return [...faults];
}

test('LB-26: an image takes the copy that the screen shows', async ({ page }) => {
  await signInAs(page, author);
  await skipTierlistInfo(page);
  await skipRankingInfo(page);
  await validateEach(page);
  await skipTournamentInfo(page);
  const query = `album=${album.id}&name=Essai`;
  const screens: Record<string, string> = {
    home: '/',
    gallery: '/allalbum?search=millimetre',
    'album dialog': `/allalbum?search=millimetre&album=${album.id}`,
    'tier lists': '/tierlists?search=millimetre',
    tournaments: '/tournois?search=millimetre',
    rankings: '/classements?search=millimetre',
    'tier list': `/tierlists/${ids.tierlist}`,
    tournament: `/tournois/${ids.tournament}`,
    ranking: `/classements/${ids.ranking}`,
    'tier list editor': `/tierlists/create/editor?${query}`,
    'ranking editor': `/classements/create/editor?${query}`,
    'tournament editor': `/tournois/create/editor?${query}`,
    setup: `/setup?album=${album.id}&type=tierlists`,
    'album editor': `/album/edit/${album.id}`,
    profile: '/profile',
  };
  const faults: string[] = [];
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.locator('img').first(), name).toBeAttached();
    // The first key press also loads images that are not near the viewport.
    await page.keyboard.press('Shift');
    await expect(page.locator('img[srcset]').first(), name).toBeAttached();
    faults.push(...(await measure(page, name)));
  }
  expect(faults).toEqual([]);
});

test('LB-27: images below the screen wait until somebody scrolls or presses a key', async ({ page }) => {
  const word = `lointain${Date.now()}`;
  const wanted = Array.from({ length: 12 }, (_, index) => ({ name: `${word} ${index}`, images: 1 }));
  await makeAlbums(author, wanted);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`/allalbum?search=${word}`);
  const images = page.getByRole('article').locator('img');
  await expect(images).toHaveCount(wanted.length);
  await expect(images.first()).toHaveAttribute('src', /480/u);
  await expect(images.last()).not.toHaveAttribute('src');

  await page.keyboard.press('Shift');

  await expect(images.last()).toHaveAttribute('src', /480/u);
});
