// Finds the reason for a sign-in: the action that the visitor was about to do, derived from the return path.
import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { PAGES } from '@palmares/core/contract/pages';
import { SIGN_IN_REASONS } from '@palmares/texts/page/account-forms';
import { matchPath } from 'react-router';

const REASONS: readonly (readonly [pattern: string, reason: string])[] = [
  ...CONTENT_KINDS.map((kind) => [PAGES[`${kind}Create`], SIGN_IN_REASONS.save[kind]] as const),
  [PAGES.addAlbum, SIGN_IN_REASONS.createAlbum],
  [PAGES.profile, SIGN_IN_REASONS.profile],
];

/** Returns null where no action needs an account: an author's page, the home page, no return path. */
export function signInReason(back: string | null): string | null {
  if (back === null) return null;
  const { pathname } = new URL(back, 'http://site.invalid');
  return REASONS.find(([pattern]) => matchPath(pattern, pathname) !== null)?.[1] ?? null;
}
