// Reads and writes drafts. A storage that is full, disabled or holds invalid data never breaks the page: reads return null, writes return
// false, and the screen says that the draft is not saved.
import type { ContentKind } from '@palmares/core/content-kind';
import { randomKey } from '../../lib/random-key.ts';
import type { DraftKey } from '../schema.ts';
import { deviceStorage, type TextStorage } from '../web-storage.ts';
import {
  type DraftName,
  type DraftOwner,
  draftKey,
  parseDraftKey,
  putAside,
  withoutAside,
} from './draft-keys.ts';

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

export function createDraftStore(
  storage: TextStorage<DraftKey>,
  newId: () => string = randomKey,
): DraftStore {
  const list = (owner: DraftOwner): DraftName[] =>
    storage
      .listKeys()
      .map(parseDraftKey)
      .filter((name) => name !== null)
      .filter((name) => name.owner === owner);
  const readText = (name: DraftName): string | null => storage.read(draftKey(name));
  const writeText = (name: DraftName, text: string): boolean => storage.write(draftKey(name), text);
  const remove = (name: DraftName): void => storage.remove(draftKey(name));

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
    read: (name) => storage.readJson(draftKey(name)),
    write: (name, value) => writeText(name, JSON.stringify(value)),
    handOver(from, to, only) {
      for (const name of list(from).filter(only)) {
        const text = readText(name);
        if (text === null) continue;
        const own = { ...withoutAside(name), owner: to };
        const theirs = readText(own);
        const target = theirs === null || theirs === text ? own : putAside(own, 'visitor', newId());
        // The old entry is removed first: a full storage has no room for two copies.
        remove(name);
        if (!writeText(target, text)) writeText(name, text);
      }
    },
  };
}

export const draftStore: DraftStore = createDraftStore(deviceStorage);
