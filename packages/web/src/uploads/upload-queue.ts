// The queue of images to upload to an album, outside React: chosen images, files and upload state. The form of a new album and the album
// editor each have one. It continues across re-renders and is closed when the screen unmounts.
import { defaultImageName } from '@palmares/core/album/image-name';
import { randomKey } from '../lib/random-key.ts';
import { createReducerStore, type ReducerStore } from '../lib/reducer-store.ts';
import type { DraftFile } from '../storage/drafts/album-draft-store.ts';
import { type ChosenImage, type ImagesEvent, listSendable, reduceImages } from './chosen-images.ts';
import { createPreparedFiles, type PreparedFiles } from './prepared-files.ts';
import { createImageSender, type ImageSender, type SenderOptions } from './send-images.ts';
import { NOT_SENT, reduceSending, type Sending, type SendingEvent } from './sending.ts';
import { createUploadCalls } from './upload-calls.ts';

export type UploadQueue = ImageSender & {
  images: ReducerStore<readonly ChosenImage[], ImagesEvent>;
  sending: ReducerStore<Sending, SendingEvent>;
  files: PreparedFiles;
  add: (files: readonly File[]) => void;
  /** Adds images with given texts. */
  addNamed: (images: readonly NamedFile[]) => void;
  remove: (ids: ReadonlySet<string>) => void;
  /** Leaves all images to another tab: their stored files remain. */
  forgetAll: () => void;
  /** Queues the images that can be sent and were not uploaded yet. */
  lineUp: () => void;
  restore: (images: readonly ChosenImage[], sending: Sending, files: ReadonlyMap<string, DraftFile>) => void;
  close: () => void;
};

export type NamedFile = { file: File; name: string; description: string };

type Options = SenderOptions & {
  /** Stores the files on the device until they are uploaded. */
  keeper?: {
    saveFile: (id: string, file: DraftFile) => Promise<void>;
    removeFiles: (ids: ReadonlySet<string>) => Promise<void>;
  };
};

export function createUploadQueue({ keeper, ...options }: Options): UploadQueue {
  const images = createReducerStore(reduceImages, []);
  const sending = createReducerStore(reduceSending, NOT_SENT);
  const files = createPreparedFiles({
    onReady: (id, { animated, fingerprint, file, thumbnail }) => {
      images.dispatch({ type: 'prepared', id, animated, fingerprint });
      void keeper?.saveFile(id, { file, thumbnail });
    },
    onRefused: (id, failure) => {
      images.dispatch({ type: 'refused', id, failure });
      void keeper?.removeFiles(new Set([id]));
    },
  });
  const calls = createUploadCalls(files.fileOf, (id) => findFileName(images.getState(), id));
  const { send, stop } = createImageSender(sending, images.getState, calls, options);

  function addNamed(added: readonly NamedFile[]): void {
    const entries = added.map((named) => ({ id: randomKey(), named }));
    images.dispatch({ type: 'added', images: entries.map(({ id, named }) => chosenImage(id, named)) });
    for (const { id, named } of entries) {
      // Stores the original at once, because the page may be left before the preparation ends.
      void keeper?.saveFile(id, { original: named.file });
      files.prepare(id, named.file);
    }
  }

  function drop(ids: ReadonlySet<string>): void {
    for (const id of ids) files.remove(id);
    sending.dispatch({ type: 'images_dropped', ids });
    images.dispatch({ type: 'removed', ids });
  }

  return {
    images,
    sending,
    files,
    send,
    stop,
    add: (added) => addNamed(added.map(toNamedFile)),
    addNamed,
    remove: (ids) => {
      drop(ids);
      void keeper?.removeFiles(ids);
    },
    forgetAll: () => {
      stop('interrupted');
      drop(new Set(images.getState().map(({ id }) => id)));
    },
    lineUp: () => {
      const ids = listSendable(images.getState()).map(({ id }) => id);
      sending.dispatch({ type: 'lined_up', ids });
    },
    restore: (chosen, sent, stored) => {
      restoreFiles(files, chosen, stored);
      images.dispatch({ type: 'restored', images: chosen });
      sending.dispatch({ type: 'restored', sending: sent });
    },
    close: () => {
      stop('interrupted');
      files.close();
    },
  };
}

function findFileName(images: readonly ChosenImage[], id: string): string {
  return images.find((image) => image.id === id)?.fileName ?? '';
}

function toNamedFile(file: File): NamedFile {
  return { file, name: defaultImageName(file.name), description: '' };
}

function restoreFiles(
  files: PreparedFiles,
  chosen: readonly ChosenImage[],
  stored: ReadonlyMap<string, DraftFile>,
): void {
  for (const { id } of chosen) {
    const file = stored.get(id);
    if (file === undefined) continue;
    if ('original' in file) files.prepare(id, file.original);
    else files.put(id, file);
  }
}

function chosenImage(id: string, { file, name, description }: NamedFile): ChosenImage {
  return {
    id,
    fileName: file.name,
    name,
    description,
    url: '',
    status: 'waiting',
    failure: null,
    animated: false,
    fingerprint: '',
  };
}
