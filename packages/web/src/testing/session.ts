// The signed-in user of a test, set up as the app finds it: a stored token and the server's answer to it.
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
  language: 'fr',
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

/** The server's answer to a token of `user`. */
export function sampleSession(user: SessionUser): SessionReply['data'] {
  const now = Date.now();
  return { user, now: new Date(now).toISOString(), expiresAt: new Date(now + HOUR_MS).toISOString() };
}

/** Call before `mount`. */
export async function signInAs(user: SessionUser = LINA): Promise<void> {
  answer(ENDPOINTS.session, sampleSession(user));
  writeToken(TOKEN);
  await refreshSession();
}

/** Makes the test a visitor. It signs in first, so that no message about an ended session remains. */
export async function signOut(): Promise<void> {
  await signInAs();
  writeToken(null);
  await refreshSession();
}

/** Expires the stored token: the session counts as ended. */
export async function endSession(): Promise<void> {
  writeToken(TOKEN);
  refuse(ENDPOINTS.session, { status: 401, code: 'token_expired' });
  await refreshSession();
}
