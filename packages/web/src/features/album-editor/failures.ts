// The reasons why the album did not open, and the messages of failed changes.
import { FAILURES, LOADING_TEXTS } from '@palmares/texts/page/album-editor';
import { ApiError } from '../../api/errors.ts';
import type { FailureTexts } from '../../api/failure-text.ts';

/** The screen's text, unless a 409 has a more precise message. */
export const failureTexts = (failed: string): FailureTexts => ({ failed, quoted: [409] });

export const ALBUM_DELETION_FAILURES: FailureTexts = {
  failed: FAILURES.removeAlbum,
  quoted: [409],
  codes: {
    auth_required: FAILURES.expiredOnDeletion,
    token_expired: FAILURES.expiredOnDeletion,
    token_invalid: FAILURES.expiredOnDeletion,
    session_revoked: FAILURES.expiredOnDeletion,
    session_disabled: FAILURES.expiredOnDeletion,
  },
};

/** Returns the reason why the album did not open (AL-72). */
export function loadingText(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404) return LOADING_TEXTS.notFound;
  if (status === 403) return LOADING_TEXTS.forbidden;
  return status === 401 ? LOADING_TEXTS.signedOut : LOADING_TEXTS.failed;
}
