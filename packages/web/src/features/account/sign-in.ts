import type { Login } from '@palmares/core/account/check-account';
import { NetworkError } from '../../api/errors.ts';
import { currentSession, signIn } from '../../api/session.ts';

/** Throws also when the sign-in worked but the account could not be loaded: nobody is shown as signed in then. */
export async function signInAndLoad(credentials: Login): Promise<void> {
  await signIn(credentials);
  if (currentSession().status !== 'signed-in') throw new NetworkError('the session after a sign-in');
}
