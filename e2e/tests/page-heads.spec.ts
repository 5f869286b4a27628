// The metadata in the server's HTML equals what the page later shows (decision 0049). Each state of each kind:
// packages/server/src/publishing/page/page.test.ts.

import { PAGES } from '@palmares/core/contract/pages';
import { expect, type Page, test } from '@playwright/test';
import { type ApiUser, registerUser } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';

let author: ApiUser;
let album: MadeAlbum;

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Ondine');
  album = await makeAlbum(author, { name: 'Tête & « corps »', images: 3 });
});

/** The title in the HTML, before any script runs. */
async function getTitle(page: Page, path: string): Promise<string> {
  const reply = await page.request.get(path, { headers: { accept: 'text/html' } });
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').title;
  return page.evaluate(parse, await reply.text());
}

test('LB-46: the title of a page is the same before and after its scripts', async ({ page }) => {
  const { home, gallery, tierlists, tournaments, rankings, terms, privacy, legalNotice } = PAGES;
  const fixed = [home, gallery, tierlists, tournaments, rankings, terms, privacy, legalNotice, '/nowhere'];
  for (const path of [...fixed, `/album/${album.id}`, `/@${author.nametag}`]) {
    const title = await getTitle(page, path);
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await expect(page, path).toHaveTitle(title);
  }
});

test('the site can be installed: its manifest and every icon that it names are there', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await page.request.get(address ?? '');
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string; type: string }[] };
  for (const { src, sizes, type } of icons) {
    const { size, kind } = await page.evaluate(async (path) => {
      const blob = await (await fetch(path)).blob();
      const picture = new Image();
      picture.src = path;
      await picture.decode();
      return { size: `${picture.naturalWidth}x${picture.naturalHeight}`, kind: blob.type };
    }, src);
    expect(kind).toBe(type);
    if (sizes !== 'any') expect(size).toBe(sizes);
  }
});
