// The unfinished album in IndexedDB: one record for the fields, one for each file, by user. A refused or full storage
// never breaks the form: every write answers whether it was kept.

import { type AlbumDraft, parseDraft } from './draft.ts';
import type { StoredFile } from './image-files.ts';

export type DraftStore = {
  load: () => Promise<{ draft: AlbumDraft; files: ReadonlyMap<string, StoredFile> } | null>;
  saveFields: (draft: AlbumDraft) => Promise<boolean>;
  saveFile: (id: string, file: StoredFile) => Promise<boolean>;
  removeFiles: (ids: Iterable<string>) => Promise<boolean>;
  clear: () => Promise<boolean>;
};

const DATABASE = 'palmares-album-draft';
const FIELDS = 'fields';
const FILES = 'files';

export function createDraftStore(userId: number): DraftStore {
  async function load(): ReturnType<DraftStore['load']> {
    try {
      const database = await open();
      try {
        const transaction = database.transaction([FIELDS, FILES]);
        const store = transaction.objectStore(FILES);
        const [fields, keys, values] = await Promise.all([
          answer(transaction.objectStore(FIELDS).get(userId)),
          answer(store.getAllKeys(filesOf(userId))),
          answer(store.getAll(filesOf(userId))),
        ]);
        const files = new Map<string, StoredFile>();
        for (const [index, key] of keys.entries()) {
          const value: unknown = values[index];
          if (Array.isArray(key) && typeof key[1] === 'string' && isStoredFile(value))
            files.set(key[1], value);
        }
        const draft = parseDraft(fields, (id) => files.has(id));
        return draft === null ? null : { draft, files };
      } finally {
        database.close();
      }
    } catch {
      return null;
    }
  }

  return {
    load,
    saveFields: (draft) =>
      write([FIELDS], (transaction) => transaction.objectStore(FIELDS).put(draft, userId)),
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

function isStoredFile(value: unknown): value is StoredFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    value.file instanceof Blob &&
    'thumbnail' in value &&
    value.thumbnail instanceof Blob
  );
}
