// The IndexedDB database of images that are not in an album yet: one store for form fields, one for files.
import { promisifyRequest, type UseStore } from 'idb-keyval';
import { ALBUM_DRAFT_DATABASE } from '../schema.ts';

const { name: DATABASE, version: VERSION, fields: FIELDS, files: FILES } = ALBUM_DRAFT_DATABASE;

export const fieldsStore = storeNamed(FIELDS);
export const filesStore = storeNamed(FILES);

/** The library's `createStore` makes one database per store; these two stores share one. */
function storeNamed(name: string): UseStore {
  return async (mode, work) => {
    const transaction = (await connect()).transaction(name, mode);
    const done = work(transaction.objectStore(name));
    // Without an explicit commit, a page that unloads aborts its last write.
    if (mode === 'readwrite') transaction.commit();
    return done;
  };
}

/** One connection for the life of the page: opening one takes longer than a write, and the page may unload meanwhile. */
let connection: Promise<IDBDatabase> | null = null;

function connect(): Promise<IDBDatabase> {
  connection ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return connection;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(FIELDS);
    request.result.createObjectStore(FILES);
  });
  const database = await promisifyRequest(request);
  database.addEventListener('close', forget);
  // Another page wants to delete or upgrade the database; an open connection would block it.
  database.addEventListener('versionchange', () => {
    database.close();
    forget();
  });
  return database;
}

function forget(): void {
  connection = null;
}

export function keysIn(store: UseStore, range: IDBKeyRange): Promise<IDBValidKey[]> {
  return store('readonly', (opened) => promisifyRequest(opened.getAllKeys(range)));
}

export function removeRange(store: UseStore, range: IDBKeyRange): Promise<void> {
  return store('readwrite', (opened) => {
    opened.delete(range);
    return promisifyRequest(opened.transaction);
  });
}

/** Returns null when the browser denies access to its storage. */
export const orNull = <T>(read: () => Promise<T>): Promise<T | null> => read().catch(() => null);

/** Resolves to true when the write succeeded. */
export const isDone = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    () => false,
  );
