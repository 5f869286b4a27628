// Personal access tokens: what programs of a person call the API with. What one may do, how long it lives, what it may be called.
// Invariant: none lives for ever, and `write` holds all that `read` does. Apart from limits.ts, which every first view loads.
// Leaves out: how a token is written, stored and read (the server).
import { lengthOf, normaliseLine } from '../text/normalise-text.ts';

export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const PERSONAL_TOKEN = {
  nameMax: 60,
  /** Of one account, those that have expired not counted. */
  perAccountMax: 20,
  lifetimesDays: [7, 30, 90, 365],
  /** How long one that has expired is still listed. */
  keptDays: 30,
} as const;

export type TokenLifetime = (typeof PERSONAL_TOKEN.lifetimesDays)[number];

export type TokenNameIssueCode = 'required' | 'too_long';

export function checkTokenName(name: string): TokenNameIssueCode | null {
  const length = lengthOf(normaliseLine(name));
  if (length === 0) return 'required';
  return length > PERSONAL_TOKEN.nameMax ? 'too_long' : null;
}

const NAME_TEXTS: Record<TokenNameIssueCode, string> = {
  required: 'Donnez un nom à ce jeton.',
  too_long: `Le nom ne peut pas dépasser ${PERSONAL_TOKEN.nameMax} caractères.`,
};

export const tokenNameText = (code: TokenNameIssueCode): string => NAME_TEXTS[code];

/** Whether a token that holds one scope may make a call that asks for another. */
export const covers = (held: TokenScope, asked: TokenScope): boolean => held === 'write' || asked === 'read';
