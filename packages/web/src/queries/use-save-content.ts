import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ContentCalls, createSender, type SaveHow } from '../api/content-sender.ts';
import { ApiError, isRefusal } from '../api/errors.ts';
import type { Details } from '../lib/content-details.ts';
import type { Saved } from '../lib/content-saver.ts';
import type { Draft } from '../lib/drafts/use-draft.ts';
import type { SourceAlbum } from '../lib/source-album.ts';
import { dismissToast, showToast } from '../ui/toast-store.ts';

export type Save = {
  readonly saving: boolean;
  /** Why the last save failed; null once it worked or something else was tried. */
  readonly failure: string | null;
  /** The name was found missing or too long by a save. */
  readonly nameFault: string | null;
  readonly save: (how?: SaveHow) => Promise<void>;
};

type Options<Clean, Body extends { private: boolean }> = {
  album: SourceAlbum;
  calls: ContentCalls<Body>;
  /** First part of the key of every query that a save makes invalid. */
  queryKey: string;
  store: {
    get(): { readonly details: Details; readonly savedAs: Saved | null };
    setDetails(patch: Partial<Details>): void;
    markSaved(savedAs: Saved, clean: Clean): void;
  };
  draft: Draft;
  /** What would be saved now. */
  present: () => Clean;
  toBody: (clean: Clean) => Body;
  isDirty: () => boolean;
  /** Why it may not be saved as it is, and what is wrong with its name; null when it may. */
  findFault: () => { text: string; name: string | null } | null;
  texts: {
    created: string;
    updated: string;
    failed: string;
    failedBecause: (why: string) => string;
    sessionLost: string;
    copyName: (name: string) => string;
  };
  /** Somebody saved since: the person has to choose. */
  onConflict: () => void;
  /** It has an address of its own now. */
  onCreated: (id: number) => void;
};

/** The save of an editor: one at a time, told by toasts, its failure where the button is (product.md §2). */
export function useSaveContent<Clean, Body extends { private: boolean }>(
  options: Options<Clean, Body>,
): Save {
  const { store, draft, texts } = options;
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [nameFault, setNameFault] = useState<string | null>(null);
  const [told, setTold] = useState<number | null>(null);
  const [send] = useState(() => createSender(options.album, options.calls));
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function save(how: SaveHow = 'normal'): Promise<void> {
    if (saving) return;
    if (how === 'copy') store.setDetails({ name: texts.copyName(store.get().details.name) });
    setFailure(null);
    if (told !== null) dismissToast(told);
    const fault = options.findFault();
    setNameFault(fault?.name ?? null);
    if (fault !== null) {
      setTold(showToast({ kind: 'error', text: fault.text }));
      return;
    }
    const clean = options.present();
    setSaving(true);
    try {
      const { saved, isNew } = await send(options.toBody(clean), how, store.get().savedAs);
      draft.forget();
      store.markSaved(saved, clean);
      if (!options.isDirty()) draft.forget();
      // The editor has what it sent; a page that one went to meanwhile has what was there before.
      const refetchType = left.current ? 'active' : 'none';
      void client.invalidateQueries({ queryKey: [options.queryKey], refetchType });
      showToast({ kind: 'success', text: isNew ? texts.created : texts.updated });
      if (isNew) options.onCreated(saved.id);
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
    }
  }

  function fail(error: unknown): void {
    if (error instanceof ApiError && error.code === 'version_conflict') {
      options.onConflict();
      return;
    }
    draft.flush();
    if (!isRefusal(error)) setFailure(texts.failed);
    else if (error.status === 401) setFailure(texts.sessionLost);
    else setFailure(texts.failedBecause(error.issues[0]?.message ?? error.message));
  }

  return { saving, failure, nameFault, save };
}
