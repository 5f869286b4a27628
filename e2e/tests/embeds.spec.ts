// An embed in a page of another site: it is painted, the browser blocks nothing, and it links to us.
// States, headers and kinds: packages/server/src/publishing/embed.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type ApiUser, registerUser } from '../support/api-user.ts';
import { collectConsole } from '../support/console-messages.ts';
import { makeAlbum } from '../support/make-album.ts';

/** The text spacing that WCAG 1.4.12 requires a page to support. */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important }';
const NAME = 'Mes « préférées » & co';

// A trace runs scripts in every frame, which causes console messages in a sandboxed one.
test.use({ trace: 'off' });

let author: ApiUser;
let id: number;
let blog: Server;
let blogPage = '';
let blogHeaders: Record<string, string> = {};

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Colette');
  const { id: id_album, images } = await makeAlbum(author, { images: 3 });
  const placed = images.map((id_image, index) => ({ id_image, placement: index + 1 }));
  const lines = [{ label: 'S', placement: 1, color: 'ff7f7f', images: placed }];
  ({ id } = await author.call<{ id: number }>('POST', '/tierlist', { name: NAME, id_album, lines }));
  // Another host gives the page another origin than the site's.
  blog = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...blogHeaders });
    reply.end(
      `<!doctype html><title>Un blog</title><link rel="icon" href="data:," /><h1>Un blog</h1>${blogPage}`,
    );
  });
  await new Promise<void>((resolve) => {
    blog.listen(0, 'localhost', resolve);
  });
});
test.afterAll(() => blog.close());

/** Collects console messages of the page, which include everything that the browser blocks. */
async function openBlog(page: Page, html: string, headers: Record<string, string> = {}): Promise<string[]> {
  blogPage = html;
  blogHeaders = headers;
  const said = collectConsole(page, { logs: true });
  await page.goto(`http://localhost:${(blog.address() as AddressInfo).port}/`);
  return said;
}

/** The image has loaded, and its middle has several colours, unlike the placeholder. */
async function expectPainted(image: Locator): Promise<void> {
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  const middle = { left: Math.floor(width / 4), top: Math.floor(height / 4), width: 20, height: 20 };
  await expect
    .poll(async () => {
      const shot = await sharp(await image.screenshot())
        .extract(middle)
        .toBuffer();
      return (await sharp(shot).stats()).channels.some(({ stdev }) => stdev > 1);
    })
    .toBe(true);
}

async function expectEmbed(frame: FrameLocator): Promise<void> {
  await expect(frame.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(frame.getByRole('heading', { level: 2, name: 'S', exact: true })).toBeVisible();
  for (const image of await frame.locator('img').all()) await expectPainted(image);
  // The style sheet is loaded too, and the tier has its colour.
  await expect(frame.getByRole('list').first()).toHaveCSS('display', 'grid');
  await expect(frame.locator('rect')).toHaveCSS('fill', 'rgb(255, 127, 127)');
}

test('the code that the share dialog gives is a frame on another site, which leads to the page in a tab of its own', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/tierlists/${id}`);
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  await page.getByRole('button', { name: 'Intégrer à une page' }).click();
  const code = await page.getByRole('textbox', { name: 'Code à coller dans votre page' }).inputValue();

  const said = await openBlog(page, code);

  const frame = page.frameLocator(`iframe[title="${NAME}"]`);
  await expectEmbed(frame);
  expect(said).toEqual([]);
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Voir sur Palmarès' }).click();
  await expect(await opened).toHaveURL(`${baseURL}/tierlists/${id}`);
});

test('it is painted in a frame without an origin, and in a page that is isolated', async ({
  page,
  baseURL,
}) => {
  const frame = (more: string) =>
    `<iframe ${more} src="${baseURL}/embed/tierlists/${id}" width="600" height="400"></iframe>`;
  const isolated = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  };

  const said = await openBlog(page, frame('id="plain"') + frame('id="boxed" sandbox'), isolated);

  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
  await expectEmbed(page.frameLocator('#plain'));
  await expectEmbed(page.frameLocator('#boxed'));
  expect(said).toEqual([]);
});

test('any other page refuses the frame', async ({ page, baseURL }) => {
  const said = await openBlog(page, `<iframe src="${baseURL}/tierlists/${id}"></iframe>`);

  await expect.poll(() => said.join(' ')).toMatch(/frame-ancestors/);
  await expect(page.frameLocator('iframe').getByText(NAME)).toBeHidden();
});

test('spaced as a reader may space it, no label leaves its column (WCAG 1.4.12)', async ({
  page,
  baseURL,
}) => {
  const { id: id_album, images } = await makeAlbum(author, { images: 1 });
  const placed = images.map((id_image) => ({ id_image, placement: 1 }));
  const lines = [{ label: 'Recommandations', placement: 1, color: 'ff7f7f', images: placed }];
  const { id: long } = await author.call<{ id: number }>('POST', '/tierlist', {
    name: 'Étiquette longue',
    id_album,
    lines,
  });
  await openBlog(page, `<iframe src="${baseURL}/embed/tierlists/${long}" width="340" height="500"></iframe>`);
  const label = page.frameLocator('iframe').getByRole('heading', { level: 2, name: 'Recommandations' });
  await expect(label).toBeVisible();

  // Adds the style as an extension does, because the security policy would block a style of the page.
  await label.evaluate((_, css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);

  await expect(label).toHaveCSS('letter-spacing', /[1-9]/);
  expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
