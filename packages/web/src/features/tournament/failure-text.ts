// What the server refuses, in English: by code, since its own texts are French (product.md §1).
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import { TOURNAMENT_TEXTS } from '@palmares/core/tournament/messages';
import { ApiError } from '../../api/errors.ts';
import { TEXTS } from './messages.ts';

/** The codes that a tournament can meet; for the others the plain failure says enough. */
const REASONS: Partial<Record<ErrorCode | 'unknown', string>> = {
  validation_failed: 'Some fields need a correction.',
  image_not_in_album: 'An image is no longer in the album.',
  winner_not_in_tournament: 'The champion is not among the images.',
  two_champions: 'There is more than one champion.',
  champion_lost: 'The champion cannot have lost.',
  forbidden: 'You are not allowed to do this.',
  album_private: TEXTS.albumPrivate,
  album_quarantined: TEXTS.frozenAlbum,
  account_disabled: 'This account is disabled.',
  not_found: 'It does not exist any more.',
  image_already_placed: 'An image takes part twice.',
  idempotency_conflict: 'It was already sent with another content.',
  body_too_large: 'There is too much in it.',
  rate_limited: 'Too many requests: wait a moment.',
  unavailable: 'The server is not available for now.',
};

export function reasonOf(error: unknown): string | null {
  return error instanceof ApiError ? (REASONS[error.code] ?? null) : null;
}

/** « Error saving tournament. Please try again. » (P2 §8), and why when it is known. */
export function saveFailureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return TEXTS.sessionLost;
  const reason = reasonOf(error);
  return reason === null ? TOURNAMENT_TEXTS.saveFailed : `${TOURNAMENT_TEXTS.saveFailed} ${reason}`;
}
