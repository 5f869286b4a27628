// Serves API replies from the network while it answers and caches them; serves the cached reply when the network fails or stalls.
import {
  type Account,
  activateAccount,
  endAccount,
  getReplyCache,
  hasEnded,
  identifyAccount,
} from './account-caches.ts';
import {
  ageSession,
  chooseCacheAction,
  isCacheable,
  isOpenedPath,
  isWithheld,
  SESSION_PATH,
} from './cacheable-replies.ts';
import { networkFirst } from './network-first.ts';
import { addNamedPictures, evictPictures, holdPicturesUntil } from './picture-cache.ts';

/** Header with the time at which the reply was cached, in milliseconds. */
const KEPT_AT = 'x-kept-at';

type Asked = { readonly request: Request; readonly event: ExtendableEvent };

/** `copy`: the page received a cached reply. `late-reply`: the network has since answered differently. */
export type CacheEvent = 'copy' | 'late-reply';

export async function respondToReading(
  { request, event }: Asked,
  tell: (news: CacheEvent) => void,
): Promise<Response> {
  const { url, headers, signal } = request;
  const account = await identifyAccount(headers);
  let isLate = false;
  const network = fetch(request).then(async (reply) => {
    // The body is read completely before the page gets the reply, because it may stall as well.
    const text = await reply.clone().text();
    const work = takeReply(account, url, reply.status, text);
    holdPicturesUntil(work);
    event.waitUntil(work.then((isNews) => isNews && isLate && tell('late-reply')));
    return reply;
  });
  // Keeps the worker alive after a cached reply was served, until the network's reply is stored.
  event.waitUntil(network.catch(() => {}));
  return networkFirst(
    network,
    // A request that the page has aborted says nothing about the network.
    async () => (signal.aborted ? undefined : findCopy(account, url)),
    (isUnderWay) => {
      isLate = isUnderWay;
      tell('copy');
    },
  );
}

/** Handles saves and deletions: the cached reply of the changed resource is outdated and removed. */
export async function respondToWrite({ request, event }: Asked): Promise<Response> {
  const reply = await fetch(request);
  if (reply.ok)
    event.waitUntil(identifyAccount(request.headers).then((account) => removeCopy(account, request.url)));
  return reply;
}

/** Ends the account whatever the server answers, also offline. */
export async function respondToSignOut({ request, event }: Asked): Promise<Response> {
  event.waitUntil(identifyAccount(request.headers).then(endAccount));
  return fetch(request);
}

/** Fetches and caches a reply that reopening the page will need, unless it is cached already. */
export async function cacheReading(url: string, authorization: string | null): Promise<void> {
  const headers = new Headers(authorization === null ? {} : { authorization });
  const account = await identifyAccount(headers);
  if (!isCacheable(new URL(url)) || (await getReplyCache(account).find(url)) !== undefined) return;
  const reply = await fetch(url, { headers, credentials: 'same-origin' });
  await takeReply(account, url, reply.status, await reply.text());
}

/** Returns true when the reply differs from the cached one. */
async function takeReply(account: Account, url: string, status: number, text: string): Promise<boolean> {
  // A live session never gets 401 (AX-20).
  if (status === 401) await endAccount(account);
  if (hasEnded(account)) return true;
  await activateAccount(account);
  const fate = chooseCacheAction(status);
  if (fate === 'leave') return false;
  if (fate === 'keep' && !isWithheld(text)) return keep(account, url, text);
  await removeCopy(account, url);
  return true;
}

async function keep(account: Account, url: string, text: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json; charset=utf-8', [KEPT_AT]: String(Date.now()) };
  const replies = getReplyCache(account);
  const { pathname } = new URL(url);
  const isOpened = isOpenedPath(pathname);
  const before = await (await replies.find(url))?.text();
  // Runs before the reply is written, because the pictures are already being fetched.
  if (isOpened) addNamedPictures(account, text);
  if (hasEnded(account)) return true;
  await replies.put(url, new Response(text, { headers }));
  if (isOpened && before !== undefined) await evictPictures(account, before, text);
  // The session reply contains the time, so it always differs.
  return before !== text && pathname !== SESSION_PATH;
}

async function removeCopy(account: Account, url: string): Promise<void> {
  const replies = getReplyCache(account);
  const before = await replies.find(url);
  if (before === undefined) return;
  await replies.remove(url);
  await evictPictures(account, await before.text(), '');
}

async function findCopy(account: Account, url: string): Promise<Response | undefined> {
  if (hasEnded(account)) return undefined;
  const copy = await getReplyCache(account).find(url);
  if (copy === undefined || new URL(url).pathname !== SESSION_PATH) return copy;
  const { headers } = copy;
  const aged = ageSession(await copy.text(), Date.now() - Number(headers.get(KEPT_AT)));
  if (aged === null) await endAccount(account);
  return aged === null ? undefined : new Response(aged, { headers });
}
