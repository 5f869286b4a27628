// When and under which names the editor's work is kept in the browser (P2 §4); lib/drafts/use-draft.ts does it.
import { TIERLIST } from '@palmares/core/limits';
import { type DraftPlace, planDrafts } from '../../lib/drafts/kept-draft.ts';
import type { DraftPlan } from '../../lib/drafts/use-draft.ts';
import { toStoredDraft } from './editor-draft.ts';
import { type EditorState, isDirty } from './editor-store.ts';

/** `selection`: the images that the editor was opened with. */
export type BoardPlace = DraftPlace & { readonly selection: readonly number[] };

export function toDraftPlan(place: BoardPlace): DraftPlan<EditorState> {
  return planDrafts('tierlist', place, {
    delayMs: TIERLIST.autosaveMs,
    isDirty,
    toStored: (state, now) => toStoredDraft(state, place, now),
  });
}
