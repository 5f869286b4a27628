// Messages for refused files (AL-22, AL-24, AL-29, AL-30).
import { fileIssueText, UPLOAD_TEXTS } from '@palmares/texts/page/album';
import type { PrepareFailure } from './prepare-image.ts';

export const PREPARE_FAILURE_TEXTS: Readonly<Record<PrepareFailure, string>> = {
  empty_file: fileIssueText('empty_file'),
  unsupported_type: fileIssueText('bad_type'),
  original_too_large: fileIssueText('file_too_large'),
  still_too_large: UPLOAD_TEXTS.tooLargeAfter,
  compression_failed: UPLOAD_TEXTS.compressionFailed,
  unexpected: UPLOAD_TEXTS.unexpected,
};
