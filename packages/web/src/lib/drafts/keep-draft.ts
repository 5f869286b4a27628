import type { ContentKind } from '@palmares/core/content-kind';
import { randomKey } from '../random-key.ts';
import { draftStore } from './draft-store.ts';
import { createPageDrafts } from './page-drafts.ts';
import { type DraftOwnership, nameDraft } from './versioned-draft.ts';
import { rememberVisitorDraft } from './visitor-drafts.ts';

/**
 * Keeps a work that was begun outside of its editor where the editor of a new content of that album goes on with it. A draft that waits
 * there already stays: this one stands aside, and the editor asks which one goes on (BU-53). False when the browser keeps nothing.
 */
export function keepDraft(
  kind: ContentKind,
  place: Pick<DraftOwnership, 'owner' | 'albumId'>,
  stored: unknown,
): boolean {
  const name = nameDraft(kind, place, null);
  rememberVisitorDraft(name);
  // It has read no draft before, so that it takes none for its own.
  return createPageDrafts(draftStore, randomKey, 'begun').write(name, stored) !== 'failed';
}
