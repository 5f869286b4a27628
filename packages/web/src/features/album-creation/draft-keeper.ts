// Writes the unfinished album on the device and knows whether all of it is there, which the person is told while there is
// still something to be done about it.
import type { AlbumDraftStore, KeptFile } from '../../lib/drafts/album-draft-store.ts';
import type { AlbumDraft } from './draft.ts';
import { createStore, type Store } from './store.ts';

/** Whether what was typed and chosen survives a reload. */
export type Keeping = 'kept' | 'not_kept';

export type DraftKeeper = {
  state: Pick<Store<Keeping, Keeping>, 'getState' | 'subscribe'>;
  saveFields: (draft: AlbumDraft) => Promise<void>;
  /** Takes the place of the file kept under that id, if it can be stored. */
  saveFile: (id: string, file: KeptFile) => Promise<void>;
  /** Files that are on the device already. */
  found: (ids: Iterable<string>) => void;
  removeFiles: (ids: ReadonlySet<string>) => Promise<void>;
};

export function createDraftKeeper(
  drafts: Pick<AlbumDraftStore, 'saveFields' | 'saveFile' | 'removeFiles'>,
): DraftKeeper {
  const state = createStore((_before: Keeping, now: Keeping) => now, 'kept');
  let areFieldsKept = true;
  const keptFiles = new Set<string>();
  const lostFiles = new Set<string>();

  function tell(): void {
    state.dispatch(areFieldsKept && lostFiles.size === 0 ? 'kept' : 'not_kept');
  }

  return {
    state,
    saveFields: async (draft) => {
      areFieldsKept = await drafts.saveFields(draft);
      tell();
    },
    saveFile: async (id, file) => {
      const isKept = await drafts.saveFile(id, file);
      // A prepared file for which there is no room leaves the original where it is.
      if (isKept) keptFiles.add(id);
      if (keptFiles.has(id)) lostFiles.delete(id);
      else lostFiles.add(id);
      tell();
    },
    found: (ids) => {
      for (const id of ids) keptFiles.add(id);
    },
    removeFiles: async (ids) => {
      await drafts.removeFiles(ids);
      for (const id of ids) {
        keptFiles.delete(id);
        lostFiles.delete(id);
      }
      tell();
    },
  };
}
