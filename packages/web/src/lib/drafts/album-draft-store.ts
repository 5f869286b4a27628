// The unfinished album in IndexedDB: one record for the fields, one for each file, by user. A refused or full storage
// never breaks the form: every write answers whether it was kept.

import type { PreparedImage } from '../image-compression/prepare-image.ts';
import { type AlbumDraftSummary, summariseAlbumDraft } from './album-draft-summary.ts';

/** What goes up, and a small picture of it. */
export type StoredFile = Pick<PreparedImage, 'file' | 'thumbnail'>;

/** The file as it was chosen, until the prepared one takes its place: a page that is left meanwhile loses nothing. */
export type OriginalFile = { original: Blob };

export type KeptFile = StoredFile | OriginalFile;

export type AlbumDraftStore = {
  /** The stored fields, of which nothing is known yet, and the files by local id. */
  load: () => Promise<{ fields: unknown; files: ReadonlyMap<string, KeptFile> } | null>;
  /** What a list says of it, without reading the files. Null when there is nothing to go on with. */
  summarise: () => Promise<AlbumDraftSummary | null>;
  saveFields: (fields: object) => Promise<boolean>;
  saveFile: (id: string, file: KeptFile) => Promise<boolean>;
  removeFiles: (ids: Iterable<string>) => Promise<boolean>;
  clear: () => Promise<boolean>;
};

const DATABASE = 'palmares-album-draft';
const FIELDS = 'fields';
const FILES = 'files';

export function createAlbumDraftStore(userId: number): AlbumDraftStore {
  const load: AlbumDraftStore['load'] = () =>
    read(async (transaction) => {
      const store = transaction.objectStore(FILES);
      const [fields, keys, values] = await Promise.all([
        answer<unknown>(transaction.objectStore(FIELDS).get(userId)),
        answer(store.getAllKeys(filesOf(userId))),
        answer<unknown[]>(store.getAll(filesOf(userId))),
      ]);
      const files = new Map<string, KeptFile>();
      for (const [index, key] of keys.entries()) {
        const value = values[index];
        const id = idOf(key);
        if (id !== null && isKeptFile(value)) files.set(id, value);
      }
      return { fields, files };
    });

  const summarise: AlbumDraftStore['summarise'] = () =>
    read(async (transaction) => {
      const [fields, keys] = await Promise.all([
        answer<unknown>(transaction.objectStore(FIELDS).get(userId)),
        answer(transaction.objectStore(FILES).getAllKeys(filesOf(userId))),
      ]);
      const ids = new Set(keys.map(idOf));
      return summariseAlbumDraft(fields, (id) => ids.has(id));
    });

  return {
    load,
    summarise,
    saveFields: (fields) =>
      write([FIELDS], (transaction) => transaction.objectStore(FIELDS).put(fields, userId)),
    saveFile: (id, file) =>
      write([FILES], (transaction) => transaction.objectStore(FILES).put(file, [userId, id])),
    removeFiles: (ids) =>
      write([FILES], (transaction) => {
        for (const id of ids) transaction.objectStore(FILES).delete([userId, id]);
      }),
    clear: () =>
      write([FIELDS, FILES], (transaction) => {
        transaction.objectStore(FIELDS).delete(userId);
        transaction.objectStore(FILES).delete(filesOf(userId));
      }),
  };
}

async function read<T>(work: (transaction: IDBTransaction) => Promise<T>): Promise<T | null> {
  try {
    const database = await open();
    try {
      return await work(database.transaction([FIELDS, FILES]));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

async function write(stores: string[], change: (transaction: IDBTransaction) => void): Promise<boolean> {
  try {
    const database = await open();
    try {
      const transaction = database.transaction(stores, 'readwrite');
      change(transaction);
      await settled(transaction);
      return true;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

/** A file's key is its owner's and its own. */
function idOf(key: IDBValidKey): string | null {
  return Array.isArray(key) && typeof key[1] === 'string' ? key[1] : null;
}

function filesOf(userId: number): IDBKeyRange {
  return IDBKeyRange.bound([userId, ''], [userId, '\uFFFF']);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(FIELDS);
    request.result.createObjectStore(FILES);
  });
  return answer(request);
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')));
  });
}

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('IndexedDB failed')));
    // A full storage aborts rather than fails.
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB refused')));
  });
}

function isKeptFile(value: unknown): value is KeptFile {
  if (typeof value !== 'object' || value === null) return false;
  if ('original' in value) return value.original instanceof Blob;
  return (
    'file' in value && value.file instanceof Blob && 'thumbnail' in value && value.thumbnail instanceof Blob
  );
}
