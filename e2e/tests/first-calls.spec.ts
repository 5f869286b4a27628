// The calls that the head of a page prefetches (packages/web/build/page-entries.ts) must equal those that the page makes. A different query
// would be fetched twice, and an unused call in vain.
import { expect, type Page, test } from '@playwright/test';
import { getFirstCalls } from '../../packages/web/build/page-entries.ts';
import type { EarlyReply } from '../../packages/web/src/api/early-reply.ts';
import { type ApiUser, registerUser, signInAs } from '../support/api-user.ts';
import { type MadeAlbum, makeAlbum } from '../support/make-album.ts';
import { makeContents, viewerPaths } from '../support/make-contents.ts';

let author: ApiUser;
let album: MadeAlbum;
const viewers: string[] = [];

test.beforeAll(async ({ baseURL }) => {
  author = await registerUser(baseURL, 'Matinale');
  album = await makeAlbum(author, { name: 'Tôt levés', images: 4 });
  viewers.push(...viewerPaths(await makeContents(author, album, { name: 'Tôt levés' })));
});

/** The calls that the head prefetches at an address. */
function earlyCalls(address: string): string[] {
  return getFirstCalls('fr').calls.flatMap(([pattern, url]) => {
    const match = new RegExp(pattern).exec(address);
    return match === null ? [] : [url.replace('$1', match[1] ?? '')];
  });
}

/** Counts each of these calls until the network is idle. */
async function countCalls(page: Page, address: string, calls: readonly string[]) {
  const counts = Object.fromEntries(calls.map((call) => [call, 0]));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const known = counts[pathname + search];
    if (known !== undefined) counts[pathname + search] = known + 1;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return counts;
}

const addresses = () => [
  '/',
  '/allalbum',
  '/tierlists',
  '/tournois',
  '/classements',
  ...viewers,
  ...['/tierlists', '/tournois', '/classements'].map(
    (kind) => `${kind}/create/editor?album=${album.id}&name=Essai`,
  ),
];

/** An editor that the app renders. */
const isBuilder = (address: string) => address.includes('/create/') && !address.startsWith('/tierlists/');

/** Agreement with a content: a viewer requests it once idle, which may be after the network is idle. */
const isLater = (path: string) => path === `/api/album/${album.id}/palmares`;

test('a page that comes with its content calls nothing for it, every other takes its first call from the head', async ({
  browser,
}) => {
  for (const address of addresses()) {
    const calls = earlyCalls(address);
    expect(calls, address).toHaveLength(1);
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !isLater(pathname)) asked.push(pathname);
    });
    const unused = () =>
      page.evaluate(() => {
        const { earlyReplies }: { earlyReplies?: Map<string, EarlyReply> | undefined } = globalThis;
        return [...(earlyReplies?.keys() ?? [])];
      });
    const counts = await countCalls(page, address, calls);
    if (isBuilder(address)) expect(counts, address).toEqual({ [String(calls)]: 1 });
    else expect(asked, address).toEqual([]);
    await expect.poll(unused, address).toEqual([]);
    await page.close();
  }
});

test('who is signed in is asked for once as well, beside the page’s call', async ({ page }) => {
  await signInAs(page, author);
  const calls = ['/api/session', '/api/home'];
  expect(await countCalls(page, '/', calls)).toEqual({ '/api/session': 1, '/api/home': 1 });
  await expect(page.getByRole('button', { name: /compte|Matinale/ })).toBeVisible();
});
