// The data router weighs 16 kB more than the declarative one. It is needed for `useBlocker`, which protects unsaved work.
import { createBrowserRouter, type DataRouter } from 'react-router';
import { randomKey } from '../lib/random-key.ts';
import { routes } from './routes.tsx';

/** Begins at once with the page of the address. */
export function startRouter(): DataRouter {
  nameHistoryEntries();
  return createBrowserRouter(routes);
}

/**
 * The router calls each history entry `default` that it did not make itself: an address that was typed, and a jump to a heading. What is
 * kept by entry (scroll positions, pages of a list) would then come back on a new visit, so such an entry gets a key of its own before the
 * router starts. The key is in the state of the entry, where back, forward and reload find it.
 */
function nameHistoryEntries(): void {
  // The address of the page typed once more replaces its entry, and browsers leave the state of the old one there.
  if (isNewVisit()) setKey();
  else setMissingKey();
  window.addEventListener('popstate', setMissingKey);
}

function isNewVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
}

function setMissingKey(): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('key' in state)) setKey();
}

function setKey(): void {
  history.replaceState({ ...history.state, key: randomKey() }, '');
}
