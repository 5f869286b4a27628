// A page that cannot be rendered is sent nevertheless; a rendered page is rendered once.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageToRender } from '@palmares/core/contract/ssr';
import type { Album } from '@palmares/core/contract/types';
import { SITE_VARIANTS } from '@palmares/texts/language';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPageRenderer } from './page-renderer.ts';

let webFolder: string;
let told: string[];
const log = pino({ level: 'error' }, { write: (line: string) => told.push(line) });

beforeEach(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'palmares-web-'));
  told = [];
});
afterEach(() => rm(webFolder, { recursive: true }));

/** Writes a build whose render function has the body `body`. */
async function build(body: string, variant = 'fr'): Promise<void> {
  await mkdir(join(webFolder, '.server', variant), { recursive: true });
  const source = `let times = 0; export const renderPage = async (page) => { times += 1; ${body} };`;
  await writeFile(join(webFolder, '.server', variant, 'render-page.js'), source);
}

const RENDERS =
  'return { content: String(times).repeat(page.replies.site.contactEmail.length), data: "", rules: "", preloads: "", styles: { files: [], text: "" } };';

const pageAt = (address: string, contactEmail = 'a'): PageToRender => ({
  page: { name: 'home', id: null, nametag: null },
  address,
  replies: { site: { contactEmail, publicUrl: '' } },
});

const ALBUM: Album = {
  id: 7,
  name: 'Films',
  status: 'public',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 0,
  categories: [],
  image_count: 0,
  author: { id: 1, username: 'Ada', nametag: 'ada' },
  views: 0,
  uses: 0,
  images: [],
};

test('the same page of the same replies is rendered once, of other replies again', async () => {
  await build(RENDERS);
  const render = createPageRenderer({ webFolder, log });

  const first = await render(pageAt('/'), 'fr');
  const again = await render(pageAt('/'), 'fr');
  const changed = await render(pageAt('/', 'b'), 'fr');

  expect([first, again, changed].map((page) => page?.content)).toEqual(['1', '1', '2']);
});

test('LG-13: pages of several languages are rendered at the same time, each by its own build', async () => {
  for (const variant of SITE_VARIANTS)
    await build(
      `await new Promise((done) => setTimeout(done, Math.random() * 20));\nreturn { content: '${variant}', data: '', rules: '', preloads: '', styles: { files: [], text: '' } };`,
      variant,
    );
  const render = createPageRenderer({ webFolder, log });
  const wanted = Array.from({ length: 5 }, () => SITE_VARIANTS).flat();

  const pages = await Promise.all(wanted.map((variant) => render(pageAt('/'), variant)));

  expect(pages.map((page) => page?.content)).toEqual(wanted);
});

test('pages with queries that anybody can make up are not kept', async () => {
  await build(RENDERS);
  const render = createPageRenderer({ webFolder, log });

  const first = await render(pageAt('/?utm=1'), 'fr');
  const second = await render(pageAt('/?utm=1'), 'fr');

  expect([first?.content, second?.content]).toEqual(['1', '2']);
});

test('an editor is kept for the album alone, not for what else anybody writes into its address', async () => {
  await build(RENDERS);
  const render = createPageRenderer({ webFolder, log });
  const editor = (query: string): PageToRender => ({
    page: { name: 'tierlistCreate', id: null, nametag: null },
    address: `/tierlists/create/editor?${query}`,
    replies: { ...pageAt('/').replies, album: ALBUM },
  });

  const texts: (string | undefined)[] = [];
  for (const query of ['album=7', 'album=7', 'album=7&name=a', 'album=7&name=a', 'album=07'])
    texts.push((await render(editor(query), 'fr'))?.content);

  expect(texts).toEqual(['1', '1', '2', '3', '4']);
});

test('what is kept is bounded: what was read longest ago goes first', async () => {
  await build(RENDERS);
  const render = createPageRenderer({ webFolder, log });
  const large = 'x'.repeat(9_000_000);

  const first = await render(pageAt('/', 'a'), 'fr');
  const second = await render(pageAt('/', large), 'fr');
  expect((await render(pageAt('/', 'a'), 'fr'))?.content).toBe(first?.content);
  await render(pageAt('/', `${large}y`), 'fr');

  expect((await render(pageAt('/', 'a'), 'fr'))?.content).toBe(first?.content);
  expect((await render(pageAt('/', large), 'fr'))?.content === second?.content).toBe(false);
});

test('a failure is logged, and leaves the root to the app', async () => {
  await build('throw new Error("no such component");');

  expect(await createPageRenderer({ webFolder, log })(pageAt('/'), 'fr')).toBeNull();
  expect(told.join('')).toContain('no such component');
});

test('without a build nothing is rendered, and nothing is wrong', async () => {
  expect(await createPageRenderer({ webFolder, log })(pageAt('/'), 'fr')).toBeNull();
  expect(told).toEqual([]);
});
