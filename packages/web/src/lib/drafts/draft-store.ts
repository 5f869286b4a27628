// Reading and writing drafts. A storage that is full, switched off or filled with junk never breaks the page: reads answer
// null, writes answer false, and the screen says that the draft is not saved.
import { type DraftName, type DraftOwner, draftKey, parseDraftKey } from './draft-keys.ts';

/** The part of `Storage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type DraftStore = {
  /** The stored value, of which nothing is known but that it was JSON. */
  read(name: DraftName): unknown;
  /** False when it could not be stored; an older draft of that name is then still there. */
  write(name: DraftName, value: unknown): boolean;
  remove(name: DraftName): void;
  list(owner: DraftOwner): DraftName[];
  /** Gives drafts to the user who signed in on the way. Theirs of the same subject, being older, are replaced. */
  handOver(from: DraftOwner, to: DraftOwner, only: (name: DraftName) => boolean): void;
};

export function createDraftStore(storage: DraftStorage | null): DraftStore {
  function attempt<T>(otherwise: T, work: (storage: DraftStorage) => T): T {
    if (storage === null) return otherwise;
    try {
      return work(storage);
    } catch {
      return otherwise;
    }
  }

  function list(owner: DraftOwner): DraftName[] {
    return attempt<DraftName[]>([], (store) => {
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
      return keys.map(parseDraftKey).filter((name) => name?.owner === owner) as DraftName[];
    });
  }

  return {
    list,
    read: (name) =>
      attempt<unknown>(null, (store) => JSON.parse(store.getItem(draftKey(name)) ?? 'null') as unknown),
    write: (name, value) =>
      attempt(false, (store) => {
        store.setItem(draftKey(name), JSON.stringify(value));
        return true;
      }),
    remove: (name) => attempt(undefined, (store) => store.removeItem(draftKey(name))),
    handOver(from, to, only) {
      for (const name of list(from).filter(only)) {
        attempt(undefined, (store) => {
          const value = store.getItem(draftKey(name));
          if (value === null) return;
          // Removed first: a full storage has no room for two copies.
          store.removeItem(draftKey(name));
          try {
            store.setItem(draftKey({ ...name, owner: to }), value);
          } catch {
            store.setItem(draftKey(name), value);
          }
        });
      }
    },
  };
}

/** The browser's storage; null where it may not even be looked at (blocked cookies). */
export function browserStorage(): DraftStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export const draftStore: DraftStore = createDraftStore(browserStorage());
