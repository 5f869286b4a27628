// Serves API replies from the network while it answers and caches them; serves the cached reply when the network fails or stalls.
import { type Account, accountOf, arrive, endAccount, hasEnded, repliesOf } from './account-caches.ts';
import { ageSession, fateOf, isKept, isOpenedPath, isWithheld, SESSION_PATH } from './cacheable-replies.ts';
import { networkOrCopy } from './network-first.ts';
import { comesBeforePictures, forgetPicturesOf, notePictures } from './picture-cache.ts';

/** Header with the time at which the reply was cached, in milliseconds. */
const KEPT_AT = 'x-kept-at';

type Asked = { readonly request: Request; readonly event: ExtendableEvent };

/** `copy`: the page received a cached reply. `late-reply`: the network has since answered differently. */
export type CopyNews = 'copy' | 'late-reply';

export async function answerReading(
  { request, event }: Asked,
  tell: (news: CopyNews) => void,
): Promise<Response> {
  const { url, headers, signal } = request;
  const account = await accountOf(headers);
  let isLate = false;
  const network = fetch(request).then(async (reply) => {
    // The body is read completely before the page gets the reply, because it may stall as well.
    const text = await reply.clone().text();
    const work = takeReply(account, url, reply.status, text);
    comesBeforePictures(work);
    event.waitUntil(work.then((isNews) => isNews && isLate && tell('late-reply')));
    return reply;
  });
  // Keeps the worker alive after a cached reply was served, until the network's reply is stored.
  event.waitUntil(network.catch(() => {}));
  return networkOrCopy(
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
export async function answerWrite({ request, event }: Asked): Promise<Response> {
  const reply = await fetch(request);
  if (reply.ok)
    event.waitUntil(accountOf(request.headers).then((account) => removeCopy(account, request.url)));
  return reply;
}

/** Ends the account whatever the server answers, also offline. */
export async function answerSignOut({ request, event }: Asked): Promise<Response> {
  event.waitUntil(accountOf(request.headers).then(endAccount));
  return fetch(request);
}

/** Fetches and caches a reply that reopening the page will need, unless it is cached already. */
export async function keepReading(url: string, authorization: string | null): Promise<void> {
  const headers = new Headers(authorization === null ? {} : { authorization });
  const account = await accountOf(headers);
  if (!isKept(new URL(url)) || (await repliesOf(account).find(url)) !== undefined) return;
  const reply = await fetch(url, { headers, credentials: 'same-origin' });
  await takeReply(account, url, reply.status, await reply.text());
}

/** Returns true when the reply differs from the cached one. */
async function takeReply(account: Account, url: string, status: number, text: string): Promise<boolean> {
  // A live session never gets 401 (AX-20).
  if (status === 401) await endAccount(account);
  if (hasEnded(account)) return true;
  await arrive(account);
  const fate = fateOf(status);
  if (fate === 'leave') return false;
  if (fate === 'keep' && !isWithheld(text)) return keep(account, url, text);
  await removeCopy(account, url);
  return true;
}

async function keep(account: Account, url: string, text: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json; charset=utf-8', [KEPT_AT]: String(Date.now()) };
  const replies = repliesOf(account);
  const { pathname } = new URL(url);
  const isOpened = isOpenedPath(pathname);
  const before = await (await replies.find(url))?.text();
  // Runs before the reply is written, because the pictures are already being fetched.
  if (isOpened) notePictures(account, text);
  if (hasEnded(account)) return true;
  await replies.put(url, new Response(text, { headers }));
  if (isOpened && before !== undefined) await forgetPicturesOf(account, before, text);
  // The session reply contains the time, so it always differs.
  return before !== text && pathname !== SESSION_PATH;
}

async function removeCopy(account: Account, url: string): Promise<void> {
  const replies = repliesOf(account);
  const before = await replies.find(url);
  if (before === undefined) return;
  await replies.remove(url);
  await forgetPicturesOf(account, await before.text(), '');
}

async function findCopy(account: Account, url: string): Promise<Response | undefined> {
  if (hasEnded(account)) return undefined;
  const copy = await repliesOf(account).find(url);
  if (copy === undefined || new URL(url).pathname !== SESSION_PATH) return copy;
  const { headers } = copy;
  const aged = ageSession(await copy.text(), Date.now() - Number(headers.get(KEPT_AT)));
  if (aged === null) await endAccount(account);
  return aged === null ? undefined : new Response(aged, { headers });
}
