// Caches of what one account has read. An account is identified by its session: a hash of the token names its caches, so that a request
// without this exact token reads nothing from them, also offline. At most one account has caches at a time.
import { boundedCache } from './bounded-cache.ts';

const PREFIX = 'palmares-account';
const DAY_SECONDS = 24 * 60 * 60;
const REPLIES = { maxEntries: 80, maxAgeSeconds: 14 * DAY_SECONDS };
const SIGNED = { maxEntries: 1_000, maxAgeSeconds: 14 * DAY_SECONDS };

export const VISITOR = 'visitor';

/** Matches caches of signed-in accounts. */
const ACCOUNT_CACHE = /^palmares-account-([0-9a-f]{16})-/;

/** A token's hash, or `visitor`. */
export type Account = string;

/** Sessions that ended while this worker runs: a reply that arrives later is not cached for them. */
const ended = new Set<Account>();
let last: Account | null = null;

export async function identifyAccount(headers: Headers): Promise<Account> {
  const token = headers.get('authorization');
  if (token === null) return VISITOR;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(hash).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const getReplyCache = (account: Account) => boundedCache(`${PREFIX}-${account}-replies`, REPLIES);
/** Pictures with signed addresses. */
export const getSignedPictureCache = (account: Account) =>
  boundedCache(`${PREFIX}-${account}-pictures`, SIGNED);

export const hasEnded = (account: Account): boolean => ended.has(account);

/** Switches to an account: deletes the caches of other accounts. All visitors share the visitor's cache. */
export async function activateAccount(account: Account): Promise<void> {
  if (account === last) return;
  last = account;
  await removeAccounts((other) => other !== account);
}

/** Deletes the caches of a session that was signed out, refused, or has expired. */
export async function endAccount(account: Account): Promise<void> {
  if (account === VISITOR) return;
  ended.add(account);
  if (last === account) last = null;
  await removeAccounts((each) => each === account);
}

/** Called when, by the page's own clock or storage, nobody is signed in any more. */
export async function endAllAccounts(): Promise<void> {
  const accounts = await listAccounts();
  await Promise.all(accounts.map(endAccount));
}

/** Images are requested without a token: they belong to the one account that has caches, else to the visitor. */
export async function findActiveAccount(): Promise<Account> {
  const [account = VISITOR] = await listAccounts();
  return account;
}

async function listAccounts(): Promise<readonly Account[]> {
  const names = await caches.keys();
  return [...new Set(names.flatMap((name) => ACCOUNT_CACHE.exec(name)?.[1] ?? []))];
}

async function removeAccounts(isGone: (account: Account) => boolean): Promise<void> {
  const accounts = (await listAccounts()).filter(isGone);
  await Promise.all(
    accounts.flatMap((account) => [getReplyCache(account).drop(), getSignedPictureCache(account).drop()]),
  );
}
