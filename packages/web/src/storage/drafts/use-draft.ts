import { useEffect, useRef, useState } from 'react';
import { type DraftName, draftKey } from './draft-keys.ts';
import { createDraftWriter, type DraftStatus, type DraftWriter } from './draft-writer.ts';
import { type DraftWrite, pageDrafts } from './page-drafts.ts';
import { rememberVisitorDraft } from './visitor-drafts.ts';

export type DraftHandle = {
  readonly status: DraftStatus;
  /** The other tab's draft of the same content, while this page's work is stored under a conflict suffix; else null. */
  readonly other: unknown;
  readonly flush: () => void;
  readonly forget: () => void;
  /** Replaces the other tab's draft with the work of this page. */
  readonly keepMine: () => void;
  /** Discards the work of this page in favour of the other tab's draft. */
  readonly giveUp: () => void;
};

/** An editor's draft options. Must keep its identity between renders (effect dependency). */
export type DraftOptions<S> = {
  readonly delayMs: number;
  readonly getName: (state: S) => DraftName;
  /** All names under which the work may have been stored, for `forget`. */
  readonly namesOf: (state: S) => readonly DraftName[];
  readonly hasChanged: (state: S, before: S) => boolean;
  /** True for a change that must be written at once. */
  readonly isUrgent?: (state: S, before: S) => boolean;
  /** Work that is not dirty needs no draft: its draft is removed. */
  readonly isDirty: (state: S) => boolean;
  /** Returns null when there is nothing to store. */
  readonly toStored: (state: S, now: number) => unknown;
  /** Like `toStored`, without the optional parts, for a storage that is nearly full. */
  readonly toLeast: (state: S, now: number) => unknown;
};

/** The part of a zustand store that drafts use. */
type Source<S> = {
  getState: () => S;
  subscribe: (listener: (state: S, before: S) => void) => () => void;
};

/** Stores an editor's work in the browser while it differs from what is saved (BU-24). */
export function useDraft<S>(source: Source<S>, plan: DraftOptions<S>): DraftHandle {
  const [status, setStatus] = useState<DraftStatus>('none');
  const [other, setOther] = useState<unknown>(null);
  const writer = useRef<DraftWriter<S> | null>(null);

  useEffect(() => {
    const current = createDraftWriter<S>({
      delayMs: plan.delayMs,
      onStatus(next) {
        setStatus(next);
        if (next === 'aside') setOther(pageDrafts.readOther(plan.getName(source.getState())));
        else if (next !== 'pending') setOther(null);
      },
      write: (state) => writeDraft(state, plan),
    });
    writer.current = current;
    const stop = source.subscribe((state, before) => {
      if (!plan.hasChanged(state, before)) return;
      current.change(state);
      if (plan.isUrgent?.(state, before) === true) current.flush();
    });
    /** Another tab overwrote this page's draft: store this work under a conflict suffix now, and show that there are two drafts. */
    function onStorage({ key }: StorageEvent): void {
      const state = source.getState();
      const name = plan.getName(state);
      if (key !== draftKey(name) || !pageDrafts.isTaken(name) || !plan.isDirty(state)) return;
      current.change(state);
      current.flush();
    }
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      stop();
      current.close();
    };
  }, [source, plan]);

  return {
    status,
    other,
    flush: () => writer.current?.flush(),
    forget() {
      writer.current?.discard();
      for (const name of plan.namesOf(source.getState())) pageDrafts.remove(name);
    },
    keepMine() {
      pageDrafts.claim(plan.getName(source.getState()));
      writer.current?.change(source.getState());
      writer.current?.flush();
    },
    giveUp() {
      writer.current?.discard();
      pageDrafts.remove(plan.getName(source.getState()));
    },
  };
}

function writeDraft<S>(state: S, plan: DraftOptions<S>): DraftWrite {
  const name = plan.getName(state);
  const value = plan.isDirty(state) ? plan.toStored(state, Date.now()) : null;
  if (value === null) {
    pageDrafts.remove(name);
    return 'saved';
  }
  rememberVisitorDraft(name);
  const written = pageDrafts.write(name, value);
  return written === 'failed' ? pageDrafts.write(name, plan.toLeast(state, Date.now())) : written;
}
