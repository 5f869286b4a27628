// Files of images: from the network while it answers, which for most is the browser's own cache, and kept; from a copy when it does not.
// Invariant: a file behind a signed address is kept only while a kept reply of the same account names it, that is, while what was opened
// or a draft of it may need it. Copies are found by folder and size without the signature, which changes every ten minutes.
import { imageVariant } from '@palmares/core/album/image-path';
import { IMAGE_SIZES } from '@palmares/core/limits';
import { type Account, hasEnded, presentAccount, repliesOf, signedPicturesOf } from './account-caches.ts';
import { answerOrCopy } from './answer-or-copy.ts';
import { type BoundedCache, boundedCache } from './bounded-cache.ts';
import { fateOf, isOpenedPath, pictureFoldersOf } from './kept-replies.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Of public albums, by bare addresses: the same for everybody. */
const bare = () => boundedCache('palmares-pictures', { maxEntries: 1_000, maxAgeSeconds: 30 * DAY_SECONDS });

/** Folders that the kept replies of an account name; read from the replies where the worker has just been started. */
const needed = new Map<Account, Promise<Set<string>>>();

/** Replies that are being kept: a picture in the browser's own cache is there before the reply that names it is. */
let replies: Promise<unknown> = Promise.resolve();

/** Pictures that come from now on wait for this. */
export function comesBeforePictures(work: Promise<unknown>): void {
  replies = Promise.allSettled([replies, work]);
}

type Asked = { readonly request: Request; readonly event: ExtendableEvent };

export async function answerPicture({ request, event }: Asked): Promise<Response> {
  const asked = fetch(request);
  event.waitUntil(asked.then((reply) => takePicture(request.url, reply.clone())).catch(() => undefined));
  return (await answerOrCopy(asked, () => findPicture(request.url))).reply;
}

/** Fetches a picture that is not there in any size. */
export async function keepPicture(url: string): Promise<void> {
  if ((await findPicture(url)) === undefined)
    // Most have just been shown, and are in the browser's own cache.
    await takePicture(url, await fetch(url, { cache: 'force-cache', priority: 'low' }));
}

/** A reply that was kept names these. */
export function notePictures(account: Account, text: string): void {
  const known = needed.get(account);
  if (known !== undefined)
    needed.set(
      account,
      known.then((folders) => new Set([...folders, ...pictureFoldersOf(text)])),
    );
}

/** A kept reply has gone, or another one (`after`) stands for it: what only it named goes. */
export async function forgetPicturesOf(account: Account, before: string, after: string): Promise<void> {
  const kept = pictureFoldersOf(after);
  const gone = new Set([...pictureFoldersOf(before)].filter((folder) => !kept.has(folder)));
  if (gone.size === 0) return;
  needed.delete(account);
  const still = await neededBy(account);
  const pictures = signedPicturesOf(account);
  for (const address of await pictures.list()) {
    const folder = folderOf(address);
    if (gone.has(folder) && !still.has(folder)) await pictures.remove(address);
  }
}

async function takePicture(url: string, reply: Response): Promise<void> {
  const { pathname, search } = new URL(url);
  if (search !== '') await replies;
  const account = search === '' ? null : await presentAccount();
  const pictures = account === null ? bare() : signedPicturesOf(account);
  const fate = fateOf(reply.status);
  if (fate === 'remove') for (const address of sizesOf(pathname)) await pictures.remove(address);
  if (fate !== 'keep' || (await pictures.find(pathname)) !== undefined) return;
  if (account !== null && !(await neededBy(account)).has(folderOf(url))) return;
  const file = new Response(await reply.blob(), { headers: { 'content-type': 'image/webp' } });
  if (account === null || !hasEnded(account)) await pictures.put(pathname, file);
}

async function findPicture(url: string): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const signed = signedPicturesOf(await presentAccount());
  return (await findIn(signed, pathname)) ?? findIn(bare(), pathname);
}

/** Another size is better than none. */
async function findIn(pictures: BoundedCache, pathname: string): Promise<Response | undefined> {
  for (const address of sizesOf(pathname)) {
    const found = await pictures.find(address);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The address itself first, then the larger ones before the smaller. */
function sizesOf(pathname: string): ReadonlySet<string> {
  const full = `${folderOf(pathname)}full.webp`;
  return new Set([pathname, ...IMAGE_SIZES.toReversed().map((size) => imageVariant(full, size)), full]);
}

function folderOf(address: string): string {
  return /\/media\/[0-9a-f]{32}\//.exec(address)?.[0] ?? '';
}

function neededBy(account: Account): Promise<Set<string>> {
  const known = needed.get(account) ?? readNeeded(account);
  needed.set(account, known);
  return known;
}

async function readNeeded(account: Account): Promise<Set<string>> {
  const kept = repliesOf(account);
  const folders = new Set<string>();
  for (const address of await kept.list()) {
    if (!isOpenedPath(new URL(address).pathname)) continue;
    const text = await (await kept.find(address))?.text();
    for (const folder of pictureFoldersOf(text ?? '')) folders.add(folder);
  }
  return folders;
}
