// Writes images that are not in an album yet, and the form beside them, to the device: fields shortly after a change, files at once. It
// reports whether everything is stored, so that the person can be warned in time.
import { createStore } from 'zustand/vanilla';
import type { AlbumDraftStore, DraftFile } from './album-draft-store.ts';

/** Tells whether the form and the images would survive a reload. */
export type PersistStatus = 'kept' | 'not_kept';

export type AlbumDraftSaver = ReturnType<typeof createAlbumDraftSaver>;

const SAVE_DELAY_MS = 400;

type Drafts = Omit<AlbumDraftStore, 'load'>;

/** `readDraft` returns null while there is nothing worth keeping. */
export function createAlbumDraftSaver(drafts: Drafts, readDraft: () => object | null) {
  const state = createStore<PersistStatus>(() => 'kept');
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
    /** Writes the fields after a short delay. */
    schedule: () => {
      if (isAllowed) timer ??= setTimeout(save, SAVE_DELAY_MS);
    },
    /** The page may end now: writes pending changes instead of waiting for the timer. */
    flush: () => {
      if (timer !== undefined) save();
      if (isAllowed) drafts.journalPending();
    },
    /** Replaces the file stored under this id, if there is room for the new one. */
    saveFile: async (id: string, file: DraftFile): Promise<void> => {
      if (isAllowed) await saveFile(id, file);
    },
    /** Enables writing. Earlier writes would overwrite the draft that is being loaded, or another tab's draft. */
    allow: () => {
      isAllowed = true;
    },
    /** Another tab now owns the draft: stops all writes and removals. */
    forbid: () => {
      stopTimer();
      isAllowed = false;
    },
    /** Deletes the draft: all of it is in an album, or the person discarded it. */
    discard: async () => {
      stopTimer();
      await drafts.clear();
    },
    ...files,
  };
}

type Watched<State> = { subscribe: (changed: (now: State, before: State) => void) => () => void };

type Queue = { images: Watched<readonly unknown[]>; sending: Watched<{ keys: unknown }> };

/** Saves on every change. Returns a function that writes the last changes and stops. */
export function saveChanges(saver: AlbumDraftSaver, queue: Queue, others: readonly Watched<unknown>[]) {
  const stops = [
    queue.images.subscribe((list, before) => {
      // The list is written at once and before its files, which take longer: the page may unload as soon as the images are shown.
      if (list.length > before.length) saver.save();
      else saver.schedule();
    }),
    queue.sending.subscribe(({ keys }, before) => {
      // The idempotency key of a request that starts is also written at once: without it, an image that already reached the server would be
      // sent twice.
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
    /** True when at least one file could not be stored. */
    hasLost: () => lost.size > 0,
    saveFile: async (id: string, file: DraftFile): Promise<void> => {
      // When there is no room for a prepared file, its original stays stored.
      if (await drafts.saveFile(id, file)) kept.add(id);
      if (kept.has(id)) lost.delete(id);
      else lost.add(id);
      tell();
    },
    /** Registers files that are already stored on the device. */
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
