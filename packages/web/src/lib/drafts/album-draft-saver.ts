// Writes images that are not in an album yet on the device, with what was typed beside them: the fields soon after a change, the files at
// once. It knows whether all of it is there, which the person is told while there is still something to be done about it.
import { createStore } from 'zustand/vanilla';
import type { AlbumDraftStore, KeptFile } from './album-draft-store.ts';

/** Whether what was typed and chosen survives a reload. */
export type Keeping = 'kept' | 'not_kept';

export type AlbumDraftSaver = ReturnType<typeof createAlbumDraftSaver>;

const SAVE_DELAY_MS = 400;

type Drafts = Omit<AlbumDraftStore, 'load'>;

/** `readDraft`: null while there is nothing worth keeping. */
export function createAlbumDraftSaver(drafts: Drafts, readDraft: () => object | null) {
  const state = createStore<Keeping>(() => 'kept');
  let areFieldsKept = true;
  let isAllowed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { hasLost, saveFile, ...files } = createFileSaver(drafts, tell);

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
    /** Takes the place of the file kept under that id, if it can be stored. */
    saveFile: async (id: string, file: KeptFile): Promise<void> => {
      if (isAllowed) await saveFile(id, file);
    },
    /** Nothing is written before it, so that what was found is not written over, nor what another tab keeps. */
    allow: () => {
      isAllowed = true;
    },
    /** Another tab keeps its own from here on: nothing is written or removed any more. */
    forbid: () => {
      stopTimer();
      isAllowed = false;
    },
    /** All of it is in an album, or given up. */
    discard: async () => {
      stopTimer();
      await drafts.clear();
    },
    ...files,
  };
}

type Watched<State> = { subscribe: (changed: (now: State, before: State) => void) => () => void };

type Queue = { images: Watched<readonly unknown[]>; sending: Watched<{ keys: unknown }> };

/** Answers what writes the last changes and stops. */
export function saveChanges(saver: AlbumDraftSaver, queue: Queue, others: readonly Watched<unknown>[]) {
  const stops = [
    queue.images.subscribe((list, before) => {
      // The list at once and before the files, which take longer: the page may be left as soon as they are shown.
      if (list.length > before.length) saver.save();
      else saver.schedule();
    }),
    queue.sending.subscribe(({ keys }, before) => {
      // So does the key of a call that begins: without it what may have arrived would be sent as another image.
      if (keys === before.keys) saver.schedule();
      else saver.save();
    }),
    ...others.map((other) => other.subscribe(saver.schedule)),
  ];
  document.addEventListener('visibilitychange', saver.flush);
  window.addEventListener('pagehide', saver.flush);
  return (): void => {
    saver.flush();
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', saver.flush);
    window.removeEventListener('pagehide', saver.flush);
  };
}

function createFileSaver(drafts: Drafts, tell: () => void) {
  const kept = new Set<string>();
  const lost = new Set<string>();
  return {
    /** Whether a file found no room. */
    hasLost: () => lost.size > 0,
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
