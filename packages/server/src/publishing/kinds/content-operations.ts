// Texts and possible errors of the calls of every kind of content. The kinds provide their words.
import type { ContentKind } from '@palmares/core/content-kind';
import { type ContentCalls, nameContentCalls } from '@palmares/core/contract/content-endpoints';
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import type { OperationText } from './operation-text.ts';

/** Errors of lists: `scope` may exceed the caller's rights. */
export const LIST = ['auth_required', 'forbidden', 'second_factor_required'] as const;
export const READ_CONTENT = ['auth_required', 'content_private', 'not_found'] as const;
export const EDIT_CONTENT = ['forbidden', 'album_quarantined', 'content_hidden', 'not_found'] as const;
export const REPORTED = ['report_own', 'already_reported', 'not_found'] as const;
const BUILD = [
  'album_private',
  'album_quarantined',
  'not_found',
  'image_not_in_album',
  'image_already_placed',
] as const;

type KindTexts = {
  readonly summaries: Readonly<Record<keyof ContentCalls<ContentKind>, string>>;
  /** Refusals of a save that are specific to the kind. */
  readonly saveErrors: readonly ErrorCode[];
  /** Example bodies of a create and an update. */
  readonly examples: { readonly create: object; readonly update: object };
};

/** The texts of a kind's calls, under the contract's names. */
export function describeContentCalls<K extends ContentKind>(
  kind: K,
  { summaries, saveErrors, examples }: KindTexts,
) {
  const texts: Record<keyof ContentCalls<ContentKind>, OperationText> = {
    list: { tag: kind, summary: summaries.list, errors: LIST },
    get: { tag: kind, summary: summaries.get, errors: READ_CONTENT },
    create: {
      tag: kind,
      summary: summaries.create,
      errors: [...BUILD, ...saveErrors],
      once: true,
      example: examples.create,
    },
    update: {
      tag: kind,
      summary: summaries.update,
      errors: [...EDIT_CONTENT, ...BUILD, ...saveErrors, 'nothing_to_update'],
      matches: true,
      once: true,
      example: examples.update,
    },
    delete: { tag: kind, summary: summaries.delete, errors: EDIT_CONTENT, matches: true },
    report: { tag: 'report', summary: summaries.report, errors: [...READ_CONTENT, ...REPORTED] },
  };
  return nameContentCalls(kind, texts);
}
