// The session of this page: the store, connected to the browser's storage, clock and events.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { SESSION } from '@palmares/core/limits';
import { useStore } from 'zustand';
import { isAccountPage } from '../lib/paths.ts';
import { call, onSessionEnd } from './client.ts';
import { clearSessionEnd, readSessionEnd, writeSessionEnd } from './session-end.ts';
import { createSessionStore, type SessionState } from './session-store.ts';
import { readToken, TOKEN_KEY, writeToken } from './token.ts';

const store = createSessionStore({
  readToken,
  writeToken,
  readEnd: readSessionEnd,
  writeEnd: writeSessionEnd,
  clearEnd: clearSessionEnd,
  fetchSession: () => call(ENDPOINTS.session),
  revoke: () => call(ENDPOINTS.revocation, { timeoutMs: 5_000 }),
  clock: () => Date.now(),
  isQuiet: () => isAccountPage(location.pathname),
});

export const signOut = store.signOut;
export const refreshSession = store.refresh;
export const currentSession = store.state.getState;
export const subscribeToSession = store.state.subscribe;

/** Returns the session state; the component re-renders when it changes. */
export function useSession(): SessionState {
  return useStore(store.state);
}

/** Starts the first check and the watchers for expiry, other tabs and refusals. Call once, before the first render. */
export function startSession(): void {
  void store.refresh();
  onSessionEnd(({ token, reason }) => store.refused(token, reason));
  setInterval(store.check, SESSION.expiryCheckMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') store.check();
  });
  window.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key === TOKEN_KEY || event.key === null) void store.refresh();
  });
}
