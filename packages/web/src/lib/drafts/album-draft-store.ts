// The unfinished album in IndexedDB: one record for the fields, one for each file, by user. A refused or full storage
// never breaks the form: every write answers whether it was kept.
import { del, delMany, get, getMany, promisifyRequest, set, type UseStore } from 'idb-keyval';
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

const fieldsStore = storeNamed(FIELDS);
const filesStore = storeNamed(FILES);

export function createAlbumDraftStore(userId: number): AlbumDraftStore {
  // A file's key is its owner's id and its own.
  const files = (): IDBKeyRange => IDBKeyRange.bound([userId, ''], [userId, '\uFFFF']);
  const keyOf = (id: string): IDBValidKey => [userId, id];
  const fileIds = (): Promise<string[]> =>
    filesStore('readonly', async (store) =>
      (await promisifyRequest(store.getAllKeys(files()))).flatMap(idOf),
    );
  return {
    load: () =>
      orNull(async () => {
        const [fields, ids] = await Promise.all([get<unknown>(userId, fieldsStore), fileIds()]);
        const values = await getMany<unknown>(ids.map(keyOf), filesStore);
        const kept = ids.flatMap((id, index): [string, KeptFile][] => {
          const value = values[index];
          return isKeptFile(value) ? [[id, value]] : [];
        });
        return { fields, files: new Map(kept) };
      }),
    summarise: () =>
      orNull(async () => {
        const [fields, ids] = await Promise.all([get<unknown>(userId, fieldsStore), fileIds()]);
        const known = new Set(ids);
        return summariseAlbumDraft(fields, (id) => known.has(id));
      }),
    saveFields: (fields) => isDone(set(userId, fields, fieldsStore)),
    saveFile: (id, file) => isDone(set(keyOf(id), file, filesStore)),
    removeFiles: (ids) => isDone(delMany(Array.from(ids, keyOf), filesStore)),
    clear: () =>
      isDone(
        Promise.all([
          del(userId, fieldsStore),
          filesStore('readwrite', (store) => {
            store.delete(files());
            return promisifyRequest(store.transaction);
          }),
        ]),
      ),
  };
}

/** The library's `createStore` makes a database for each store: these two have always shared one. */
function storeNamed(name: string): UseStore {
  return async (mode, work) => work((await connect()).transaction(name, mode).objectStore(name));
}

/** One connection for the life of the page: to open one takes longer than to write, and a page may be left meanwhile. */
let connection: Promise<IDBDatabase> | null = null;

function connect(): Promise<IDBDatabase> {
  connection ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return connection;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(FIELDS);
    request.result.createObjectStore(FILES);
  });
  const database = await promisifyRequest(request);
  database.addEventListener('close', forget);
  // Another page wants to delete or change it.
  database.addEventListener('versionchange', () => {
    database.close();
    forget();
  });
  return database;
}

function forget(): void {
  connection = null;
}

const orNull = <T>(read: () => Promise<T>): Promise<T | null> => read().catch(() => null);

const isDone = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    () => false,
  );

function idOf(key: IDBValidKey): string | [] {
  return Array.isArray(key) && typeof key[1] === 'string' ? key[1] : [];
}

function isKeptFile(value: unknown): value is KeptFile {
  if (typeof value !== 'object' || value === null) return false;
  if ('original' in value) return value.original instanceof Blob;
  return (
    'file' in value && value.file instanceof Blob && 'thumbnail' in value && value.thumbnail instanceof Blob
  );
}
