import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AccountContext } from '../../http/context.ts';
import { countHit } from '../../http/rate-limit.ts';
import { findPasswordOwner, type PasswordOwner } from './credentials.repository.ts';
import { verifyPassword } from './password.ts';

/** Throws 400 unless it is the caller's password. Attempts are counted, so that a stolen session cannot be used to guess it. */
export async function assertCurrentPassword(
  deps: Deps,
  context: AccountContext,
  password: string,
): Promise<PasswordOwner> {
  await countHit(deps, 'currentPassword', String(context.actor.id));
  const owner = await findPasswordOwner(deps.db, context.actor.id);
  const matches = await verifyPassword(owner?.password_hash ?? null, password);
  if (owner === undefined || !matches) throw new AppError('wrong_current_password');
  return owner;
}
