// Who is signed in, outside React: one state, its changes, and the watch on its expiry (AC-59, AC-61, AC-64).
// Invariant: `signed-in` only with a user that the server gave for the token that is stored.
// Leaves out: what screens do about it; the page's own events, which session.ts brings in.
import type { SessionReply, SessionUser } from '@palmares/core/contract/types';
import { createStore } from 'zustand/vanilla';
import { sessionEndOf } from './errors.ts';
import type { SessionEndReason } from './session-end.ts';

export type SessionState = {
  readonly status: 'checking' | 'visitor' | 'signed-in';
  readonly user: SessionUser | null;
  /** Why somebody who had a session is a visitor now. `unreachable`: the server did not answer, the token is kept. */
  readonly problem: 'expired' | 'disabled' | 'unreachable' | null;
};

type Ports = {
  readToken: () => string | null;
  writeToken: (token: string | null) => void;
  /** Why the stored session ended a moment ago, also in another tab or before a reload. */
  readEnd: () => SessionEndReason | null;
  writeEnd: (reason: SessionEndReason) => void;
  clearEnd: () => void;
  fetchSession: () => Promise<SessionReply['data']>;
  /** Reads the stored token before it returns its promise. */
  revoke: () => Promise<unknown>;
  /** Milliseconds; the browser's clock, which may be wrong. */
  clock: () => number;
  /** Where nobody is told that a session expired: on the pages of who has none (AC-68). */
  isQuiet: () => boolean;
};

const VISITOR: SessionState = { status: 'visitor', user: null, problem: null };

export function createSessionStore(ports: Ports) {
  const state = createStore<SessionState>(() =>
    ports.readToken() === null ? VISITOR : { ...VISITOR, status: 'checking' },
  );
  /** In the server's time. */
  let expiresAt = Number.POSITIVE_INFINITY;
  /** Server minus browser, in milliseconds. */
  let clockOffset = 0;

  function end(reason: SessionEndReason): void {
    // Before the token goes: other tabs look for the reason as soon as they hear that it is gone.
    ports.writeEnd(reason);
    ports.writeToken(null);
    state.setState({ ...VISITOR, problem: toProblem(reason) });
  }

  function toProblem(reason: SessionState['problem']): SessionState['problem'] {
    return reason === 'expired' && ports.isQuiet() ? null : reason;
  }

  /** Asks the server who the stored token is. Without one: a visitor, at once. */
  async function refresh(): Promise<void> {
    const token = ports.readToken();
    if (token === null) {
      const { status, problem } = state.getState();
      const reason = toProblem(ports.readEnd());
      const isNews =
        status !== 'visitor' || problem === 'unreachable' || (problem === null && reason !== null);
      if (isNews) state.setState({ ...VISITOR, problem: reason });
      return;
    }
    try {
      const session = await ports.fetchSession();
      if (ports.readToken() !== token) return;
      expiresAt = Date.parse(session.expiresAt);
      clockOffset = Date.parse(session.now) - ports.clock();
      ports.clearEnd();
      state.setState({ status: 'signed-in', user: session.user, problem: null });
    } catch (error) {
      if (ports.readToken() !== token) return;
      const reason = sessionEndOf(error);
      if (reason !== null) end(reason);
      // The server did not answer, which says nothing of the session: somebody already signed in stays so.
      else if (state.getState().status !== 'signed-in')
        state.setState({ ...VISITOR, problem: 'unreachable' });
    }
  }

  /** Every 60 s and when the tab is seen again: ends a session that is over, by the server's clock; retries an unreachable one. */
  function check(): void {
    const { status, problem } = state.getState();
    if (problem === 'unreachable') void refresh();
    else if (status === 'signed-in' && ports.clock() + clockOffset >= expiresAt) end('expired');
  }

  /** The server refused `token`: ends the session if it is still the stored one. */
  function refused(token: string, problem: 'expired' | 'disabled'): void {
    if (ports.readToken() === token) end(problem);
  }

  /** A visitor at once, whatever the server answers, and when: /login sends home whoever still counts as signed in. */
  async function signOut(): Promise<void> {
    // The request takes the token along before it is forgotten here.
    const revoked = ports.revoke().catch(() => {
      // The server is away: the token dies by itself, and is gone from here.
    });
    ports.clearEnd();
    ports.writeToken(null);
    state.setState(VISITOR);
    await revoked;
  }

  return { state, refresh, check, refused, signOut };
}
