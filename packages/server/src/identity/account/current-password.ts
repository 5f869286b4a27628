import { AppError } from '../../errors.ts';
import type { SessionContext } from '../../http/context.ts';
import { countHit, type RateDeps } from '../../http/rate-limit.ts';
import { findPasswordOwner, type PasswordOwner } from './credentials.repository.ts';
import { verifyPassword } from './password.ts';

/**
 * Throws 400 unless it is the caller's password. Attempts are counted per session: a stolen session cannot be used to guess the password,
 * nor to use up the owner's attempts.
 */
export async function assertCurrentPassword(
  deps: RateDeps,
  context: SessionContext,
  password: string,
): Promise<PasswordOwner> {
  await countHit(deps, 'currentPassword', context.session.id);
  const owner = await findPasswordOwner(deps.db, context.actor.id);
  const matches = await verifyPassword(owner?.password_hash ?? null, password);
  if (owner === undefined || !matches) throw new AppError('wrong_current_password');
  return owner;
}
