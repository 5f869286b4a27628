// The signed-in user, outside React: one state, its changes, and its expiry (AC-59, AC-61, AC-64). Invariant: `signed-in` implies a user
// that the server returned for the stored token. Out of scope: the reaction of screens; the page's own events, which session.ts connects.
import type { SessionReply, SessionUser } from '@palmares/core/contract/types';
import { createStore } from 'zustand/vanilla';
import { getSessionEnd } from './errors.ts';
import type { SessionEndReason } from './session-end.ts';

export type SessionState = {
  readonly status: 'checking' | 'visitor' | 'signed-in';
  readonly user: SessionUser | null;
  /** Why a person who had a session is a visitor now. `unreachable`: the server did not answer, and the token is kept. */
  readonly problem: 'expired' | 'disabled' | 'unreachable' | null;
};

type Ports = {
  readToken: () => string | null;
  writeToken: (token: string | null) => void;
  /** Returns why the stored session ended recently, also in another tab or before a reload. */
  readEnd: () => SessionEndReason | null;
  writeEnd: (reason: SessionEndReason) => void;
  clearEnd: () => void;
  fetchSession: () => Promise<SessionReply['data']>;
  /** Reads the stored token synchronously, before it returns its promise. */
  revoke: () => Promise<unknown>;
  /** The browser's clock in milliseconds, which may be wrong. */
  clock: () => number;
  /** True where an expired session is not announced: on the pages for signed-out people (AC-68). */
  isQuiet: () => boolean;
};

const VISITOR: SessionState = { status: 'visitor', user: null, problem: null };

export function createSessionStore(ports: Ports) {
  const state = createStore<SessionState>(() =>
    ports.readToken() === null ? VISITOR : { ...VISITOR, status: 'checking' },
  );
  /** Server time. */
  let expiresAt = Number.POSITIVE_INFINITY;
  /** Server time minus browser time, in milliseconds. */
  let clockOffset = 0;

  function end(reason: SessionEndReason): void {
    // The reason is written first: other tabs read it as soon as they notice that the token was removed.
    ports.writeEnd(reason);
    ports.writeToken(null);
    state.setState({ ...VISITOR, problem: toProblem(reason) });
  }

  function toProblem(reason: SessionState['problem']): SessionState['problem'] {
    return reason === 'expired' && ports.isQuiet() ? null : reason;
  }

  /** Asks the server about the stored token. Without a token, the state is `visitor` at once. */
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
      const reason = getSessionEnd(error);
      if (reason !== null) end(reason);
      // A missing answer says nothing about the session: a signed-in person stays signed in.
      else if (state.getState().status !== 'signed-in')
        state.setState({ ...VISITOR, problem: 'unreachable' });
    }
  }

  /**
   * Runs every 60 s and when the tab becomes visible: ends a session that has expired by the server's clock; retries an unreachable one.
   */
  function check(): void {
    const { status, problem } = state.getState();
    if (problem === 'unreachable') void refresh();
    else if (status === 'signed-in' && ports.clock() + clockOffset >= expiresAt) end('expired');
  }

  /** The server refused `token`: ends the session if it is still the stored one. */
  function refused(token: string, problem: 'expired' | 'disabled'): void {
    if (ports.readToken() === token) end(problem);
  }

  /** Becomes a visitor at once, independent of the server's answer: /login redirects people who still count as signed in. */
  async function signOut(): Promise<void> {
    // The request reads the token before it is removed.
    const revoked = ports.revoke().catch(() => {
      // The server does not answer: the token expires on its own, and this browser has forgotten it.
    });
    ports.clearEnd();
    ports.writeToken(null);
    state.setState(VISITOR);
    await revoked;
  }

  return { state, refresh, check, refused, signOut };
}
