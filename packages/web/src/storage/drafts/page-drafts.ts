// The drafts as one page sees them. Two tabs on the same content, or a sign-in, can produce two drafts of one name (BU-29). Invariant: a
// page overwrites and removes only what it has read or written itself. What another page has written since stays; this page's own work then
// gets a conflict suffix until the person has chosen. Out of scope: a lock between two tabs that write at the same instant. Each reads
// before it writes, and the storage event (use-draft.ts) catches the rest.
import { randomKey } from '../../lib/random-key.ts';
import {
  type AsideOrigin,
  type DraftName,
  draftKey,
  getDraftOrigin,
  putAside,
  withoutAside,
} from './draft-keys.ts';
import { type DraftStore, draftStore } from './draft-store.ts';

/** `aside`: stored under a conflict suffix, because another draft has the name. */
export type DraftWrite = 'saved' | 'aside' | 'failed';

export type DraftEntry = { readonly name: DraftName; readonly value: unknown };

export type PageDrafts = {
  /**
   * Returns what is stored under a name, the entry without a conflict suffix first. A write of this page replaces that entry from now on.
   */
  open(name: DraftName): readonly DraftEntry[];
  /** True when something is stored under a name, with or without a conflict suffix. */
  has(name: DraftName): boolean;
  write(name: DraftName, value: unknown): DraftWrite;
  /** Removes only what this page wrote or read under the name. */
  remove(name: DraftName): void;
  /** True when another page has written under the name since. */
  isTaken(name: DraftName): boolean;
  /** Returns what another page has written under the name. */
  readOther(name: DraftName): unknown;
  /** The person chose the work of this page: the next write replaces the other draft. */
  claim(name: DraftName): void;
  /** The person chose one of the colliding drafts: it takes the name, the others are removed. Returns false when it could not be stored. */
  settle(chosen: DraftName): boolean;
};

/** `text`: what this page knows to be stored. `aside`: the name with a conflict suffix under which its own work is stored. */
type Knowledge = { text: string | null; aside: DraftName | null };

/** `from`: the origin recorded in the conflict suffix of this page's work. */
export function createPageDrafts(
  store: DraftStore,
  newId = randomKey,
  from: AsideOrigin = 'tab',
): PageDrafts {
  const known = new Map<string, Knowledge>();

  function getKnownDraft(name: DraftName): Knowledge {
    const found = known.get(draftKey(name)) ?? { text: null, aside: null };
    known.set(draftKey(name), found);
    return found;
  }

  function isTaken(name: DraftName): boolean {
    const text = store.readText(name);
    return text !== null && text !== getKnownDraft(name).text;
  }

  function comeBack(name: DraftName): void {
    const knowledge = getKnownDraft(name);
    if (knowledge.aside !== null) store.remove(knowledge.aside);
    knowledge.aside = null;
  }

  return {
    isTaken,
    has: (name) => listUnder(store, name).some((one) => store.readText(one) !== null),
    open(name) {
      known.delete(draftKey(name));
      // The server, where nothing is ever stored, must not remember each name that it renders.
      if (store.readText(name) !== null) getKnownDraft(name).text = store.readText(name);
      return listUnder(store, name)
        .map((one) => ({ name: one, value: store.read(one) }))
        .filter(({ value }) => value !== null);
    },
    write(name, value) {
      const knowledge = getKnownDraft(name);
      const text = JSON.stringify(value);
      if (!isTaken(name)) {
        if (!store.writeText(name, text)) return 'failed';
        knowledge.text = text;
        comeBack(name);
        return 'saved';
      }
      knowledge.aside ??= putAside(name, from, newId());
      return store.writeText(knowledge.aside, text) ? 'aside' : 'failed';
    },
    remove(name) {
      const knowledge = getKnownDraft(name);
      const isAside = knowledge.aside !== null;
      comeBack(name);
      if (!isAside && !isTaken(name)) store.remove(name);
    },
    readOther: (name) => store.read(name),
    claim: (name) => known.set(draftKey(name), { ...getKnownDraft(name), text: store.readText(name) }),
    settle(chosen) {
      const name = withoutAside(chosen);
      const text = store.readText(chosen);
      if (text === null || !store.writeText(name, text)) return false;
      for (const other of listUnder(store, name)) if (getDraftOrigin(other) !== null) store.remove(other);
      known.set(draftKey(name), { text, aside: null });
      return true;
    },
  };
}

/** Returns the name itself and all names that add a conflict suffix to it. */
function listUnder(store: DraftStore, name: DraftName): DraftName[] {
  const key = draftKey(name);
  const beside = store
    .list(name.owner)
    .filter((other) => getDraftOrigin(other) !== null && draftKey(withoutAside(other)) === key);
  return [name, ...beside];
}

export const pageDrafts: PageDrafts = createPageDrafts(draftStore);
