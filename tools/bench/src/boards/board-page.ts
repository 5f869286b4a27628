// Opens a board in its own Chromium window and reads measurements from it: the editor or the bare board, on the same album.
import { readFile } from 'node:fs/promises';
import { createBoard } from '@palmares/core/tierlist/board';
import { toDraftJson } from '@palmares/core/tierlist/draft';
import { startHistory } from '@palmares/core/tierlist/history';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { installDrag } from './probe-drag.ts';
import { installFrames } from './probe-frames.ts';
import { installLostFrames } from './probe-lost-frames.ts';
import { installOpening, type Opening } from './probe-opening.ts';

export type BoardName = 'floor' | 'ours';

/** An album, and the number of its images in each of the five tiers when its board opens. */
export type Content = {
  readonly albumId: number;
  readonly imageIds: readonly number[];
  readonly placed: number;
};

export type BoardPage = {
  readonly page: Page;
  readonly session: CDPSession;
  /** `thread` is the main thread CPU time in milliseconds, independent of the machine's load. */
  readonly opening: Opening & { readonly thread: number };
  close(): Promise<void>;
};

type Wanted = {
  readonly url: string;
  readonly board: BoardName;
  readonly content: Content;
  /** CPU slowdown factor while the page opens. */
  readonly slow?: number;
  readonly density?: number;
  /** Called with the page's CDP session before it loads anything. */
  readonly onSession?: (session: CDPSession) => Promise<void>;
};

/** Timeout in milliseconds, sufficient for a busy machine. */
const LIMIT_MS = 120_000;
const WINDOW = { width: 1440, height: 900 };
const BARE = new URL('../bare-board/', import.meta.url);
const BARE_PATH = '/bare-board';

/** Resolves once the board is at rest. */
export async function openBoard(browser: Browser, wanted: Wanted): Promise<BoardPage> {
  const { url, board, content, slow = 1, density = 1, onSession } = wanted;
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-FR',
    viewport: WINDOW,
    deviceScaleFactor: density,
  });
  context.setDefaultTimeout(LIMIT_MS);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(installFrames);
  await page.addInitScript(installOpening, { images: content.imageIds.length });
  await page.addInitScript(installDrag);
  await page.addInitScript(installLostFrames);
  await page.addInitScript((stored) => {
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, storedFor(content));
  await serveBareBoard(session);
  await onSession?.(session);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await slowDown(session, slow);
  await page.goto(getPath(board, content), { waitUntil: 'commit' });
  const opening = await page.evaluate(() => window.probeOpening);
  const thread = await threadTime(session);
  await slowDown(session, 1);
  return { page, session, opening: { ...opening, thread }, close: () => context.close() };
}

/** The browser slows a page by keeping the CPU busy, so set this only during a measurement. */
export async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Main thread CPU time of the page so far, in milliseconds. */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('This browser does not tell the time of its tasks');
  return seconds * 1_000;
}

function getPath(board: BoardName, { albumId, placed }: Content): string {
  return board === 'floor'
    ? `${BARE_PATH}?album=${albumId}&placed=${placed}`
    : `/tierlists/create/editor?album=${albumId}&name=Bench`;
}

/**
 * Serves the bare board as a single document, as an ideal server would: no further requests for scripts or styles.
 * The browser itself answers at an address of the site, because the API accepts only its own origin. Every board
 * has this interception, because it slows each request slightly.
 */
async function serveBareBoard(session: CDPSession): Promise<void> {
  const [page, style, script] = await Promise.all(
    ['index.html', 'bare-board.css', 'bare-board.js'].map((name) => readFile(new URL(name, BARE), 'utf8')),
  );
  const body = page
    ?.replace(/<link rel="stylesheet".*>/, () => `<style>${style}</style>`)
    .replace(/<script .*<\/script>/, () => `<script type="module">${script}</script>`);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/html; charset=utf-8' }],
      body: Buffer.from(body ?? '').toString('base64'),
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${BARE_PATH}?*` }] });
}

/** The editor's localStorage: its introduction was read, and there is a draft when images are already in tiers. */
function storedFor({ albumId, imageIds, placed }: Content): [string, string][] {
  const read: [string, string] = ['tierlistInfoModalShown', 'true'];
  if (placed === 0) return [read];
  const empty = createBoard(imageIds);
  const tiers = empty.tiers.map((tier, index) => ({
    ...tier,
    images: imageIds.slice(index * placed, (index + 1) * placed),
  }));
  const board = { ...empty, tiers, pool: imageIds.slice(tiers.length * placed) };
  const draft = toDraftJson({
    savedAt: Date.now(),
    userKey: 'visitor',
    albumId,
    tierlistId: null,
    name: 'Bench',
    description: '',
    private: false,
    imageIds,
    history: startHistory(board),
  });
  return [read, [`palmares:draft:visitor:tierlist:album:${albumId}`, JSON.stringify({ base: null, draft })]];
}
