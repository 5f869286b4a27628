import type { ContentKind } from '@palmares/core/content-kind';
import { randomKey } from '../../lib/random-key.ts';
import { draftStore } from './draft-store.ts';
import { createPageDrafts } from './page-drafts.ts';
import { type DraftOwnership, nameDraft } from './versioned-draft.ts';
import { rememberVisitorDraft } from './visitor-drafts.ts';

/**
 * Stores work that was started outside its editor as a draft, so that the editor of a new content of that album continues it. A draft that
 * already exists is kept: this one gets a conflict suffix, and the editor asks which one to continue (BU-53). Returns false when the draft
 * could not be stored.
 */
export function storeNewDraft(
  kind: ContentKind,
  place: Pick<DraftOwnership, 'owner' | 'albumId'>,
  stored: unknown,
): boolean {
  const name = nameDraft(kind, place, null);
  rememberVisitorDraft(name);
  // This instance has read no draft, so it never takes an existing one for its own.
  return createPageDrafts(draftStore, randomKey, 'begun').write(name, stored) !== 'failed';
}
