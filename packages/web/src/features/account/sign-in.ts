import type { Login } from '@palmares/core/account/check-account';
import type { FinishLoginBody } from '@palmares/core/contract/types';
import { NetworkError } from '../../api/errors.ts';
import { currentSession, refreshSession } from '../../api/session.ts';
import { finishLogin, login } from '../../api/sign-in.ts';
import { writeToken } from '../../api/token.ts';

/** Throws also when the sign-in worked but the account could not be loaded; the session then stays signed out. */
async function load(token: string): Promise<void> {
  writeToken(token);
  await refreshSession();
  if (currentSession().status !== 'signed-in') throw new NetworkError('the session after a sign-in');
}

/** Returns null when signed in, or the ticket for the second step of an account with a second factor. */
export async function signInAndLoad(credentials: Login): Promise<string | null> {
  const reply = await login(credentials);
  if ('ticket' in reply) return reply.ticket;
  await load(reply.token);
  return null;
}

export async function finishAndLoad(step: FinishLoginBody): Promise<void> {
  const { token } = await finishLogin(step);
  await load(token);
}
