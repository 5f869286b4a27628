// Reads and writes drafts. A storage that is full, disabled or holds invalid data never breaks the page: reads return null, writes return
// false, and the screen says that the draft is not saved.
import type { ContentKind } from '@palmares/core/content-kind';
import { randomKey } from '../random-key.ts';
import {
  type DraftName,
  type DraftOwner,
  draftKey,
  parseDraftKey,
  putAside,
  withoutAside,
} from './draft-keys.ts';

/** The part of `Storage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type DraftStore = {
  /** Returns the stored value, parsed from JSON and not validated. */
  read(name: DraftName): unknown;
  /** Returns the stored JSON text; null when there is none. */
  readText(name: DraftName): string | null;
  /** Returns false when the value could not be stored; an older draft under that name then still exists. */
  write(name: DraftName, value: unknown): boolean;
  writeText(name: DraftName, text: string): boolean;
  remove(name: DraftName): void;
  /** Removes all drafts of a content that its author deleted, with those under a conflict suffix. */
  removeOf(owner: DraftOwner, kind: ContentKind, contentId: number): void;
  /** Lists all drafts, with those under a conflict suffix. */
  list(owner: DraftOwner): DraftName[];
  /**
   * Moves drafts to the user who has just signed in. If the user already has another draft under that name, the moved one gets a conflict
   * suffix: both are kept.
   */
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
          const own = { ...withoutAside(name), owner: to };
          const theirs = store.getItem(draftKey(own));
          const target = theirs === null || theirs === text ? own : putAside(own, 'visitor', newId());
          // The old entry is removed first: a full storage has no room for two copies.
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

/** The browser's storage; null when the browser throws on access (blocked cookies). */
export function browserStorage(): DraftStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export const draftStore: DraftStore = createDraftStore(browserStorage());
