// Messages for failed image uploads (AL-36).

import { fileIssueText, UPLOAD_TEXTS } from '@palmares/texts/page/album';
import { UPLOAD_FAILURES } from '@palmares/texts/page/album-failures';
import { ApiError, NetworkError, TimeoutError } from './errors.ts';

export function uploadFailureText(error: unknown): string {
  if (error instanceof TimeoutError) return UPLOAD_FAILURES.timeout;
  if (error instanceof NetworkError) return UPLOAD_FAILURES.unreachable;
  return error instanceof ApiError ? textOfRefusal(error) : UPLOAD_TEXTS.unexpected;
}

/** Checks the status as well as the code: a proxy in front of the server answers 413 with its own text. */
function textOfRefusal({ status, code, message }: ApiError): string {
  if (message.includes('inappropriate content')) return UPLOAD_TEXTS.inappropriate;
  if (code === 'image_too_large_after') return UPLOAD_TEXTS.tooLargeAfter;
  if (status === 413) return fileIssueText('file_too_large');
  if (status === 415) return fileIssueText('bad_type');
  return code === 'unknown' || status >= 500 ? UPLOAD_TEXTS.unexpected : message || UPLOAD_TEXTS.unexpected;
}
