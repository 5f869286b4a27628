// Helpers to wait for the service worker and inspect its caches.
import { expect, type Page } from '@playwright/test';

/** Waits until the service worker is active, has precached its files, and controls the page. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The cached addresses without their origin, by kind of cache. */
export function readCaches(page: Page): Promise<Record<'account' | 'visitor' | 'pictures', string[]>> {
  return page.evaluate(async () => {
    const found: Record<'account' | 'visitor' | 'pictures', string[]> = {
      account: [],
      visitor: [],
      pictures: [],
    };
    for (const name of await caches.keys()) {
      const kind = name.includes('-visitor-')
        ? 'visitor'
        : name.includes('-account-')
          ? 'account'
          : name === 'palmares-pictures'
            ? 'pictures'
            : null;
      if (kind === null) continue;
      const cache = await caches.open(name);
      found[kind].push(...(await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
    }
    return found;
  });
}

/** Waits until this many images (with signed or public addresses) and the reply of this address are cached for offline use. */
export async function expectCached(page: Page, address: string, pictures: number): Promise<void> {
  await expect
    .poll(async () => {
      const { account, visitor, pictures: bare } = await readCaches(page);
      const all = [...account, ...visitor, ...bare];
      const folders = new Set(all.flatMap((each) => /^\/media\/[0-9a-f]{32}\//.exec(each)?.[0] ?? []));
      return { hasReply: all.includes(address), hasPictures: folders.size >= pictures };
    })
    .toEqual({ hasReply: true, hasPictures: true });
}
