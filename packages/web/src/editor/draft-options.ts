// When an editor's work is stored as a draft (TL-63), and under which names; storage/drafts/use-draft.ts stores it.

import { toDraftAlbum } from '../storage/drafts/draft-album.ts';
import type { DraftOptions } from '../storage/drafts/use-draft.ts';
import { type DraftOwnership, nameDraft } from '../storage/drafts/versioned-draft.ts';
import type { EditorKind, EditorParts } from './editor-kind.ts';

export function createDraftOptions<P extends EditorParts>(
  { name, isDirty, draft, finish }: Pick<EditorKind<P>, 'name' | 'isDirty' | 'draft' | 'finish'>,
  place: DraftOwnership,
): DraftOptions<P['state']> {
  return {
    delayMs: draft.delayMs,
    isDirty,
    getName: ({ savedAs }) => nameDraft(name, place, savedAs),
    namesOf: ({ savedAs }) => [nameDraft(name, place, savedAs), nameDraft(name, place, null)],
    hasChanged: (state, before) =>
      draft.hasChanged(state, before) ||
      state.details !== before.details ||
      // A saved state needs no draft; changes made during the save do.
      (state.savedAs !== before.savedAs && isDirty(state)),
    isUrgent: (state, before) => draft.isUrgent === true && draft.hasChanged(state, before),
    toStored(state, now) {
      const stored = draft.toStored(state, place, now);
      if (place.album === undefined || state.savedAs !== null || stored === null) return stored;
      return { ...stored, album: toDraftAlbum(place.album, finish.imagesOf(state)) };
    },
    toLeast: (state, now) => draft.toStored(state, place, now),
  };
}
