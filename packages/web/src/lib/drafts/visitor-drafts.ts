// A visitor who builds first and signs in afterwards keeps the work (BU-22), beside a draft of theirs. Only what this tab wrote is handed over:
// on a shared computer, another visitor's drafts are not the newcomer's.
import { type DraftName, draftKey, parseDraftKey, placeOf } from './draft-keys.ts';
import { draftStore } from './draft-store.ts';

const KEY = 'palmares:visitor-drafts';

function readKeys(): string[] {
  try {
    const keys: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers, for this tab, that a visitor's draft was written here. */
export function rememberVisitorDraft(name: DraftName): void {
  const key = draftKey(name);
  const keys = readKeys();
  if (name.owner !== 'visitor' || keys.includes(key)) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...keys, key]));
  } catch {
    // The draft itself is stored; only the hand-over is lost.
  }
}

/** Whether this tab holds work of somebody who has not signed in yet. */
export function hasVisitorDrafts(): boolean {
  return readKeys().length > 0;
}

/** Gives what this tab wrote as a visitor to the user who has signed in. */
export function claimVisitorDrafts(user: number): void {
  const keys = readKeys().filter((key) => parseDraftKey(key) !== null);
  if (keys.length === 0) return;
  draftStore.handOver('visitor', user, (name) => keys.includes(draftKey(placeOf(name))));
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Claimed again next time, when there is nothing left to claim.
  }
}
