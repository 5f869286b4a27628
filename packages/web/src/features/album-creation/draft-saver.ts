// Writes the unfinished album on the device: the fields soon after a change, the files at once. It knows whether all of it is there,
// which the person is told while there is still something to be done about it.
import { createStore } from 'zustand/vanilla';
import type { AlbumDraftStore, KeptFile } from '../../lib/drafts/album-draft-store.ts';

/** Whether what was typed and chosen survives a reload. */
export type Keeping = 'kept' | 'not_kept';

export type DraftSaver = ReturnType<typeof createDraftSaver>;

const SAVE_DELAY_MS = 400;

type Drafts = Omit<AlbumDraftStore, 'load' | 'summarise'>;

/** `readDraft`: null while there is nothing worth keeping. */
export function createDraftSaver(drafts: Drafts, readDraft: () => object | null) {
  const state = createStore<Keeping>(() => 'kept');
  let areFieldsKept = true;
  let isAllowed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { hasLost, ...files } = createFileSaver(drafts, tell);

  function tell(): void {
    state.setState(areFieldsKept && !hasLost() ? 'kept' : 'not_kept', true);
  }

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function save(): void {
    stopTimer();
    if (isAllowed) void saveFields();
  }

  async function saveFields(): Promise<void> {
    const draft = readDraft();
    if (draft === null) await drafts.clear();
    areFieldsKept = draft === null || (await drafts.saveFields(draft));
    tell();
  }

  return {
    state,
    save,
    /** The fields are written shortly. */
    schedule: () => {
      if (isAllowed) timer ??= setTimeout(save, SAVE_DELAY_MS);
    },
    /** Writes now what a timer would have written. */
    flush: () => {
      if (timer !== undefined) save();
    },
    /** Nothing is written before it, so that what was found is not written over. */
    allow: () => {
      isAllowed = true;
    },
    /** The album is made, or given up. */
    discard: async () => {
      stopTimer();
      await drafts.clear();
    },
    ...files,
  };
}

function createFileSaver(drafts: Drafts, tell: () => void) {
  const kept = new Set<string>();
  const lost = new Set<string>();
  return {
    /** Whether a file found no room. */
    hasLost: () => lost.size > 0,
    /** Takes the place of the file kept under that id, if it can be stored. */
    saveFile: async (id: string, file: KeptFile): Promise<void> => {
      // A prepared file for which there is no room leaves the original where it is.
      if (await drafts.saveFile(id, file)) kept.add(id);
      if (kept.has(id)) lost.delete(id);
      else lost.add(id);
      tell();
    },
    /** Files that are on the device already. */
    found: (ids: Iterable<string>): void => {
      for (const id of ids) kept.add(id);
    },
    removeFiles: async (ids: ReadonlySet<string>): Promise<void> => {
      await drafts.removeFiles(ids);
      for (const id of ids) {
        kept.delete(id);
        lost.delete(id);
      }
      tell();
    },
  };
}
