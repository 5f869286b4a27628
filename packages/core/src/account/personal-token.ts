// Personal access tokens, with which a person's programs call the API: scopes, lifetimes, names.
// Invariant: every token expires, and `write` includes `read`. Separate from limits.ts, which every first page load includes.
// The server creates, stores and verifies tokens.
import { countCodePoints, normaliseLine } from '../text/normalise-text.ts';

export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const PERSONAL_TOKEN = {
  nameMax: 60,
  /** Tokens per account, not counting expired ones. */
  perAccountMax: 20,
  lifetimesDays: [7, 30, 90, 365],
  /** Days for which an expired token remains listed. */
  keptDays: 30,
} as const;

export type TokenLifetime = (typeof PERSONAL_TOKEN.lifetimesDays)[number];

export type TokenNameIssueCode = 'required' | 'too_long';

export function checkTokenName(name: string): TokenNameIssueCode | null {
  const length = countCodePoints(normaliseLine(name));
  if (length === 0) return 'required';
  return length > PERSONAL_TOKEN.nameMax ? 'too_long' : null;
}

/** Returns whether a token with the scope `held` can make a call that requires `asked`. */
export const scopeCovers = (held: TokenScope, asked: TokenScope): boolean =>
  held === 'write' || asked === 'read';
