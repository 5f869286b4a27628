// Links to resume saved contents and drafts.
import type { ContentKind } from '@palmares/core/content-kind';
import { KINDS } from '../../kinds/kinds.ts';
import { withQuery } from '../../lib/build-path.ts';
import type { DraftSummary } from '../../storage/drafts/draft-summary.ts';

/** A tournament's editor resumes an unfinished replay only with this parameter (TO-12). */
const RESUME_QUERIES: Readonly<Record<ContentKind, { continue?: true }>> = {
  tierlist: {},
  tournament: { continue: true },
  ranking: {},
};

export const resumePath = (kind: ContentKind, id: number): string =>
  withQuery(KINDS[kind].paths.edit(id), RESUME_QUERIES[kind]);

/** Returns the address of the builder that restores this draft. */
export function draftLink({ name, title, albumId, imageIds }: DraftSummary): string {
  const { kind, subject } = name;
  return 'content' in subject
    ? resumePath(kind, subject.content)
    : KINDS[kind].paths.create({ album: albumId, images: imageIds, name: title });
}
