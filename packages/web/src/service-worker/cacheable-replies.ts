// Decides which API replies are cached for offline reading, and when a cached reply is removed (docs/decisions/0052-offline.md). Invariant:
// nothing that contains a token, nothing of /me, of the admin panel or of moderation, and nothing in quarantine is ever cached.
// account-caches.ts decides where replies are stored, picture-cache.ts handles their pictures.
import { CONTENT_ENDPOINTS } from '@palmares/core/contract/content-endpoints';
import { type Endpoint, endpointPath } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';

/** Albums and contents that were opened: their pictures are cached with them. */
const OPENED: readonly Endpoint[] = [
  ENDPOINTS.getAlbum,
  ...Object.values(CONTENT_ENDPOINTS).map(({ get }) => get),
];
const LISTS: readonly Endpoint[] = [
  ENDPOINTS.home,
  ENDPOINTS.listAlbums,
  ENDPOINTS.listCategories,
  ...Object.values(CONTENT_ENDPOINTS).map(({ list }) => list),
  ENDPOINTS.getAuthor,
];

export const SESSION_PATH = endpointPath(ENDPOINTS.session);
export const SIGN_OUT_PATH = endpointPath(ENDPOINTS.revocation);
const LIST_PATHS = new Set(LISTS.map((endpoint) => endpointPath(endpoint)));
const OPENED_PATHS = OPENED.map(
  (endpoint) => new RegExp(`^${endpointPath(endpoint).replace(':id', String.raw`\d+`)}$`),
);

export function isOpenedPath(path: string): boolean {
  return OPENED_PATHS.some((pattern) => pattern.test(path));
}

/** True when the reply to a GET of this address may be cached. Personal and staff lists (`scope`) are not. */
export function isCacheable({ pathname, searchParams }: URL): boolean {
  if (LIST_PATHS.has(pathname)) return !searchParams.has('scope');
  return pathname === SESSION_PATH || isOpenedPath(pathname);
}

/** Decides what a network reply means for the cached reply of its address. */
export function chooseCacheAction(status: number): 'keep' | 'remove' | 'leave' {
  if (status === 200) return 'keep';
  // A server error or rate limit says nothing about the resource.
  return [401, 403, 404, 410].includes(status) ? 'remove' : 'leave';
}

/** True for quarantined or hidden contents: the server shows them to their owner and the staff, the cache never does. */
export function isWithheld(text: string): boolean {
  const { data } = JSON.parse(text) as {
    data?: { status?: unknown; frozen?: unknown; hidden?: unknown } | null;
  };
  return data?.status === 'quarantined' || data?.frozen === true || data?.hidden === true;
}

/** Returns the folders of the pictures that a reply references. */
export function findPictureFolders(text: string): ReadonlySet<string> {
  return new Set(text.match(/\/media\/[0-9a-f]{32}\//g));
}

type KeptSession = { data: { expiresAt: string; now: string } };

/**
 * Adjusts a cached session reply that is `age` milliseconds old, because the client reads the server's clock from it. Returns null once the
 * session has expired.
 */
export function ageSession(text: string, age: number): string | null {
  const reply = JSON.parse(text) as KeptSession;
  const now = Date.parse(reply.data.now) + Math.max(age, 0);
  if (!(now < Date.parse(reply.data.expiresAt))) return null;
  return JSON.stringify({ ...reply, data: { ...reply.data, now: new Date(now).toISOString() } });
}
