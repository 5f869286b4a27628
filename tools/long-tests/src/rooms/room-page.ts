// A room in a real browser, behind the watched proxy, and the host who leads it by calls to the server itself.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoomSnapshot } from '@palmares/core/contract/types';
import { ENTRY_TEXTS, LOBBY_TEXTS, PLAY_TEXTS } from '@palmares/texts/fr/rooms-play';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../../../e2e/chromium.ts';
import { type Site, withSite } from '../site/site.ts';
import { gather, type Party } from './party.ts';
import { startWatchedProxy, type WatchedProxy } from './watched-proxy.ts';

/** A name without HTTPS that is not the machine itself: no secure context, hence no Web Locks. */
export const PLAIN_HOST = 'palmares.test';
/** A secure context. */
export const LOCAL_HOST = '127.0.0.1';

export type RoomStage = {
  readonly site: Site;
  readonly proxy: WatchedProxy;
  /** A host and no guest, who speak to the server without the proxy. */
  readonly party: Party;
  readonly context: BrowserContext;
  /** Address of the room for browsers. */
  readonly address: string;
};

type Wanted = { readonly folder: string; readonly host: string; readonly random: () => number };

export async function withRoomPages<T>(
  { folder, host, random }: Wanted,
  work: (stage: RoomStage) => Promise<T>,
): Promise<T> {
  let target = '';
  const proxy = await startWatchedProxy(() => target);
  const url = `http://${host}:${proxy.port}`;
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const env = { DATA_DIR: join(folder, 'data'), PUBLIC_URL: url, TRUST_PROXY: '1' };
    return await withSite(env, async (site) => {
      target = site.url;
      const { connectionString } = await site.place();
      const party = await gather({ url: site.url, connectionString, random, guests: 0 });
      const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' });
      const address = `${url}/salon/${party.host.code}`;
      return work({ site, proxy, party, context, address }).finally(async () => {
        await context.close();
        await party.host.leave();
      });
    });
  } finally {
    await browser.close();
    await proxy.close();
  }
}

const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...chromiumLaunch(),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${PLAIN_HOST} ${LOCAL_HOST}`],
  });

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Opens the room and takes a seat in it. */
export async function enterRoom({ context, address }: RoomStage, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('textbox', { name: ENTRY_TEXTS.name }).fill(name);
  await button(page, ENTRY_TEXTS.join).click();
  await button(page, ENTRY_TEXTS.join).waitFor({ state: 'hidden' });
  return page;
}

/** Milliseconds until it is visible (or hidden); null if it is not in time. */
export async function waitFor(
  locator: Locator,
  withinMs: number,
  state: 'visible' | 'hidden' = 'visible',
): Promise<number | null> {
  const since = performance.now();
  const isThere = await locator
    .first()
    .waitFor({ state, timeout: withinMs })
    .then(
      () => true,
      () => false,
    );
  return isThere ? performance.now() - since : null;
}

export const findLobby = (page: Page): Locator =>
  page.getByRole('heading', { name: LOBBY_TEXTS.waiting, level: 1 });

/** The mark of this step on the page. */
export const findStep = (page: Page, { step, steps }: Pick<RoomSnapshot, 'step' | 'steps'>): Locator =>
  page.getByRole('progressbar', { name: PLAY_TEXTS.stepOf(step + 1, steps), exact: true });

/** The button of a tier, as it is before a vote for it and once that vote counts. */
export const findTier = (page: Page, label: string): Locator => button(page, PLAY_TEXTS.tier(label));
export const findOwnVote = (page: Page, label: string): Locator =>
  button(page, `${PLAY_TEXTS.tier(label)}. ${PLAY_TEXTS.yours}`);

export const describe = (ms: number | null): string => (ms === null ? 'never' : `${Math.round(ms)} ms`);
