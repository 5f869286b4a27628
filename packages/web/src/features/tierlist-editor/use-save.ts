import { checkDetails } from '@palmares/core/tierlist/check-details';
import { presentOf } from '@palmares/core/tierlist/history';
import { detailsText } from '@palmares/core/tierlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { createTierlist, getTierlist, updateTierlist } from '../../api/tierlist.ts';
import { createSaver, isPublishing, type Saved } from '../../lib/content-saver.ts';
import type { Draft } from '../../lib/drafts/use-draft.ts';
import { randomKey } from '../../lib/random-key.ts';
import { TIERLIST_KEY } from '../../queries/tierlist.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import type { Editor } from './editor-context.ts';
import type { EditorSource } from './editor-source.ts';
import { isDirty } from './editor-store.ts';
import { TEXTS } from './messages.ts';
import { type TierlistSave, toSaveBody } from './save-tierlist.ts';

export type SaveHow = 'normal' | 'overwrite' | 'copy';

export type Save = {
  readonly saving: boolean;
  /** Why the last save failed; null once it worked or something else was tried. */
  readonly failure: string | null;
  /** The name was found missing or too long by a save. */
  readonly nameFault: string | null;
  readonly save: (how?: SaveHow) => Promise<void>;
};

export function useSave(
  editor: Editor,
  { albumId, albumIsPrivate }: Pick<EditorSource, 'albumId' | 'albumIsPrivate'>,
  draft: Draft,
  onCreated: (id: number) => void,
): Save {
  const { store, open } = editor;
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [nameFault, setNameFault] = useState<string | null>(null);
  const [told, setTold] = useState<number | null>(null);
  const [saver] = useState(() =>
    createSaver<TierlistSave>(albumId, {
      create: createTierlist,
      update: updateTierlist,
      newKey: randomKey,
      isRefusal: (error) => error instanceof ApiError && error.status < 500,
      needsUpdate: (body) => isPublishing(albumIsPrivate, body),
    }),
  );

  async function save(how: SaveHow = 'normal'): Promise<void> {
    if (saving) return;
    if (how === 'copy') store.setDetails({ name: TEXTS.copyName(store.get().details.name) });
    const { history, details, savedAs } = store.get();
    const board = presentOf(history);
    const [issue] = checkDetails(details);
    setNameFault(issue?.field === 'name' ? detailsText(issue.code) : null);
    setFailure(null);
    if (told !== null) dismissToast(told);
    if (issue !== undefined) {
      setTold(showToast({ kind: 'error', text: detailsText(issue.code) }));
      if (issue.field === 'description') open({ kind: 'settings' });
      return;
    }
    setSaving(true);
    try {
      const base = await baseOf(how, savedAs);
      const saved = await saver(toSaveBody({ board, details }), base);
      draft.forget();
      store.markSaved(saved, { board, details });
      if (!isDirty(store.get())) draft.forget();
      void client.invalidateQueries({ queryKey: [TIERLIST_KEY], refetchType: 'none' });
      showToast({ kind: 'success', text: base === null ? TEXTS.savedNew : TEXTS.savedAgain });
      if (base === null) onCreated(saved.id);
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
    }
  }

  function fail(error: unknown): void {
    if (error instanceof ApiError && error.code === 'version_conflict') {
      open({ kind: 'conflict' });
      return;
    }
    draft.flush();
    if (error instanceof ApiError && error.status === 401) setFailure(TEXTS.sessionLost);
    else if (error instanceof ApiError && error.status < 500) {
      setFailure(TEXTS.saveFailedBecause(error.issues[0]?.message ?? error.message));
    } else setFailure(TEXTS.saveFailed);
  }

  return { saving, failure, nameFault, save };
}

/** On which version the save stands. To overwrite is to save on the newest one. */
async function baseOf(how: SaveHow, savedAs: Saved | null): Promise<Saved | null> {
  if (how === 'copy') return null;
  if (how === 'normal' || savedAs === null) return savedAs;
  const { id, version } = await getTierlist(savedAs.id);
  return { id, version };
}
