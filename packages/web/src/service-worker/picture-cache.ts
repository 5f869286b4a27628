// Serves image files from the network while it answers (mostly from the browser's HTTP cache) and caches them; serves the cached file
// otherwise. Invariant: a file with a signed address is cached only while a cached reply of the same account references it, so that an
// opened page or its draft may need it. Files are looked up by folder and size without the signature, which changes every ten minutes.
import { imageVariant } from '@palmares/core/album/image-path';
import { IMAGE_SIZES } from '@palmares/core/limits';
import {
  type Account,
  findActiveAccount,
  getReplyCache,
  getSignedPictureCache,
  hasEnded,
} from './account-caches.ts';
import { type BoundedCache, boundedCache } from './bounded-cache.ts';
import { chooseCacheAction, findPictureFolders, isOpenedPath } from './cacheable-replies.ts';
import { networkFirst } from './network-first.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Images of public albums have unsigned addresses and are equal for everybody. */
const bare = () => boundedCache('palmares-pictures', { maxEntries: 1_000, maxAgeSeconds: 30 * DAY_SECONDS });

/** Folders referenced by the cached replies of an account; read from the replies after the worker has started. */
const needed = new Map<Account, Promise<Set<string>>>();

/** Pending writes of replies: a picture from the browser's cache can arrive before the reply that references it is stored. */
let replies: Promise<unknown> = Promise.resolve();

/** Makes later pictures wait for `work`. */
export function holdPicturesUntil(work: Promise<unknown>): void {
  replies = Promise.allSettled([replies, work]);
}

type Asked = { readonly request: Request; readonly event: ExtendableEvent };

export async function respondWithPicture({ request, event }: Asked): Promise<Response> {
  const network = fetch(request).then((reply) => {
    event.waitUntil(takePicture(request.url, reply.clone()));
    return reply;
  });
  event.waitUntil(network.catch(() => {}));
  return networkFirst(network, () => findPicture(request.url));
}

/** Fetches a picture that is not cached in any size. */
export async function cachePicture(url: string): Promise<void> {
  if ((await findPicture(url)) === undefined)
    // Most pictures were just shown and are in the browser's HTTP cache.
    await takePicture(url, await fetch(url, { cache: 'force-cache', priority: 'low' }));
}

/** Adds the folders that a newly cached reply references. */
export function addNamedPictures(account: Account, text: string): void {
  const known = needed.get(account);
  if (known !== undefined)
    needed.set(
      account,
      known.then((folders) => new Set([...folders, ...findPictureFolders(text)])),
    );
}

/** Deletes the pictures that only `before` referenced, a reply that was removed or replaced by `after`. */
export async function evictPictures(account: Account, before: string, after: string): Promise<void> {
  const kept = findPictureFolders(after);
  const gone = new Set([...findPictureFolders(before)].filter((folder) => !kept.has(folder)));
  if (gone.size === 0) return;
  needed.delete(account);
  const still = await neededBy(account);
  const pictures = getSignedPictureCache(account);
  for (const address of await pictures.list()) {
    const folder = getFolder(address);
    if (gone.has(folder) && !still.has(folder)) await pictures.remove(address);
  }
}

async function takePicture(url: string, reply: Response): Promise<void> {
  const { pathname, search } = new URL(url);
  if (search !== '') await replies;
  const account = search === '' ? null : await findActiveAccount();
  const pictures = account === null ? bare() : getSignedPictureCache(account);
  const fate = chooseCacheAction(reply.status);
  if (fate === 'remove') for (const address of getSizes(pathname)) await pictures.remove(address);
  if (fate !== 'keep' || (await pictures.find(pathname)) !== undefined) return;
  if (account !== null && !(await neededBy(account)).has(getFolder(url))) return;
  const file = new Response(await reply.blob(), { headers: { 'content-type': 'image/webp' } });
  if (account === null || !hasEnded(account)) await pictures.put(pathname, file);
}

async function findPicture(url: string): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  const signed = getSignedPictureCache(await findActiveAccount());
  return (await findIn(signed, pathname)) ?? findIn(bare(), pathname);
}

/** Any size is better than none. */
async function findIn(pictures: BoundedCache, pathname: string): Promise<Response | undefined> {
  for (const address of getSizes(pathname)) {
    const found = await pictures.find(address);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the requested address first, then other sizes, larger ones first. */
function getSizes(pathname: string): ReadonlySet<string> {
  const full = `${getFolder(pathname)}full.webp`;
  return new Set([pathname, ...IMAGE_SIZES.toReversed().map((size) => imageVariant(full, size)), full]);
}

function getFolder(address: string): string {
  return /\/media\/[0-9a-f]{32}\//.exec(address)?.[0] ?? '';
}

function neededBy(account: Account): Promise<Set<string>> {
  const known = needed.get(account) ?? readNeeded(account);
  needed.set(account, known);
  return known;
}

async function readNeeded(account: Account): Promise<Set<string>> {
  const kept = getReplyCache(account);
  const folders = new Set<string>();
  for (const address of await kept.list()) {
    if (!isOpenedPath(new URL(address).pathname)) continue;
    const text = await (await kept.find(address))?.text();
    for (const folder of findPictureFolders(text ?? '')) folders.add(folder);
  }
  return folders;
}
