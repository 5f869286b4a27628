// Reading and writing drafts. A storage that is full, switched off or filled with junk never breaks the page: reads answer
// null, writes answer false, and the screen says that the draft is not saved.
import type { ContentKind } from '@palmares/core/content-kind';
import { randomKey } from '../random-key.ts';
import { type DraftName, type DraftOwner, draftKey, parseDraftKey, placeOf, putAside } from './draft-keys.ts';

/** The part of `Storage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type DraftStore = {
  /** The stored value, of which nothing is known but that it was JSON. */
  read(name: DraftName): unknown;
  /** The same as it is stored. Null when there is none. */
  readText(name: DraftName): string | null;
  /** False when it could not be stored; an older draft of that name is then still there. */
  write(name: DraftName, value: unknown): boolean;
  writeText(name: DraftName, text: string): boolean;
  remove(name: DraftName): void;
  /** All of a content that its author deleted, those that stand aside too. */
  removeOf(owner: DraftOwner, kind: ContentKind, contentId: number): void;
  /** Those that stand aside too. */
  list(owner: DraftOwner): DraftName[];
  /** Gives drafts to the user who signed in on the way. Where theirs is another one, they are put aside: both are kept. */
  handOver(from: DraftOwner, to: DraftOwner, only: (name: DraftName) => boolean): void;
};

export function createDraftStore(storage: DraftStorage | null, newId: () => string = randomKey): DraftStore {
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
      return keys
        .map(parseDraftKey)
        .filter((name) => name !== null)
        .filter((name) => name.owner === owner);
    });
  }

  function readText(name: DraftName): string | null {
    return attempt<string | null>(null, (store) => store.getItem(draftKey(name)));
  }

  function writeText(name: DraftName, text: string): boolean {
    return attempt(false, (store) => {
      store.setItem(draftKey(name), text);
      return true;
    });
  }

  const remove = (name: DraftName): void => attempt(undefined, (store) => store.removeItem(draftKey(name)));

  return {
    list,
    remove,
    removeOf(owner, kind, contentId) {
      for (const name of list(owner))
        if (name.kind === kind && 'content' in name.subject && name.subject.content === contentId)
          remove(name);
    },
    readText,
    writeText,
    read: (name) => attempt<unknown>(null, () => JSON.parse(readText(name) ?? 'null') as unknown),
    write: (name, value) => writeText(name, JSON.stringify(value)),
    handOver(from, to, only) {
      for (const name of list(from).filter(only)) {
        attempt(undefined, (store) => {
          const text = store.getItem(draftKey(name));
          if (text === null) return;
          const own = { ...placeOf(name), owner: to };
          const theirs = store.getItem(draftKey(own));
          const target = theirs === null || theirs === text ? own : putAside(own, 'visitor', newId());
          // Removed first: a full storage has no room for two copies.
          store.removeItem(draftKey(name));
          try {
            store.setItem(draftKey(target), text);
          } catch {
            store.setItem(draftKey(name), text);
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
