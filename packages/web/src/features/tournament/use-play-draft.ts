import { useEffect, useRef, useState } from 'react';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { createDraftWriter, type DraftStatus, type DraftWriter } from '../../lib/drafts/draft-writer.ts';
import { type DraftPlace, nameDraft } from '../../lib/drafts/kept-draft.ts';
import { rememberVisitorDraft } from '../../lib/drafts/visitor-drafts.ts';
import { toStoredDraft } from './play-draft.ts';
import { isDirty, type PlayState } from './play-state.ts';

/** What is typed waits for a pause; a pick is written at once (product.md §7). */
const TYPING_MS = 400;

export type PlayDraft = {
  readonly status: DraftStatus;
  readonly flush: () => void;
  readonly forget: () => void;
};

export function usePlayDraft(state: PlayState, place: DraftPlace): PlayDraft {
  const [status, setStatus] = useState<DraftStatus>('none');
  const writer = useRef<DraftWriter<PlayState> | null>(null);
  const last = useRef(state);

  useEffect(() => {
    const current = createDraftWriter<PlayState>({
      delayMs: TYPING_MS,
      onStatus: setStatus,
      write: (value) => writeDraft(value, place),
    });
    writer.current = current;
    return () => current.close();
  }, [place]);

  useEffect(() => {
    const before = last.current;
    last.current = state;
    const isGame = state.tournament !== before.tournament || state.started !== before.started;
    if (!isGame && state.details === before.details && state.isSaved === before.isSaved) return;
    writer.current?.change(state);
    if (isGame) writer.current?.flush();
  }, [state]);

  return {
    status,
    flush: () => writer.current?.flush(),
    forget() {
      writer.current?.discard();
      draftStore.remove(nameDraft('tournament', place, state.isEdit ? state.savedAs : null));
    },
  };
}

function writeDraft(state: PlayState, place: DraftPlace): boolean {
  const name = nameDraft('tournament', place, state.isEdit ? state.savedAs : null);
  if (!isDirty(state)) {
    draftStore.remove(name);
    return true;
  }
  rememberVisitorDraft(name);
  return draftStore.write(name, toStoredDraft(state, place, Date.now()));
}
