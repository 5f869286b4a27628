// The drafts as one page sees them. Two tabs on the same content, or a sign-in, bring two drafts to one name (BU-29).
// Invariant: a page writes over and removes only what it has read or written itself. What another one put there since stays; the
// page's own work then stands aside, until the person has chosen.
// Leaves out: a lock between two tabs that write in the same instant. Each reads before it writes, and the storage event
// (use-draft.ts) brings what slipped between the two.
import { randomKey } from '../random-key.ts';
import { type AsideOrigin, type DraftName, draftKey, originOf, placeOf, putAside } from './draft-keys.ts';
import { type DraftStore, draftStore } from './draft-store.ts';

/** `aside`: it is kept, beside another one. */
export type DraftWrite = 'saved' | 'aside' | 'failed';

export type DraftEntry = { readonly name: DraftName; readonly value: unknown };

export type PageDrafts = {
  /** What is stored under a name, its own place first. A write of this page replaces it from now on. */
  open(name: DraftName): readonly DraftEntry[];
  /** Something is kept under a name, in its place or aside. */
  has(name: DraftName): boolean;
  write(name: DraftName, value: unknown): DraftWrite;
  /** Removes what this page wrote or read there, and nothing else. */
  remove(name: DraftName): void;
  /** Another page has written there since. */
  isTaken(name: DraftName): boolean;
  /** What another page has written there. */
  readOther(name: DraftName): unknown;
  /** The person chose the work of this page: the next write replaces the other. */
  claim(name: DraftName): void;
  /** The person chose one of those that met: it takes the place, the others go. False when it could not be stored. */
  settle(chosen: DraftName): boolean;
};

/** `text` is what the page knows to be stored; `aside`: where its own work went meanwhile. */
type Knowledge = { text: string | null; aside: DraftName | null };

/** `from`: what is said of its work where that stands aside. */
export function createPageDrafts(
  store: DraftStore,
  newId = randomKey,
  from: AsideOrigin = 'tab',
): PageDrafts {
  const known = new Map<string, Knowledge>();

  function knowledgeOf(name: DraftName): Knowledge {
    const found = known.get(draftKey(name)) ?? { text: null, aside: null };
    known.set(draftKey(name), found);
    return found;
  }

  function isTaken(name: DraftName): boolean {
    const text = store.readText(name);
    return text !== null && text !== knowledgeOf(name).text;
  }

  function comeBack(name: DraftName): void {
    const knowledge = knowledgeOf(name);
    if (knowledge.aside !== null) store.remove(knowledge.aside);
    knowledge.aside = null;
  }

  return {
    isTaken,
    has: (name) => listUnder(store, name).some((one) => store.readText(one) !== null),
    open(name) {
      known.set(draftKey(name), { text: store.readText(name), aside: null });
      return listUnder(store, name)
        .map((one) => ({ name: one, value: store.read(one) }))
        .filter(({ value }) => value !== null);
    },
    write(name, value) {
      const knowledge = knowledgeOf(name);
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
      const knowledge = knowledgeOf(name);
      const isAside = knowledge.aside !== null;
      comeBack(name);
      if (!isAside && !isTaken(name)) store.remove(name);
    },
    readOther: (name) => store.read(name),
    claim: (name) => known.set(draftKey(name), { ...knowledgeOf(name), text: store.readText(name) }),
    settle(chosen) {
      const name = placeOf(chosen);
      const text = store.readText(chosen);
      if (text === null || !store.writeText(name, text)) return false;
      for (const other of listUnder(store, name)) if (originOf(other) !== null) store.remove(other);
      known.set(draftKey(name), { text, aside: null });
      return true;
    },
  };
}

/** The name itself, and what stands aside under it. */
function listUnder(store: DraftStore, name: DraftName): DraftName[] {
  const key = draftKey(name);
  const beside = store
    .list(name.owner)
    .filter((other) => originOf(other) !== null && draftKey(placeOf(other)) === key);
  return [name, ...beside];
}

export const pageDrafts: PageDrafts = createPageDrafts(draftStore);
