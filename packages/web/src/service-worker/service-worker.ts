// The service worker: the site without a network, and what was opened on it (docs/decisions/0052-offline.md). Built apart from the app, in
// one file (build/service-worker.ts). Whatever the network answers is what the page gets: copies serve when it does not answer.
import { setCacheNameDetails } from 'workbox-core/setCacheNameDetails.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload/enable.js';
import type { PrecacheEntry } from 'workbox-precaching';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { WorkerMessage, WorkerNews } from '../lib/worker-message.ts';
import { endAllAccounts } from './account-caches.ts';
import { answerOrCopy } from './answer-or-copy.ts';
import { answerAsset, keepAsset, keepEarlierAssets } from './asset-copies.ts';
import { isKept, isOpenedPath, SIGN_OUT_PATH } from './kept-replies.ts';
import { answerPicture, keepPicture } from './picture-copies.ts';
import { answerReading, answerSignOut, answerWrite, keepReading } from './reply-copies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: the page without content, and the files that the shell and the builders need. */
declare const PRECACHED: readonly PrecacheEntry[];
/** The file of the app's entry, which has another name in each version. */
declare const ENTRY: string;

const SHELL = '/index.html';

setCacheNameDetails({ prefix: 'palmares', precache: 'shell' });
enableNavigationPreload();
const precached = PRECACHED;
keepEarlierAssets(precached);

registerRoute(({ request }) => request.mode === 'navigate', answerNavigation);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isKept(url),
  ({ request, event }) =>
    answerReading(
      { request, event },
      { copy: () => void tellPage(event, 'copy'), late: () => void tellPage(event, 'late') },
    ),
);
for (const method of ['PUT', 'DELETE'] as const)
  registerRoute(({ url, sameOrigin }) => sameOrigin && isOpenedPath(url.pathname), answerWrite, method);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === SIGN_OUT_PATH, answerSignOut, 'POST');
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'), answerPicture);
precacheAndRoute([...precached], { directoryIndex: '', cleanURLs: false });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), answerAsset);

/** Whatever the server answers, an error too; the shell when it does not, or not soon. */
async function answerNavigation({
  request,
  event,
}: {
  request: Request;
  event: ExtendableEvent;
}): Promise<Response> {
  const preloading = (event as FetchEvent).preloadResponse as Promise<Response | undefined>;
  const asked = preloading.then((preloaded) => preloaded ?? fetch(request));
  return (await answerOrCopy(asked, () => matchPrecache(SHELL))).reply;
}

async function tellPage(event: ExtendableEvent, news: WorkerNews): Promise<void> {
  const client = await self.clients.get((event as FetchEvent).clientId);
  client?.postMessage(news, []);
}

// The first one takes over the pages that are open: there was none before it. A newer one waits until it is asked, or until all pages of
// the older one are closed.
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
  for (const url of files) await keepAsset(url);
  for (const url of readings) await keepReading(new URL(url, self.location.origin).href, authorization);
  for (const url of pictures) await keepPicture(new URL(url, self.location.origin).href);
}
