import { useEffect, useRef, useState } from 'react';
import type { DraftName } from './draft-keys.ts';
import { draftStore } from './draft-store.ts';
import { createDraftWriter, type DraftStatus, type DraftWriter } from './draft-writer.ts';
import { rememberVisitorDraft } from './visitor-drafts.ts';

export type Draft = { readonly status: DraftStatus; readonly flush: () => void; readonly forget: () => void };

/** What an editor says about its drafts. The same object from render to render: another one starts again. */
export type DraftPlan<S> = {
  readonly delayMs: number;
  readonly nameOf: (state: S) => DraftName;
  /** Every name the work may have been kept under, for `forget`. */
  readonly namesOf: (state: S) => readonly DraftName[];
  readonly hasChanged: (state: S, before: S) => boolean;
  /** A work that is not dirty needs no draft: it is removed. */
  readonly isDirty: (state: S) => boolean;
  readonly toStored: (state: S, now: number) => unknown;
};

type Source<S> = { get: () => S; subscribe: (listener: () => void) => () => void };

/** Keeps an editor's work in the browser while it differs from what is saved (P2 §4). */
export function useDraft<S>(source: Source<S>, plan: DraftPlan<S>): Draft {
  const [status, setStatus] = useState<DraftStatus>('none');
  const writer = useRef<DraftWriter<S> | null>(null);

  useEffect(() => {
    const current = createDraftWriter<S>({
      delayMs: plan.delayMs,
      onStatus: setStatus,
      write: (state) => writeDraft(state, plan),
    });
    writer.current = current;
    let last = source.get();
    const stop = source.subscribe(() => {
      const state = source.get();
      if (plan.hasChanged(state, last)) current.change(state);
      last = state;
    });
    return () => {
      stop();
      current.close();
    };
  }, [source, plan]);

  return {
    status,
    flush: () => writer.current?.flush(),
    forget() {
      writer.current?.discard();
      for (const name of plan.namesOf(source.get())) draftStore.remove(name);
    },
  };
}

function writeDraft<S>(state: S, plan: DraftPlan<S>): boolean {
  const name = plan.nameOf(state);
  if (!plan.isDirty(state)) {
    draftStore.remove(name);
    return true;
  }
  rememberVisitorDraft(name);
  return draftStore.write(name, plan.toStored(state, Date.now()));
}
