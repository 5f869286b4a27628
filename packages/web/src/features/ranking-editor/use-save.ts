import { findSaveFault } from '@palmares/core/ranking/check-save';
import { presentOf } from '@palmares/core/ranking/history';
import { detailsText, RANKING_TEXTS, saveText } from '@palmares/core/ranking/messages';
import { checkDetails } from '@palmares/core/tierlist/check-details';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { createRanking, getRanking, updateRanking } from '../../api/ranking.ts';
import { useSession } from '../../api/session.ts';
import { createSaver, isPublishing, type Saved } from '../../lib/content-saver.ts';
import type { Draft } from '../../lib/drafts/use-draft.ts';
import { randomKey } from '../../lib/random-key.ts';
import { RANKING_KEY } from '../../queries/ranking.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import type { Editor } from './editor-context.ts';
import { isDirty } from './editor-store.ts';
import { TEXTS } from './messages.ts';
import { type RankingSave, toSaveBody } from './save-ranking.ts';

export type SaveHow = 'normal' | 'overwrite' | 'copy';

export type Save = {
  readonly saving: boolean;
  /** Why the last save failed; null once it worked or something else was tried. */
  readonly failure: string | null;
  /** The name was found missing or too long by a save. */
  readonly nameFault: string | null;
  readonly save: (how?: SaveHow) => Promise<void>;
};

type Options = {
  editor: Editor;
  albumId: number;
  albumIsPrivate: boolean;
  draft: Draft;
  /** A field of the settings is at fault: they have to be seen. */
  onFault: () => void;
  onCreated: (id: number) => void;
};

export function useSave({ editor, albumId, albumIsPrivate, draft, onFault, onCreated }: Options): Save {
  const { store, open } = editor;
  const { status } = useSession();
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [nameFault, setNameFault] = useState<string | null>(null);
  const [told, setTold] = useState<number | null>(null);
  const [saver] = useState(() =>
    createSaver<RankingSave>(albumId, {
      create: createRanking,
      update: updateRanking,
      newKey: randomKey,
      isRefusal: (error) => error instanceof ApiError && error.status < 500,
      needsUpdate: (body) => isPublishing(albumIsPrivate, body),
    }),
  );

  /** What may not be saved as it is, in words; null when it may. */
  function findFault(): string | null {
    const { details, history } = store.get();
    const ranking = presentOf(history);
    const fault = findSaveFault({ name: details.name, isSignedIn: status === 'signed-in', ranking });
    const [issue] = checkDetails(details);
    setNameFault(issue?.field === 'name' ? detailsText(issue.code) : null);
    if (issue !== undefined) onFault();
    if (fault !== null) return saveText(fault);
    return issue === undefined ? null : detailsText(issue.code);
  }

  async function save(how: SaveHow = 'normal'): Promise<void> {
    if (saving) return;
    if (how === 'copy') store.setDetails({ name: TEXTS.copyName(store.get().details.name) });
    setFailure(null);
    if (told !== null) dismissToast(told);
    const fault = findFault();
    if (fault !== null) {
      setTold(showToast({ kind: 'error', text: fault }));
      return;
    }
    const { history, details, savedAs } = store.get();
    const ranking = presentOf(history);
    setSaving(true);
    try {
      const base = await baseOf(how, savedAs);
      const saved = await saver(toSaveBody({ ranking, details }), base);
      draft.forget();
      store.markSaved({ id: saved.id, version: saved.version }, { ranking, details });
      if (!isDirty(store.get())) draft.forget();
      void client.invalidateQueries({ queryKey: [RANKING_KEY], refetchType: 'none' });
      showToast({ kind: 'success', text: base === null ? RANKING_TEXTS.created : RANKING_TEXTS.updated });
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
    const refused = error instanceof ApiError && error.status < 500;
    if (refused && error.status === 401) setFailure(TEXTS.sessionLost);
    else if (refused)
      setFailure(TEXTS.because(RANKING_TEXTS.saveFailed, error.issues[0]?.message ?? error.message));
    else setFailure(RANKING_TEXTS.saveFailed);
  }

  return { saving, failure, nameFault, save };
}

/** On which version the save stands. To overwrite is to save on the newest one. */
async function baseOf(how: SaveHow, savedAs: Saved | null): Promise<Saved | null> {
  if (how === 'copy') return null;
  if (how === 'normal' || savedAs === null) return savedAs;
  const { id, version } = await getRanking(savedAs.id);
  return { id, version };
}
