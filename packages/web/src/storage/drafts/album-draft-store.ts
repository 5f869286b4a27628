// Stores images that are not in an album yet in this browser: one record for the fields, one for each file. A denied or full storage never
// breaks the form: every write resolves to whether it succeeded.
import { delMany, getMany, set } from 'idb-keyval';
import type { PreparedImage } from '../../lib/image-compression/prepare-image.ts';
import { filesStore, isDone, keysIn, orNull, removeRange } from './album-draft-database.ts';
import { type AlbumDraftName, createAlbumDraftFields } from './album-draft-fields.ts';

/** The prepared file to upload, and its thumbnail. */
export type StoredFile = Pick<PreparedImage, 'file' | 'thumbnail'>;

/** The file as chosen by the person, until the prepared one replaces it: leaving the page in between loses nothing. */
export type OriginalFile = { original: Blob };

export type DraftFile = StoredFile | OriginalFile;

export type AlbumDraftStore = {
  /** Loads the fields, which are not validated yet, and the files by local id. */
  load: () => Promise<{ fields: unknown; files: ReadonlyMap<string, DraftFile> } | null>;
  saveFields: (fields: object) => Promise<boolean>;
  /** The page may end now: a write of the fields that has not finished survives it. */
  journalPending: () => void;
  saveFile: (id: string, file: DraftFile) => Promise<boolean>;
  removeFiles: (ids: Iterable<string>) => Promise<boolean>;
  clear: () => Promise<boolean>;
};

export function createAlbumDraftStore(name: AlbumDraftName): AlbumDraftStore {
  const place = getPlace(name);
  const fields = createAlbumDraftFields(name);
  const getKey = (id: string): IDBValidKey => [...place, id];
  return {
    load: () =>
      orNull(async () => {
        const [loaded, ids] = await Promise.all([fields.load(), listFileIds(name)]);
        const values = await getMany<unknown>(ids.map(getKey), filesStore);
        const kept = ids.flatMap((id, index): [string, DraftFile][] => {
          const value = values[index];
          return isKeptFile(value) ? [[id, value]] : [];
        });
        return { fields: loaded, files: new Map(kept) };
      }),
    saveFields: fields.save,
    journalPending: fields.journalPending,
    saveFile: (id, file) => isDone(set(getKey(id), file, filesStore)),
    removeFiles: (ids) => isDone(delMany(Array.from(ids, getKey), filesStore)),
    clear: () => isDone(Promise.all([fields.clear(), removeRange(filesStore, fileKeys(name))])),
  };
}

/** Lists the local ids without reading the files. */
export async function listFileIds(name: AlbumDraftName): Promise<string[]> {
  return (await keysIn(filesStore, fileKeys(name))).flatMap(getId);
}

/**
 * A file's key is its owner and album, followed by its local id. IndexedDB sorts numbers before strings, so a range never includes another
 * album's files.
 */
function fileKeys(name: AlbumDraftName): IDBKeyRange {
  return IDBKeyRange.bound([...getPlace(name), ''], [...getPlace(name), '\uFFFF']);
}

function getPlace({ userId, albumId }: AlbumDraftName): number[] {
  return albumId === null ? [userId] : [userId, albumId];
}

function getId(key: IDBValidKey): string | [] {
  const id = Array.isArray(key) ? key.at(-1) : undefined;
  return typeof id === 'string' ? id : [];
}

function isKeptFile(value: unknown): value is DraftFile {
  if (typeof value !== 'object' || value === null) return false;
  if ('original' in value) return value.original instanceof Blob;
  return (
    'file' in value && value.file instanceof Blob && 'thumbnail' in value && value.thumbnail instanceof Blob
  );
}
