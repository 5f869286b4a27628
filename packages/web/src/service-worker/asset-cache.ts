// Caches hashed build files that are not precached, and those of an earlier version that open pages may still use: a file name always has
// the same content.
import { cacheNames } from 'workbox-core/cacheNames.js';
import type { PrecacheEntry } from 'workbox-precaching';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { boundedCache } from './bounded-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const DAY_SECONDS = 24 * 60 * 60;
const assets = () => boundedCache('palmares-assets', { maxEntries: 250, maxAgeSeconds: 30 * DAY_SECONDS });

type Asked = { readonly request: Request; readonly event: ExtendableEvent };

export async function respondWithAsset({ request, event }: Asked): Promise<Response> {
  const copy = await assets().find(request.url);
  if (copy !== undefined) return copy;
  const reply = await fetch(request);
  if (reply.status === 200) event.waitUntil(assets().put(request.url, reply.clone()));
  return reply;
}

/** Caches a file that the page loaded before the worker was installed; most are in the browser's HTTP cache. */
export async function cacheAsset(url: string): Promise<void> {
  if ((await matchPrecache(url)) !== undefined || (await assets().find(url)) !== undefined) return;
  const reply = await fetch(url, { cache: 'force-cache', priority: 'low' });
  if (reply.status === 200) await assets().put(url, reply);
}

/**
 * When this version replaces an earlier one, the precache drops the earlier files. Open pages of that version may still request them, so
 * they are copied to the cache of used files.
 */
export function retainEarlierAssets(present: readonly PrecacheEntry[]): void {
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
