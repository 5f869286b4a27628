// Hashed files of the build that are not fetched ahead, and those of an earlier version that pages may still be running: a name stands for
// the same bytes for ever.
import { cacheNames } from 'workbox-core/cacheNames.js';
import type { PrecacheEntry } from 'workbox-precaching';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { boundedCache } from './bounded-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const DAY_SECONDS = 24 * 60 * 60;
const assets = () => boundedCache('palmares-assets', { maxEntries: 250, maxAgeSeconds: 30 * DAY_SECONDS });

type Asked = { readonly request: Request; readonly event: ExtendableEvent };

export async function answerAsset({ request, event }: Asked): Promise<Response> {
  const copy = await assets().find(request.url);
  if (copy !== undefined) return copy;
  const reply = await fetch(request);
  if (reply.status === 200) event.waitUntil(assets().put(request.url, reply.clone()));
  return reply;
}

/** What a page had before there was a worker; most of it is in the browser's own cache. */
export async function keepAsset(url: string): Promise<void> {
  if ((await matchPrecache(url)) !== undefined || (await assets().find(url)) !== undefined) return;
  const reply = await fetch(url, { cache: 'force-cache', priority: 'low' });
  if (reply.status === 200) await assets().put(url, reply);
}

/**
 * When this version takes the place of an earlier one, the files of that one leave the cache of the shell. A page that still runs it may ask
 * for them: they stay among those that were used.
 */
export function keepEarlierAssets(present: readonly PrecacheEntry[]): void {
  const names = new Set(present.map(({ url }) => new URL(url, self.location.origin).pathname));
  self.addEventListener('install', (event) => event.waitUntil(copyOthers(names)));
}

async function copyOthers(present: ReadonlySet<string>): Promise<void> {
  if (!(await caches.has(cacheNames.precache))) return;
  const shell = await caches.open(cacheNames.precache);
  for (const { url } of await shell.keys()) {
    const { pathname } = new URL(url);
    if (!pathname.startsWith('/assets/') || present.has(pathname)) continue;
    const file = await shell.match(url);
    if (file !== undefined && (await assets().find(url)) === undefined) await assets().put(url, file);
  }
}
