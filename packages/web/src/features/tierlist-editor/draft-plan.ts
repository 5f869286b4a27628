// When and under which names the editor's work is kept in the browser (P2 §4); lib/drafts/use-draft.ts does it.
import { TIERLIST } from '@palmares/core/limits';
import type { Saved } from '../../lib/content-saver.ts';
import type { DraftName, DraftOwner } from '../../lib/drafts/draft-keys.ts';
import type { DraftPlan } from '../../lib/drafts/use-draft.ts';
import { toStoredDraft } from './editor-draft.ts';
import { type EditorState, isDirty } from './editor-store.ts';

export type DraftPlace = {
  readonly owner: DraftOwner;
  readonly userKey: string;
  readonly albumId: number;
  readonly selection: readonly number[];
};

export function draftNameOf(
  { owner, albumId }: Pick<DraftPlace, 'owner' | 'albumId'>,
  savedAs: Saved | null,
): DraftName {
  const subject = savedAs === null ? { album: albumId } : { content: savedAs.id };
  return { owner, kind: 'tierlist', subject };
}

export function toDraftPlan(place: DraftPlace): DraftPlan<EditorState> {
  return {
    delayMs: TIERLIST.autosaveMs,
    nameOf: ({ savedAs }) => draftNameOf(place, savedAs),
    namesOf: ({ savedAs }) => [draftNameOf(place, savedAs), draftNameOf(place, null)],
    hasChanged: (state, before) =>
      state.history !== before.history ||
      state.details !== before.details ||
      // What was saved is no draft any more; what was done meanwhile still is.
      (state.clean !== before.clean && isDirty(state)),
    isDirty,
    toStored: (state, now) => toStoredDraft(state, place, now),
  };
}
