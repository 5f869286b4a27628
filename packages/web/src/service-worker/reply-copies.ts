// Replies of the API: always from the network while it answers, and then kept; from the copy when it does not, or not soon.
import { type Account, accountOf, arrive, endAccount, hasEnded, repliesOf } from './account-caches.ts';
import { answerOrCopy } from './answer-or-copy.ts';
import { ageSession, fateOf, isKept, isOpenedPath, isWithheld, SESSION_PATH } from './kept-replies.ts';
import { comesBeforePictures, forgetPicturesOf, notePictures } from './picture-copies.ts';

/** When a copy was made, in milliseconds. */
const KEPT_AT = 'x-kept-at';

type Asked = { readonly request: Request; readonly event: ExtendableEvent };

/** What the page is told of an answer. */
export type Tell = {
  /** It is a copy. */
  readonly copy: () => void;
  /** The network has answered after the copy was given, and says something else. */
  readonly late: () => void;
};

export async function answerReading({ request, event }: Asked, tell: Tell): Promise<Response> {
  const account = await accountOf(request.headers);
  const { url, signal } = request;
  const asked = fetch(request);
  const answer = answerOrCopy(asked, () =>
    // Given up by the page, which says nothing of the network.
    signal.aborted ? Promise.resolve(null) : findCopy(account, url),
  );
  // Cloned before the page reads it.
  const copy = answer.then(({ reply, isCopy }) => (isCopy ? reply.clone() : null));
  async function take(): Promise<void> {
    const reply = await asked;
    const taken = takeReply(account, url, reply.clone());
    comesBeforePictures(taken);
    const again = reply.clone();
    const given = await copy;
    const isNews = given !== null && (await differs(url, again, given));
    await taken;
    if (isNews) tell.late();
  }
  event.waitUntil(Promise.allSettled([take(), copy]));
  const { reply, isCopy } = await answer;
  if (isCopy) tell.copy();
  return reply;
}

/** Whether the page that has been given the copy would show something else. */
async function differs(url: string, reply: Response, copy: Response): Promise<boolean> {
  const fate = fateOf(reply.status);
  if (fate !== 'keep') return fate === 'remove';
  // The reply about a session tells the time.
  if (new URL(url).pathname === SESSION_PATH) return false;
  return (await reply.text()) !== (await copy.text());
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
