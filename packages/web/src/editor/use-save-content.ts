import { CONTENT } from '@palmares/core/limits';
import { copyName } from '@palmares/core/text/copy-name';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createSender, makesNew, type SaveHow } from '../api/content-sender.ts';
import { type FailureTexts, failureText } from '../api/failure-text.ts';
import { findLostImages, saveFailureOf } from '../api/save-failure.ts';
import { useSession } from '../api/session.ts';
import { KINDS } from '../kinds/kinds.ts';
import type { Saved } from '../lib/content-saver.ts';
import type { DraftHandle } from '../lib/drafts/use-draft.ts';
import { isOffline } from '../lib/network.ts';
import type { SourceAlbum } from '../lib/source-album.ts';
import { albumQuery } from '../queries/album.ts';
import { contentKey, kindKey } from '../queries/content.ts';
import type { Language } from '../ui/language.ts';
import { dismissToast, showToast } from '../ui/toast-store.ts';
import type { EditorKind, EditorParts, OpenDialog, StoreOf } from './editor-kind.ts';
import { FRAME_TEXTS } from './messages.ts';

export type Save = {
  readonly saving: boolean;
  /** Why the last save failed; null once it worked or something else was tried. */
  readonly failure: string | null;
  /** What a save found to be wrong with the work itself. */
  readonly refusal: SaveRefusal | null;
  /** Images that the album let go of, found by a save. */
  readonly lost: ReadonlySet<number>;
  readonly save: (how?: SaveHow) => void;
  /** The last save again, as it was meant. */
  readonly retry: () => void;
};

/** `field`: where it is, when it is at a field. */
export type SaveRefusal = { readonly text: string; readonly field: 'name' | 'description' | null };

/** What is wrong with the name, for its field. */
export function nameIssueOf({ refusal }: Save): string | null {
  return refusal?.field === 'name' ? refusal.text : null;
}

export type ContentSaved = { readonly id: number; readonly isNew: boolean; readonly how: SaveHow };

type Options<P extends EditorParts> = {
  kind: EditorKind<P>;
  album: SourceAlbum;
  store: StoreOf<P>;
  draft: DraftHandle;
  nameOf: (image: number) => string;
  open: OpenDialog<P>;
  onSaved: (saved: ContentSaved) => void;
};

const NONE: ReadonlySet<number> = new Set();

/** The save of an editor: one at a time, its success told by a toast, its failure where the button is (BU-20). */
export function useSaveContent<P extends EditorParts>(options: Options<P>): Save {
  const { kind, store } = options;
  const isSignedIn = useSession().status === 'signed-in';
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null);
  const [lost, setLost] = useState(NONE);
  const client = useQueryClient();
  const toast = useRef<number | null>(null);
  const send = useSend(options);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: send,
    meta: { invalidates: [[kindKey(kind.name)]] },
    onSuccess(sent, how) {
      // What was there before the save is not shown again, not even until the new version has come.
      client.removeQueries({ queryKey: contentKey(kind.name, sent.saved.id), type: 'inactive' });
      afterSave(options, sent, how);
    },
    onError(reason) {
      // It is all there is of the work.
      options.draft.flush();
      if (reason instanceof SaveQuestion) {
        options.open({ kind: reason.asks });
        // Whoever comes back is told, instead of going on with what was read before.
        if (reason.asks === 'albumGone') client.removeQueries(albumQuery(options.album.albumId));
      }
      if (reason instanceof LostImages) setLost((before) => new Set([...before, ...reason.images]));
    },
  });

  const lang = KINDS[kind.name].language;
  function save(how: SaveHow = 'normal'): void {
    if (isPending) return;
    if (toast.current !== null) dismissToast(toast.current);
    if (isOffline()) {
      toast.current = showToast({ kind: 'info', text: FRAME_TEXTS[lang].saveWaits, lang });
      return;
    }
    const found = kind.save.check(store.getState(), isSignedIn);
    setRefusal(found);
    if (found === null) mutate(how);
    else {
      reset();
      if (kind.save.isToldByScreen !== true)
        toast.current = showToast({ kind: 'error', text: found.text, lang });
    }
  }

  return {
    saving: isPending,
    failure: error === null ? null : saveFailureText(error, kind.save.texts.failure, lang),
    refusal,
    lost,
    save,
    retry: () => save(variables),
  };
}

type Sent<P extends EditorParts> = { saved: Saved; isNew: boolean; clean: P['clean']; name: string };

/** One save as one request; what stands in its way is thrown. */
function useSend<P extends EditorParts>({ kind, album, store, nameOf }: Options<P>) {
  const [send] = useState(() => createSender(album, kind.calls));
  const texts = FRAME_TEXTS[KINDS[kind.name].language];

  /** Those of the work that cannot be saved any more leave it. Throws when there are some: nothing was saved. */
  async function dropLost(base: Saved | null): Promise<void> {
    const fetchHeld = async (id: number) => {
      const wire = await kind.calls.get(id);
      return wire === null ? [] : kind.imagesOf(wire);
    };
    const held = base && (() => fetchHeld(base.id));
    const missing = await findLostImages(store.imageIds(), album.albumId, held);
    if (missing.length === 0) return;
    const text = texts.lostImages(missing.map(nameOf));
    const more = kind.save.afterLoss?.(store.getState(), new Set(missing)) ?? null;
    store.dropImages(missing);
    throw new LostImages(missing, more === null ? text : `${text} ${more}`);
  }

  return async (how: SaveHow): Promise<Sent<P>> => {
    const state = store.getState();
    const present = kind.save.present(state);
    const { name } = present.details;
    const details =
      how === 'copy'
        ? { ...present.details, name: copyName(name, texts.copyWord, CONTENT.nameMax) }
        : present.details;
    const clean = { ...present, details };
    try {
      const sent = await send(kind.save.toBody(clean, makesNew(how)), how, state.savedAs);
      return { ...sent, clean, name };
    } catch (error) {
      const base = makesNew(how) ? null : state.savedAs;
      const trouble = saveFailureOf(error, base);
      if (trouble === 'conflict' || trouble === 'gone' || trouble === 'albumGone')
        throw new SaveQuestion(trouble);
      if (trouble === 'images') await dropLost(base);
      throw error;
    }
  };
}

function afterSave<P extends EditorParts>(
  { kind, store, draft, onSaved }: Options<P>,
  { saved, isNew, clean, name }: Sent<P>,
  how: SaveHow,
): void {
  draft.forget();
  // Unless another one was typed meanwhile.
  if (store.getState().details.name === name) store.setDetails({ name: clean.details.name });
  store.markSaved(saved, clean);
  if (!kind.isDirty(store.getState())) draft.forget();
  const { created, updated } = kind.save.texts;
  showToast({ kind: 'success', text: isNew ? created : updated, lang: KINDS[kind.name].language });
  onSaved({ id: saved.id, isNew, how });
}

/** Saved elsewhere since, or deleted elsewhere, or its album is: the person has to choose what becomes of the work. */
class SaveQuestion extends Error {
  override readonly name = 'SaveQuestion';
  readonly asks: 'conflict' | 'gone' | 'albumGone';

  constructor(asks: SaveQuestion['asks']) {
    super(asks);
    this.asks = asks;
  }
}

/** Images that the album let go of: they have left the work, which can be saved again. */
class LostImages extends Error {
  override readonly name = 'LostImages';
  readonly images: readonly number[];

  constructor(images: readonly number[], text: string) {
    super(text);
    this.images = images;
  }
}

/** What is said beside the button; null where a dialog asks instead. A lost album stays lost when its dialog is closed. */
function saveFailureText(error: Error, texts: FailureTexts, lang: Language): string | null {
  if (error instanceof SaveQuestion)
    return error.asks === 'albumGone' ? FRAME_TEXTS[lang].albumGone.title : null;
  return error instanceof LostImages ? error.message : failureText(error, texts);
}
