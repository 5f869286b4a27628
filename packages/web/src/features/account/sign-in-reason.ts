// Why somebody without a session stands before the sign-in: what they were about to do, read from where it leads back to.
import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { PAGES } from '@palmares/core/contract/pages';
import { matchPath } from 'react-router';
import { SIGN_IN_REASONS } from './messages.ts';

const REASONS: readonly (readonly [pattern: string, reason: string])[] = [
  ...CONTENT_KINDS.map((kind) => [PAGES[`${kind}Create`], SIGN_IN_REASONS.save[kind]] as const),
  [PAGES.addAlbum, SIGN_IN_REASONS.createAlbum],
  [PAGES.profile, SIGN_IN_REASONS.profile],
];

/** Null where nothing is known to be asked of an account: an author's page, the home page, no way back at all. */
export function signInReason(back: string | null): string | null {
  if (back === null) return null;
  const { pathname } = new URL(back, 'http://site.invalid');
  return REASONS.find(([pattern]) => matchPath(pattern, pathname) !== null)?.[1] ?? null;
}
