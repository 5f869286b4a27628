// A visitor who builds first and signs in afterwards keeps the work (BU-22), besides any draft of the account. Only what this tab wrote is
// handed over: on a shared computer, another visitor's drafts do not belong to the new user.
import { tabStorage } from '../web-storage.ts';
import { type DraftName, draftKey, parseDraftKey, withoutAside } from './draft-keys.ts';
import { draftStore } from './draft-store.ts';

const KEY = 'palmares:visitor-drafts';

function readKeys(): string[] {
  const keys = tabStorage.readJson(KEY);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

/** Records, for this tab, that it wrote a visitor's draft. Without storage, only the hand-over at sign-in is lost. */
export function rememberVisitorDraft(name: DraftName): void {
  const key = draftKey(name);
  const keys = readKeys();
  if (name.owner === 'visitor' && !keys.includes(key)) tabStorage.write(KEY, JSON.stringify([...keys, key]));
}

/** True when this tab wrote drafts of a person who has not signed in yet. */
export function hasVisitorDrafts(): boolean {
  return readKeys().length > 0;
}

/** Moves the drafts that this tab wrote as a visitor to the user who has signed in. */
export function claimVisitorDrafts(user: number): void {
  const keys = readKeys().filter((key) => parseDraftKey(key) !== null);
  if (keys.length === 0) return;
  draftStore.handOver('visitor', user, (name) => keys.includes(draftKey(withoutAside(name))));
  tabStorage.remove(KEY);
}
