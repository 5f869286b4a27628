// The service worker as journeys wait for it and look into what it keeps.
import { expect, type Page } from '@playwright/test';

/** It is there, has fetched what it fetches ahead, and stands between the page and the network. */
export async function workerInControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** What the caches hold, by the kind of cache: addresses without the origin. */
export function kept(page: Page): Promise<Record<'account' | 'visitor' | 'pictures', string[]>> {
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

/** So many pictures, behind signed addresses or bare ones, and the reply at this address are there to be read without a network. */
export async function expectKept(page: Page, address: string, pictures: number): Promise<void> {
  await expect
    .poll(async () => {
      const { account, visitor, pictures: bare } = await kept(page);
      const all = [...account, ...visitor, ...bare];
      const folders = new Set(all.flatMap((each) => /^\/media\/[0-9a-f]{32}\//.exec(each)?.[0] ?? []));
      return { hasReply: all.includes(address), hasPictures: folders.size >= pictures };
    })
    .toEqual({ hasReply: true, hasPictures: true });
}
