// Who is signed in, as the app finds out: a token in the storage, and what the server says of it.
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { SessionReply, SessionUser } from '@palmares/core/contract/types';
import { refreshSession } from '../api/session.ts';
import { writeToken } from '../api/token.ts';
import { answer, refuse } from './fake-server.ts';

const HOUR_MS = 3_600_000;
const TOKEN = 'token-of-a-test';

export const LINA: SessionUser = {
  id: 7,
  username: 'Lina',
  nametag: 'lina',
  email: 'lina@example.org',
  createdAt: '2026-01-01T00:00:00.000Z',
  roles: [],
  voices_left_out: false,
  second_factor_missing: false,
};

export const ADMIN: SessionUser = {
  ...LINA,
  id: 1,
  username: 'Ada',
  nametag: 'ada',
  roles: [{ id: 1, libelle: 'admin' }],
};

/** What the server says of a token of `user`. */
export function sessionOf(user: SessionUser): SessionReply['data'] {
  const now = Date.now();
  return { user, now: new Date(now).toISOString(), expiresAt: new Date(now + HOUR_MS).toISOString() };
}

/** Before `mount`. */
export async function signInAs(user: SessionUser = LINA): Promise<void> {
  answer(ENDPOINTS.session, sessionOf(user));
  writeToken(TOKEN);
  await refreshSession();
}

/** A visitor, of whom nothing is known: signed in before, so that no session is left whose end is still told. */
export async function signOut(): Promise<void> {
  await signInAs();
  writeToken(null);
  await refreshSession();
}

/** The stored token is dead: the session counts as expired. */
export async function endSession(): Promise<void> {
  writeToken(TOKEN);
  refuse(ENDPOINTS.session, { status: 401, code: 'token_expired' });
  await refreshSession();
}
