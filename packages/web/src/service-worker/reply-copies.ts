// Replies of the API: always from the network while it answers, and then kept; from the copy when it fails or hangs.
import { type Account, accountOf, arrive, endAccount, hasEnded, repliesOf } from './account-caches.ts';
import { ageSession, fateOf, isKept, isOpenedPath, isWithheld, SESSION_PATH } from './kept-replies.ts';
import { networkOrCopy } from './network-or-copy.ts';
import { comesBeforePictures, forgetPicturesOf, notePictures } from './picture-copies.ts';

/** When a copy was made, in milliseconds. */
const KEPT_AT = 'x-kept-at';

type Asked = { readonly request: Request; readonly event: ExtendableEvent };

/** `copy`: the page was given a copy. `late-reply`: the network has answered after that, with something else. */
export type CopyNews = 'copy' | 'late-reply';

export async function answerReading(
  { request, event }: Asked,
  tell: (news: CopyNews) => void,
): Promise<Response> {
  const { url, headers, signal } = request;
  const account = await accountOf(headers);
  let isLate = false;
  const network = fetch(request).then(async (reply) => {
    // Read whole before the page gets it: the body may hang as well.
    const text = await reply.clone().text();
    const work = takeReply(account, url, reply.status, text);
    comesBeforePictures(work);
    event.waitUntil(work.then((isNews) => isNews && isLate && tell('late-reply')));
    return reply;
  });
  // Keeps the worker running after a copy was given, until the reply is stored.
  event.waitUntil(network.catch(() => {}));
  return networkOrCopy(
    network,
    // A call that the page has aborted says nothing of the network.
    async () => (signal.aborted ? undefined : findCopy(account, url)),
    (isUnderWay) => {
      isLate = isUnderWay;
      tell('copy');
    },
  );
}

/** Saves and deletions: a copy of what was changed tells what is not true any more. */
export async function answerWrite({ request, event }: Asked): Promise<Response> {
  const reply = await fetch(request);
  if (reply.ok)
    event.waitUntil(accountOf(request.headers).then((account) => removeCopy(account, request.url)));
  return reply;
}

/** Whatever the server says of it, and also without a network. */
export async function answerSignOut({ request, event }: Asked): Promise<Response> {
  event.waitUntil(accountOf(request.headers).then(endAccount));
  return fetch(request);
}

/** Fetches what would be asked for when the page is opened again, where there is no copy of it. */
export async function keepReading(url: string, authorization: string | null): Promise<void> {
  const headers = new Headers(authorization === null ? {} : { authorization });
  const account = await accountOf(headers);
  if (!isKept(new URL(url)) || (await repliesOf(account).find(url)) !== undefined) return;
  const reply = await fetch(url, { headers, credentials: 'same-origin' });
  await takeReply(account, url, reply.status, await reply.text());
}

/** Whether the reply says something else than the copy that was there. */
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
  // Before the copy is written: the pictures are on their way already.
  if (isOpened) notePictures(account, text);
  if (hasEnded(account)) return true;
  await replies.put(url, new Response(text, { headers }));
  if (isOpened && before !== undefined) await forgetPicturesOf(account, before, text);
  // The reply about the session holds the time of day.
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
