import { useCallback, useEffect, useState } from 'react';
import { createAlbumDraftStore } from '../../storage/drafts/album-draft-store.ts';
import { draftStore } from '../../storage/drafts/draft-store.ts';
import { listUnsavedContents, listUnsavedWork } from '../../storage/unsaved-work.ts';
import { type DraftRow, toAlbumRow, toContentRow, toWaitingImagesRow } from './draft-row.ts';

/** The unsaved work that this browser keeps for a user, the latest first. */
export function useOwnDrafts(userId: number): {
  drafts: readonly DraftRow[];
  discard: (draft: DraftRow) => Promise<void>;
} {
  const [{ contents, made, waiting }, setWork] = useState(() => listUnsavedContents(userId));

  const read = useCallback(async (): Promise<void> => {
    setWork(await listUnsavedWork(userId));
  }, [userId]);

  useEffect(() => {
    const look = () => void read();
    look();
    // Another tab may store or discard drafts; only local storage sends an event.
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [read]);

  async function discard({ draft }: DraftRow): Promise<void> {
    if ('kind' in draft) draftStore.remove(draft);
    else await createAlbumDraftStore({ userId, ...draft }).clear();
    await read();
  }

  const drafts = [
    ...contents.map(toContentRow),
    ...waiting.map(toWaitingImagesRow),
    ...(made === null ? [] : [toAlbumRow(made)]),
  ];
  return { drafts: drafts.toSorted((a, b) => b.savedAt - a.savedAt), discard };
}
