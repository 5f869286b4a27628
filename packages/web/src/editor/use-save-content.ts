import { CONTENT } from '@palmares/core/content-limits';
import { copyName } from '@palmares/core/text/copy-name';
import type { Language } from '@palmares/texts/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createSender, createsContent, type SaveMode } from '../api/content-sender.ts';
import { type FailureTexts, failureText } from '../api/failure-text.ts';
import { classifySaveFailure, findLostImages } from '../api/save-failure.ts';
import { useSession } from '../api/session.ts';
import { KINDS } from '../kinds/kinds.ts';
import type { Saved } from '../lib/content-saver.ts';
import { isOffline } from '../lib/network.ts';
import type { SourceAlbum } from '../lib/source-album.ts';
import { albumQuery } from '../queries/album.ts';
import { contentKey, kindKey } from '../queries/content.ts';
import type { DraftHandle } from '../storage/drafts/use-draft.ts';
import { dismissToast, showToast } from '../ui/toast-store.ts';
import type { EditorKind, EditorParts, OpenDialog, StoreOf } from './editor-kind.ts';
import { FRAME_TEXTS } from './messages.ts';
import type { ContentSaved, Save, SaveRefusal } from './save.ts';

/** The problem of the name, for its field. */
export function getNameIssue({ refusal }: Save): string | null {
  return refusal?.field === 'name' ? refusal.text : null;
}

type Options<P extends EditorParts> = {
  kind: EditorKind<P>;
  album: SourceAlbum;
  store: StoreOf<P>;
  draft: DraftHandle;
  getName: (image: number) => string;
  open: OpenDialog<P>;
  onSaved: (saved: ContentSaved) => void;
};

const NONE: ReadonlySet<number> = new Set();

/** Saves an editor's work, one save at a time. A toast announces success; failures are shown near the button (BU-20). */
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
      // Cached answers from before the save must not be shown while the new version loads.
      client.removeQueries({ queryKey: contentKey(kind.name, sent.saved.id), type: 'inactive' });
      afterSave(options, sent, how);
    },
    onError(reason) {
      // The draft is the only copy: write it now.
      options.draft.flush();
      if (reason instanceof SaveQuestion) {
        options.open({ kind: reason.asks });
        // A later visit must fetch the album again and learn that it was deleted, instead of using the cached answer.
        if (reason.asks === 'albumGone') client.removeQueries(albumQuery(options.album.albumId));
      }
      if (reason instanceof LostImages) setLost((before) => new Set([...before, ...reason.images]));
    },
  });

  const lang = KINDS[kind.name].language;
  function save(how: SaveMode = 'normal'): void {
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

/** Sends one save as one request; problems are thrown. */
function useSend<P extends EditorParts>({ kind, album, store, getName }: Options<P>) {
  const [send] = useState(() => createSender(album, kind.calls));
  const texts = FRAME_TEXTS[KINDS[kind.name].language];

  /** Drops the images that can no longer be saved. Throws when there are some: nothing was saved. */
  async function dropLost(base: Saved | null): Promise<void> {
    const fetchHeld = async (id: number) => {
      const wire = await kind.calls.get(id);
      return wire === null ? [] : kind.imagesOf(wire);
    };
    const held = base && (() => fetchHeld(base.id));
    const missing = await findLostImages(store.imageIds(), album.albumId, held);
    if (missing.length === 0) return;
    const text = texts.lostImages(missing.map(getName));
    const more = kind.save.afterLoss?.(store.getState(), new Set(missing)) ?? null;
    store.dropImages(missing);
    throw new LostImages(missing, more === null ? text : `${text} ${more}`);
  }

  return async (how: SaveMode): Promise<Sent<P>> => {
    const state = store.getState();
    const present = kind.save.present(state);
    const { name } = present.details;
    const details =
      how === 'copy'
        ? { ...present.details, name: copyName(name, texts.copyWord, CONTENT.nameMax) }
        : present.details;
    const clean = { ...present, details };
    try {
      const sent = await send(kind.save.toBody(clean, createsContent(how)), how, state.savedAs);
      return { ...sent, clean, name };
    } catch (error) {
      const base = createsContent(how) ? null : state.savedAs;
      const trouble = classifySaveFailure(error, base);
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
  how: SaveMode,
): void {
  draft.forget();
  // Unless the name was changed during the save.
  if (store.getState().details.name === name) store.setDetails({ name: clean.details.name });
  store.markSaved(saved, clean);
  if (!kind.isDirty(store.getState())) draft.forget();
  const { created, updated } = kind.save.texts;
  showToast({ kind: 'success', text: isNew ? created : updated, lang: KINDS[kind.name].language });
  onSaved({ id: saved.id, isNew, how });
}

/** The content was saved or deleted elsewhere, or its album was deleted: the person must decide what happens to the work. */
class SaveQuestion extends Error {
  override readonly name = 'SaveQuestion';
  readonly asks: 'conflict' | 'gone' | 'albumGone';

  constructor(asks: SaveQuestion['asks']) {
    super(asks);
    this.asks = asks;
  }
}

/** The album has lost images: they were dropped from the work, which can be saved again. */
class LostImages extends Error {
  override readonly name = 'LostImages';
  readonly images: readonly number[];

  constructor(images: readonly number[], text: string) {
    super(text);
    this.images = images;
  }
}

/** Returns the message near the save button; null when a dialog asks instead. A deleted album stays an error after its dialog. */
function saveFailureText(error: Error, texts: FailureTexts, lang: Language): string | null {
  if (error instanceof SaveQuestion)
    return error.asks === 'albumGone' ? FRAME_TEXTS[lang].albumGone.title : null;
  return error instanceof LostImages ? error.message : failureText(error, texts);
}
