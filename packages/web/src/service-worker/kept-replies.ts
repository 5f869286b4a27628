// Which replies of the API are kept to be read without a network, and when a copy goes again (docs/decisions/0052-offline.md).
// Invariant: nothing that holds a token, nothing of /me, of the panel or of moderation, and nothing in quarantine is ever kept.
// Leaves out: where copies lie (account-caches.ts), and the pictures that they name (kept-pictures.ts).
import { CONTENT_ENDPOINTS } from '@palmares/core/contract/content-endpoints';
import { type Endpoint, pathOf } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';

/** What was opened: their pictures are kept with them. */
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

export const SESSION_PATH = pathOf(ENDPOINTS.session);
export const SIGN_OUT_PATH = pathOf(ENDPOINTS.revocation);
const LIST_PATHS = new Set(LISTS.map((endpoint) => pathOf(endpoint)));
const OPENED_PATHS = OPENED.map(
  (endpoint) => new RegExp(`^${pathOf(endpoint).replace(':id', String.raw`\d+`)}$`),
);

export function isOpenedPath(path: string): boolean {
  return OPENED_PATHS.some((pattern) => pattern.test(path));
}

/** Whether the reply to a reading of this address may be kept. Lists of one's own and of the staff (`scope`) are not. */
export function isKept({ pathname, searchParams }: URL): boolean {
  if (LIST_PATHS.has(pathname)) return !searchParams.has('scope');
  return pathname === SESSION_PATH || isOpenedPath(pathname);
}

/** What a reply from the network does to the copy of its address. */
export function fateOf(status: number): 'keep' | 'remove' | 'leave' {
  if (status === 200) return 'keep';
  // A fault or a busy server says nothing of what was asked for.
  return [401, 403, 404, 410].includes(status) ? 'remove' : 'leave';
}

/** In quarantine or hidden: shown to its owner and to the staff while the server says so, and never from a copy. */
export function isWithheld(text: string): boolean {
  const { data } = JSON.parse(text) as {
    data?: { status?: unknown; frozen?: unknown; hidden?: unknown } | null;
  };
  return data?.status === 'quarantined' || data?.frozen === true || data?.hidden === true;
}

/** The folders of the pictures that a reply names. */
export function pictureFoldersOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/\/media\/[0-9a-f]{32}\//g));
}

type KeptSession = { data: { expiresAt: string; now: string } };

/**
 * What the server said of a session, `age` milliseconds later: the client reads the server's clock in it. Null once the session is
 * over.
 */
export function ageSession(text: string, age: number): string | null {
  const reply = JSON.parse(text) as KeptSession;
  const now = Date.parse(reply.data.now) + Math.max(age, 0);
  if (!(now < Date.parse(reply.data.expiresAt))) return null;
  return JSON.stringify({ ...reply, data: { ...reply.data, now: new Date(now).toISOString() } });
}
