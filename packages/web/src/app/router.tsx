// The data router weighs 16 kB more than the declarative one. It is needed for `useBlocker`, which protects unsaved work.
import { LANGUAGE_ROOTS } from '@palmares/texts/language';
import { LANGUAGE } from '@palmares/texts/page/language';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { randomKey } from '../lib/random-key.ts';
import { routes } from './routes.tsx';

/** Creates the router, which immediately starts to load the page of the address. */
export function startRouter(): DataRouter {
  nameHistoryEntries();
  return createBrowserRouter(routes, { basename: LANGUAGE_ROOTS[LANGUAGE] });
}

/**
 * The router uses the key `default` for every history entry that it did not create itself: a typed address, or a jump to a heading. Data
 * stored by key (scroll positions, pages of a list) would then reappear on a new visit, so such an entry gets its own key before the router
 * starts. The key is stored in the entry's state, where back, forward and reload find it.
 */
function nameHistoryEntries(): void {
  // Entering the page's own address again replaces its entry, and browsers keep the old entry's state.
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
