import { useCallback, useEffect, useState } from 'react';
import { createAlbumDraftStore } from '../../lib/drafts/album-draft-store.ts';
import type { AlbumDraftSummary } from '../../lib/drafts/album-draft-summary.ts';
import { draftKey } from '../../lib/drafts/draft-keys.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { listDraftSummaries } from '../../lib/drafts/draft-summary.ts';
import { type DraftRow, ofAlbum, ofContent } from './draft-row.ts';

/** The unsaved work that this browser keeps for a user, the latest first. */
export function useOwnDrafts(userId: number): {
  drafts: readonly DraftRow[];
  discard: (draft: DraftRow) => Promise<void>;
} {
  const [contents, setContents] = useState(() => listDraftSummaries(draftStore, userId));
  const [album, setAlbum] = useState<AlbumDraftSummary | null>(null);

  const read = useCallback(async (): Promise<void> => {
    setContents(listDraftSummaries(draftStore, userId));
    setAlbum(await createAlbumDraftStore(userId).summarise());
  }, [userId]);

  useEffect(() => {
    const look = () => void read();
    look();
    // Another tab saves or gives up its own; only one kind of storage tells.
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [read]);

  async function discard({ key }: DraftRow): Promise<void> {
    const content = contents.find(({ name }) => draftKey(name) === key);
    if (content === undefined) await createAlbumDraftStore(userId).clear();
    else draftStore.remove(content.name);
    await read();
  }

  const drafts = [...contents.map(ofContent), ...(album === null ? [] : [ofAlbum(album)])];
  return { drafts: drafts.toSorted((a, b) => b.savedAt - a.savedAt), discard };
}
