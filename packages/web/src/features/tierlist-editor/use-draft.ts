import { TIERLIST } from '@palmares/core/limits';
import { useEffect, useRef, useState } from 'react';
import type { DraftName, DraftOwner } from '../../lib/drafts/draft-keys.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { createDraftWriter, type DraftStatus, type DraftWriter } from '../../lib/drafts/draft-writer.ts';
import { rememberVisitorDraft } from '../../lib/drafts/visitor-drafts.ts';
import { toStoredDraft } from './editor-draft.ts';
import { type EditorState, type EditorStore, isDirty, type SavedAs } from './editor-store.ts';

export type DraftPlace = {
  readonly owner: DraftOwner;
  readonly userKey: string;
  readonly albumId: number;
  readonly selection: readonly number[];
};

export type Draft = { readonly status: DraftStatus; readonly flush: () => void; readonly forget: () => void };

export function draftNameOf(
  { owner, albumId }: Pick<DraftPlace, 'owner' | 'albumId'>,
  savedAs: SavedAs,
): DraftName {
  const subject = savedAs === null ? { album: albumId } : { content: savedAs.id };
  return { owner, kind: 'tierlist', subject };
}

/** Keeps the editor's work in the browser while it differs from what is saved (P2 §4). */
export function useDraft(store: EditorStore, place: DraftPlace): Draft {
  const [status, setStatus] = useState<DraftStatus>('none');
  const writer = useRef<DraftWriter<EditorState> | null>(null);

  useEffect(() => {
    const current = createDraftWriter<EditorState>({
      delayMs: TIERLIST.autosaveMs,
      onStatus: setStatus,
      write: (state) => writeDraft(state, place),
    });
    writer.current = current;
    let last = store.get();
    const stop = store.subscribe(() => {
      const state = store.get();
      if (state.history !== last.history || state.details !== last.details) current.change(state);
      // What was saved is no draft any more; what was done meanwhile still is.
      else if (state.clean !== last.clean && isDirty(state)) current.change(state);
      last = state;
    });
    return () => {
      stop();
      current.close();
    };
  }, [store, place]);

  return {
    status,
    flush: () => writer.current?.flush(),
    forget() {
      writer.current?.discard();
      draftStore.remove(draftNameOf(place, store.get().savedAs));
      draftStore.remove(draftNameOf(place, null));
    },
  };
}

function writeDraft(state: EditorState, place: DraftPlace): boolean {
  const name = draftNameOf(place, state.savedAs);
  if (!isDirty(state)) {
    draftStore.remove(name);
    return true;
  }
  rememberVisitorDraft(name);
  return draftStore.write(name, toStoredDraft(state, place, Date.now()));
}
