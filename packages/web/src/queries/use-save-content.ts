import type { Image } from '@palmares/core/contract/types';
import { CONTENT } from '@palmares/core/limits';
import { copyName } from '@palmares/core/text/copy-name';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ContentCalls, createSender, makesNew, type SaveHow } from '../api/content-sender.ts';
import { isRefusal } from '../api/errors.ts';
import { findLostImages, troubleOf } from '../api/save-trouble.ts';
import type { Details } from '../lib/content-details.ts';
import type { Saved } from '../lib/content-saver.ts';
import type { Draft } from '../lib/drafts/use-draft.ts';
import { lostImagesText } from '../lib/lost-images.ts';
import type { SourceAlbum } from '../lib/source-album.ts';
import { dismissToast, showToast } from '../ui/toast-store.ts';

export type Save = {
  readonly saving: boolean;
  /** Why the last save failed; null once it worked or something else was tried. */
  readonly failure: string | null;
  /** The name was found missing or too long by a save. */
  readonly nameFault: string | null;
  /** Images that the album let go of, found by a save. */
  readonly lost: ReadonlySet<number>;
  readonly save: (how?: SaveHow) => Promise<void>;
  /** The last save again, as it was meant. */
  readonly retry: () => Promise<void>;
};

const NONE: ReadonlySet<number> = new Set();

type Options<Clean, Body extends { private: boolean }> = {
  album: SourceAlbum;
  calls: ContentCalls<Body>;
  /** First part of the key of every query that a save makes invalid. */
  queryKey: string;
  store: {
    get(): { readonly details: Details; readonly savedAs: Saved | null };
    setDetails(patch: Partial<Details>): void;
    markSaved(savedAs: Saved, clean: Clean): void;
    /** All that it would save, shown or not. */
    imageIds(): readonly number[];
    /** The album let go of them. */
    dropImages(images: readonly number[]): void;
  };
  nameOf: (image: number) => string;
  draft: Draft;
  /** What would be saved now. */
  present: () => Clean;
  toBody: (clean: Clean) => Body;
  /** The images that a saved content keeps, whatever became of its album. */
  fetchHeld: (id: number) => Promise<readonly Image[]>;
  isDirty: () => boolean;
  /** Why it may not be saved as it is, and what is wrong with its name; null when it may. */
  findFault: () => { text: string; name: string | null } | null;
  texts: {
    created: string;
    updated: string;
    failed: string;
    failedBecause: (why: string) => string;
    sessionLost: string;
  };
  /** Somebody saved since: the person has to choose. */
  onConflict: () => void;
  /** It was deleted elsewhere: the person has to choose. */
  onGone: () => void;
  /** It has an address of its own now. */
  onCreated: (id: number) => void;
};

/** The save of an editor: one at a time, told by toasts, its failure where the button is (product.md §2). */
export function useSaveContent<
  Clean extends { readonly details: Details },
  Body extends { private: boolean },
>(options: Options<Clean, Body>): Save {
  const { store, draft, texts } = options;
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [nameFault, setNameFault] = useState<string | null>(null);
  const [lost, setLost] = useState(NONE);
  const [lastHow, setLastHow] = useState<SaveHow>('normal');
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
    setLastHow(how);
    setFailure(null);
    if (told !== null) dismissToast(told);
    const fault = options.findFault();
    setNameFault(fault?.name ?? null);
    if (fault !== null) {
      setTold(showToast({ kind: 'error', text: fault.text }));
      return;
    }
    const present = options.present();
    const clean = how === 'copy' ? toCopy(present) : present;
    setSaving(true);
    try {
      const { saved, isNew } = await send(options.toBody(clean), how, store.get().savedAs);
      draft.forget();
      // Unless another one was typed meanwhile.
      if (store.get().details.name === present.details.name) store.setDetails({ name: clean.details.name });
      store.markSaved(saved, clean);
      if (!options.isDirty()) draft.forget();
      // The editor has what it sent; a page that one went to meanwhile has what was there before.
      const refetchType = left.current ? 'active' : 'none';
      void client.invalidateQueries({ queryKey: [options.queryKey], refetchType });
      showToast({ kind: 'success', text: isNew ? texts.created : texts.updated });
      if (isNew) options.onCreated(saved.id);
    } catch (error) {
      await fail(error, makesNew(how) ? null : store.get().savedAs);
    } finally {
      setSaving(false);
    }
  }

  async function fail(error: unknown, base: Saved | null): Promise<void> {
    const trouble = troubleOf(error, base);
    if (trouble === 'conflict') {
      options.onConflict();
      return;
    }
    draft.flush();
    if (trouble === 'gone') options.onGone();
    else if (trouble !== 'images' || !(await dropLost(base))) sayFailure(error);
  }

  /** Takes what the album let go of out of the work, and says so. False when nothing of it was found to be missing. */
  async function dropLost(base: Saved | null): Promise<boolean> {
    const { album, fetchHeld, nameOf } = options;
    const held = base && (() => fetchHeld(base.id));
    const missing = await findLostImages(store.imageIds(), album.albumId, held);
    if (missing.length === 0) return false;
    setLost((before) => new Set([...before, ...missing]));
    setFailure(lostImagesText(missing.map(nameOf)));
    store.dropImages(missing);
    return true;
  }

  function sayFailure(error: unknown): void {
    if (!isRefusal(error)) setFailure(texts.failed);
    else if (error.status === 401) setFailure(texts.sessionLost);
    else setFailure(texts.failedBecause(error.issues[0]?.message ?? error.message));
  }

  return { saving, failure, nameFault, lost, save, retry: () => save(lastHow) };
}

function toCopy<Clean extends { readonly details: Details }>(clean: Clean): Clean {
  const name = copyName(clean.details.name, 'copie', CONTENT.nameMax);
  return { ...clean, details: { ...clean.details, name } };
}
