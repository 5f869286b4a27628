// Links to resume saved contents and drafts.
import type { ContentKind } from '@palmares/core/content-kind';
import { KIND_FACTS } from '../../kinds/kind-facts.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { withQuery } from '../../lib/build-path.ts';
import type { DraftSummary } from '../../storage/drafts/draft-summary.ts';

export const resumePath = (kind: ContentKind, id: number): string =>
  withQuery(KINDS[kind].paths.edit(id), KIND_FACTS[kind].resumeQuery);

/** Returns the address of the builder that restores this draft. */
export function draftLink({ name, title, albumId, imageIds }: DraftSummary): string {
  const { kind, subject } = name;
  return 'content' in subject
    ? resumePath(kind, subject.content)
    : KINDS[kind].paths.create({ album: albumId, images: imageIds, name: title });
}
