// The files behind the form's images, by local id: what goes up, and a small thumbnail with its address.
// Kept out of the form's state, which is copied at every key press.
import type { StoredFile } from '../../lib/drafts/album-draft-store.ts';

export type ImageFiles = {
  put: (id: string, file: StoredFile) => void;
  get: (id: string) => StoredFile | undefined;
  /** Object address of the thumbnail: made once, the same at every call. */
  thumbnailUrl: (id: string) => string | null;
  remove: (id: string) => void;
  clear: () => void;
};

export function createImageFiles(): ImageFiles {
  const files = new Map<string, StoredFile>();
  const urls = new Map<string, string>();

  function remove(id: string): void {
    const url = urls.get(id);
    if (url !== undefined) URL.revokeObjectURL(url);
    urls.delete(id);
    files.delete(id);
  }

  return {
    put: (id, file) => {
      remove(id);
      files.set(id, file);
    },
    get: (id) => files.get(id),
    thumbnailUrl: (id) => {
      const file = files.get(id);
      if (file === undefined) return null;
      const url = urls.get(id) ?? URL.createObjectURL(file.thumbnail);
      urls.set(id, url);
      return url;
    },
    remove,
    clear: () => {
      for (const id of files.keys()) remove(id);
    },
  };
}
