// Access to the browser's local and session storage. A full or denied storage and invalid JSON never throw.
import type { DeviceKey, TabKey } from './schema.ts';

/** The part of `Storage` that is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type TextStorage<Key extends string> = {
  /** Returns null also when the browser denies access. */
  read(key: Key): string | null;
  /** Returns the value, which is not validated; null for invalid JSON. */
  readJson(key: Key): unknown;
  /** Returns false when the browser refuses the write; an earlier text under the key then still exists. */
  write(key: Key, text: string): boolean;
  remove(key: Key): void;
  /** Lists all keys, also those of other code. */
  listKeys(): readonly string[];
};

/** `open` throws when the browser denies access (blocked cookies). */
export function createTextStorage<Key extends string>(open: () => BrowserStorage): TextStorage<Key> {
  function attempt<T>(otherwise: T, work: (storage: BrowserStorage) => T): T {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => attempt<string | null>(null, (storage) => storage.getItem(key)),
    readJson: (key) => attempt<unknown>(null, (storage) => JSON.parse(storage.getItem(key) ?? 'null')),
    write: (key, text) =>
      attempt(false, (storage) => {
        storage.setItem(key, text);
        return true;
      }),
    remove: (key) => attempt(undefined, (storage) => storage.removeItem(key)),
    listKeys: () =>
      attempt<string[]>([], (storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      ),
  };
}

export const deviceStorage = createTextStorage<DeviceKey>(() => localStorage);
export const tabStorage = createTextStorage<TabKey>(() => sessionStorage);
