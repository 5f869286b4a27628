// The images that wait to join an album, outside React: the shared queue, which uploads one image at a time (AL-67), and its draft on this
// device (docs/decisions/0021-images-on-their-way.md). It survives renders and closes when the screen unmounts.
import type { Image } from '@palmares/core/contract/types';
import { FAILURES, NEW_IMAGES_TEXTS } from '@palmares/texts/page/album-editor';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { acquireTabLock } from '../../storage/acquire-tab-lock.ts';
import type { AlbumDraftName } from '../../storage/drafts/album-draft-fields.ts';
import {
  type AlbumDraftSaver,
  createAlbumDraftSaver,
  saveChanges,
} from '../../storage/drafts/album-draft-saver.ts';
import {
  type AlbumDraftStore,
  createAlbumDraftStore,
  type DraftFile,
} from '../../storage/drafts/album-draft-store.ts';
import { showToast } from '../../ui/toast-store.ts';
import { getStoredStatus } from '../../uploads/stored-queue.ts';
import { createUploadQueue, type UploadQueue } from '../../uploads/upload-queue.ts';
import { parseWaitingDraft, toWaitingJson, type WaitingDraft } from './waiting-draft.ts';

type WaitingState = {
  /** Images were found on this device and are still waiting. */
  readonly isResumed: boolean;
  /** Another tab has the album open with its own images. */
  readonly isElsewhere: boolean;
};

export type WaitingImages = UploadQueue & {
  readonly state: StoreApi<WaitingState>;
  readonly textList: StoreApi<string>;
  readonly keeping: ReturnType<typeof createAlbumDraftSaver>['state'];
  /** Returns whether the waiting images survive the page. */
  readonly isKept: () => boolean;
  readonly submit: () => void;
  /** Restores the stored images and stores changes; returns the function that closes it. */
  readonly open: () => () => void;
  /** Discards everything after the album was deleted. */
  readonly forget: () => void;
};

type Place = { userId: number; albumId: number; albumName: string };

export function createWaitingImages(
  { userId, albumId, albumName }: Place,
  onAdded: (image: Image) => void,
): WaitingImages {
  const drafts = createAlbumDraftStore({ userId, albumId });
  const textList = createStore(() => '');
  const state = createStore<WaitingState>(() => ({ isResumed: false, isElsewhere: false }));
  const saver = createAlbumDraftSaver(drafts, () =>
    toWaitingJson(getDraft(queue, textList), albumName, Date.now()),
  );
  const queue = createUploadQueue({
    lanes: 1,
    isOrdered: false,
    keeper: saver,
    onAdded,
    onExpired: () => tellExpired(saver),
  });

  /** Resolves once the stored images are restored: new images come after them. */
  let ready = Promise.resolve();

  /** Another tab took over the images while this one was frozen. */
  function letGo(): void {
    saver.forbid();
    queue.forgetAll();
    textList.setState('', true);
    state.setState({ isResumed: false, isElsewhere: true });
  }

  async function begin(signal: AbortSignal): Promise<void> {
    const { isHeld, found, draft } = await findDraft({ userId, albumId }, drafts, signal, letGo);
    if (signal.aborted) return;
    if (found !== null && draft !== null) {
      if (textList.getState() === '') textList.setState(draft.textList, true);
      restore(queue, saver, draft, found.files);
    } else if (isHeld) void drafts.clear();
    if (isHeld) saver.allow();
    state.setState({ isResumed: draft !== null && draft.images.length > 0, isElsewhere: !isHeld });
  }

  return {
    ...queue,
    add: (files) => void ready.then(() => queue.add(files)),
    addNamed: (images) => void ready.then(() => queue.addNamed(images)),
    state,
    textList,
    keeping: saver.state,
    isKept: () => !state.getState().isElsewhere && saver.state.getState() === 'kept',
    submit: () => void sendAll(queue, albumId),
    open: () => {
      const closing = new AbortController();
      ready = begin(closing.signal);
      const stopSaving = saveChanges(saver, queue, [textList]);
      const stopTelling = queue.images.subscribe((images) => {
        if (images.length === 0) state.setState({ isResumed: false });
      });
      return () => {
        stopSaving();
        stopTelling();
        queue.close();
        closing.abort();
      };
    },
    forget: () => void saver.discard(),
  };
}

function tellExpired(saver: AlbumDraftSaver): void {
  showToast({ kind: 'error', text: FAILURES.expiredOnImages });
  // The page may redirect to the sign-in at once.
  saver.flush();
}

function getDraft({ images, sending }: UploadQueue, textList: StoreApi<string>): WaitingDraft {
  return { textList: textList.getState(), images: images.getState(), sending: sending.getState() };
}

/** Two tabs with the same images would add each of them twice: only the first tab restores and stores them, until `signal` aborts. */
async function findDraft(
  { userId, albumId }: AlbumDraftName,
  drafts: AlbumDraftStore,
  signal: AbortSignal,
  onLost: () => void,
) {
  const isHeld = await acquireTabLock(`palmares:waiting-images:${userId}:${albumId}`, signal, onLost);
  const found = isHeld ? await drafts.load() : null;
  const draft = found && parseWaitingDraft(found.fields, (id) => getStoredStatus(found.files.get(id)));
  return { isHeld, found, draft };
}

function restore(
  queue: UploadQueue,
  saver: AlbumDraftSaver,
  { images, sending }: WaitingDraft,
  files: ReadonlyMap<string, DraftFile>,
): void {
  saver.found(files.keys());
  queue.restore(images, sending, files);
  // Deletes the files of images that were uploaded or removed while the page closed.
  const shown = new Set(images.map(({ id }) => id));
  void saver.removeFiles(new Set([...files.keys()].filter((id) => !shown.has(id))));
}

async function sendAll(queue: UploadQueue, albumId: number): Promise<void> {
  if (queue.sending.getState().isRunning) return;
  queue.lineUp();
  const { images, stop } = await queue.send(albumId);
  const total = Object.keys(images).length;
  const added = new Set(Object.keys(images).filter((id) => images[id]?.step === 'success'));
  // Uploaded images are now part of the album; failed ones stay here for another attempt.
  queue.remove(added);
  if (added.size === total) showToast({ kind: 'success', text: NEW_IMAGES_TEXTS.done(added.size) });
  else if (stop === null && added.size > 0)
    showToast({ kind: 'error', text: NEW_IMAGES_TEXTS.partial(added.size, total - added.size) });
}
