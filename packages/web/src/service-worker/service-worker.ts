// The service worker: makes the site in one language, and what was opened on it, available offline (docs/decisions/0052-offline.md). It is
// built into a separate file (build/service-worker.ts). Pages always get the network's answer; cached replies are used only when the network fails or
// stalls.

import { splitLanguage } from '@palmares/texts/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { setCacheNameDetails } from 'workbox-core/setCacheNameDetails.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload/enable.js';
import type { PrecacheEntry } from 'workbox-precaching';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { WorkerMessage } from '../lib/worker-message.ts';
import { endAllAccounts } from './account-caches.ts';
import { cacheAsset, respondWithAsset, retainEarlierAssets } from './asset-cache.ts';
import { isCacheable, isOpenedPath, SIGN_OUT_PATH } from './cacheable-replies.ts';
import { networkFirst } from './network-first.ts';
import { cachePicture, respondWithPicture } from './picture-cache.ts';
import {
  type CacheEvent,
  cacheReading,
  respondToReading,
  respondToSignOut,
  respondToWrite,
} from './reply-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Injected by the build: the page without content, and the files that the shell and the builders need. */
declare const PRECACHED: readonly PrecacheEntry[];
/** Entry file of the app, which has a different name in each version. */
declare const ENTRY: string;
/** Address of the page without content. */
declare const SHELL: string;

setCacheNameDetails({ prefix: 'palmares', precache: 'shell' });
enableNavigationPreload();
const precached = PRECACHED;
retainEarlierAssets(precached);

// Documents that the server writes without the app: the shell would show « page not found » in their place.
const WITHOUT_APP = /^\/(?:api|embed|media|oembed)\b/;
registerRoute(({ request, url }) => request.mode === 'navigate' && isOwnPage(url), answerNavigation);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCacheable(url),
  (asked) => respondToReading(asked, (news) => void tellPage(asked.event, news)),
);
for (const method of ['PUT', 'DELETE'] as const)
  registerRoute(({ url, sameOrigin }) => sameOrigin && isOpenedPath(url.pathname), respondToWrite, method);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SIGN_OUT_PATH,
  respondToSignOut,
  'POST',
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'), respondWithPicture);
precacheAndRoute([...precached], { directoryIndex: '', cleanURLs: false });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), respondWithAsset);

/** True for a page of the app in the language of this worker. A page of another one may come here until it has its own worker. */
function isOwnPage({ pathname }: URL): boolean {
  const { language, path } = splitLanguage(pathname);
  return language === LANGUAGE && !WITHOUT_APP.test(path);
}

/** Answers with whatever the server sends, including errors; with the shell when the network fails or stalls. */
async function answerNavigation({
  request,
  event,
}: {
  request: Request;
  event: ExtendableEvent;
}): Promise<Response> {
  const preloaded = (event as FetchEvent).preloadResponse as Promise<Response | undefined>;
  const network = preloaded.then((reply) => reply ?? fetch(request));
  // The browser cancels a navigation preload that is not awaited.
  event.waitUntil(network.catch(() => {}));
  return networkFirst(network, () => matchPrecache(SHELL));
}

async function tellPage(event: ExtendableEvent, news: CacheEvent): Promise<void> {
  const client = await self.clients.get((event as FetchEvent).clientId);
  client?.postMessage(news, []);
}

// The first worker claims open pages at once. A newer one waits until a page tells it to activate, or until all pages of the older one are
// closed.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  event.waitUntil(obey(event.data as WorkerMessage, event.ports[0]));
});

async function obey(message: WorkerMessage, port: MessagePort | undefined): Promise<unknown> {
  switch (message.do) {
    case 'tell-entry':
      return port?.postMessage(ENTRY);
    case 'replace':
      return self.skipWaiting();
    case 'replace-if-alone':
      return (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length < 2
        ? self.skipWaiting()
        : undefined;
    case 'end-accounts':
      return endAllAccounts();
    case 'keep':
      return keepAll(message);
    default:
      return message satisfies never;
  }
}

async function keepAll(wanted: Extract<WorkerMessage, { do: 'keep' }>) {
  const { readings, pictures, files, authorization } = wanted;
  for (const url of files) await cacheAsset(url);
  for (const url of readings) await cacheReading(new URL(url, self.location.origin).href, authorization);
  for (const url of pictures) await cachePicture(new URL(url, self.location.origin).href);
}
