// The files of the chosen images by local id: their compression, the file to upload, and a small thumbnail with its address. They are
// separate from the list's state, which is copied at every key press.
import { UPLOAD_TEXTS } from '@palmares/texts/page/album';
import { PREPARE_FAILURE_TEXTS } from '../lib/image-compression/failure-texts.ts';
import { createImagePreparer, type ImagePreparer } from '../lib/image-compression/image-preparer.ts';
import type { PreparedImage, PrepareFailure } from '../lib/image-compression/prepare-image.ts';
import type { StoredFile } from '../storage/drafts/album-draft-store.ts';

/** The browser could not prepare the image, or it was removed meanwhile. */
export class PreparationRefused extends Error {
  override readonly name = 'PreparationRefused';
}

export type PreparedFiles = {
  prepare: (id: string, original: Blob) => void;
  put: (id: string, file: StoredFile) => void;
  get: (id: string) => StoredFile | undefined;
  /** Waits for the compression. Throws PreparationRefused. */
  fileOf: (id: string) => Promise<StoredFile>;
  /** Object URL of the thumbnail, created once. */
  thumbnailUrl: (id: string) => string | null;
  remove: (id: string) => void;
  /** Call when the screen unmounts: stops preparing and revokes all URLs. */
  close: () => void;
};

type Told = {
  onReady: (id: string, image: PreparedImage) => void;
  onRefused: (id: string, failure: PrepareFailure) => void;
};

export function createPreparedFiles({ onReady, onRefused }: Told): PreparedFiles {
  const files = new Map<string, StoredFile>();
  const urls = new Map<string, string>();
  /** Files that are being prepared by the worker. */
  const preparing = new Map<string, { ready: Promise<StoredFile>; controller: AbortController }>();
  let preparer: ImagePreparer | null = null;

  function prepare(id: string, original: Blob): void {
    const controller = new AbortController();
    const ready = run(id, original, controller.signal);
    // The image shows the refusal; only an upload that waits for the file needs the rejection.
    ready.catch(() => undefined);
    preparing.set(id, { ready, controller });
  }

  async function run(id: string, original: Blob, signal: AbortSignal): Promise<StoredFile> {
    preparer ??= createImagePreparer();
    const result = await preparer.prepare(original, signal);
    preparing.delete(id);
    if (result === null) throw new PreparationRefused(UPLOAD_TEXTS.unexpected);
    if (!result.ok) {
      onRefused(id, result.failure);
      throw new PreparationRefused(PREPARE_FAILURE_TEXTS[result.failure]);
    }
    const { file, thumbnail } = result.image;
    files.set(id, { file, thumbnail });
    onReady(id, result.image);
    return { file, thumbnail };
  }

  function remove(id: string): void {
    preparing.get(id)?.controller.abort();
    preparing.delete(id);
    const url = urls.get(id);
    if (url !== undefined) URL.revokeObjectURL(url);
    urls.delete(id);
    files.delete(id);
  }

  return {
    prepare,
    put: (id, file) => void files.set(id, file),
    get: (id) => files.get(id),
    fileOf: async (id) => {
      const file = files.get(id) ?? (await preparing.get(id)?.ready);
      if (file === undefined) throw new PreparationRefused(UPLOAD_TEXTS.unexpected);
      return file;
    },
    thumbnailUrl: (id) => {
      const file = files.get(id);
      if (file === undefined) return null;
      const url = urls.get(id) ?? URL.createObjectURL(file.thumbnail);
      urls.set(id, url);
      return url;
    },
    remove,
    close: () => {
      for (const id of files.keys()) remove(id);
      preparer?.dispose();
      preparer = null;
    },
  };
}
