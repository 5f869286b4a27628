// Replies of the API: always from the network while it answers, and then kept; from the copy when it does not.
import { type Account, accountOf, arrive, endAccount, hasEnded, repliesOf } from './account-caches.ts';
import { ageSession, fateOf, isKept, isOpenedPath, isWithheld, SESSION_PATH } from './kept-replies.ts';
import { comesBeforePictures, forgetPicturesOf, notePictures } from './picture-copies.ts';

/** When a copy was made, in milliseconds. */
const KEPT_AT = 'x-kept-at';

type Asked = { readonly request: Request; readonly event: ExtendableEvent };

/** `tellCopy` is called when the answer is a copy. */
export async function answerReading({ request, event }: Asked, tellCopy: () => void): Promise<Response> {
  const account = await accountOf(request.headers);
  try {
    const reply = await fetch(request);
    const work = takeReply(account, request.url, reply.clone());
    comesBeforePictures(work);
    event.waitUntil(work);
    return reply;
  } catch (error) {
    // Given up by the page, which says nothing of the network.
    if (request.signal.aborted) throw error;
    const copy = await findCopy(account, request.url);
    if (copy === null) throw error;
    tellCopy();
    return copy;
  }
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
  await takeReply(account, url, await fetch(url, { headers, credentials: 'same-origin' }));
}

async function takeReply(account: Account, url: string, reply: Response): Promise<void> {
  // A live session never gets 401 (access.md).
  if (reply.status === 401) await endAccount(account);
  if (hasEnded(account)) return;
  await arrive(account);
  const fate = fateOf(reply.status);
  if (fate === 'leave') return;
  const text = fate === 'keep' ? await reply.text() : null;
  if (text === null || isWithheld(text)) await removeCopy(account, url);
  else await keep(account, url, text);
}

async function keep(account: Account, url: string, text: string): Promise<void> {
  const headers = { 'content-type': 'application/json; charset=utf-8', [KEPT_AT]: String(Date.now()) };
  const replies = repliesOf(account);
  const isOpened = isOpenedPath(new URL(url).pathname);
  const before = isOpened ? await replies.find(url) : undefined;
  // Before the copy is written: the pictures are on their way already.
  if (isOpened) notePictures(account, text);
  if (hasEnded(account)) return;
  await replies.put(url, new Response(text, { headers }));
  if (before !== undefined) await forgetPicturesOf(account, await before.text(), text);
}

async function removeCopy(account: Account, url: string): Promise<void> {
  const replies = repliesOf(account);
  const before = await replies.find(url);
  if (before === undefined) return;
  await replies.remove(url);
  await forgetPicturesOf(account, await before.text(), '');
}

async function findCopy(account: Account, url: string): Promise<Response | null> {
  if (hasEnded(account)) return null;
  const copy = await repliesOf(account).find(url);
  if (copy === undefined || new URL(url).pathname !== SESSION_PATH) return copy ?? null;
  const { headers } = copy;
  const aged = ageSession(await copy.text(), Date.now() - Number(headers.get(KEPT_AT)));
  if (aged === null) await endAccount(account);
  return aged === null ? null : new Response(aged, { headers });
}
