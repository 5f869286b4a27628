// Proof of ownership for actions that could take over an account or leave a backdoor: if the account has a second factor, a session and the
// password alone are not enough (docs/decisions/0080).
import type { TypedCode } from '@palmares/core/account/second-factor';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AccountContext, SessionContext } from '../../http/context.ts';
import type { RateDeps } from '../../http/rate-limit.ts';
import { insertAuditEvent } from '../account/account.repository.ts';
import type { PasswordOwner } from '../account/credentials.repository.ts';
import { assertCurrentPassword } from '../account/current-password.ts';
import { consumeCode, createWrongCodeError, parseTyped } from './accept-code.ts';
import { mailRecoveryCodeUsed } from './change-mails.ts';
import { countSessionCode } from './code-rates.ts';
import { isSecondFactorOn } from './second-factor.repository.ts';

/** The typed values. The code is ignored if there is no second factor. */
export type Proof = { readonly currentPassword: string; readonly code?: string | undefined };

/** Throws 400 unless both are right. A code works once, even if the call then fails. */
export async function assertOwner(
  deps: RateDeps & Pick<Deps, 'secrets'>,
  context: SessionContext,
  proof: Proof,
): Promise<PasswordOwner> {
  const { currentPassword, code = '' } = proof;
  const owner = await assertCurrentPassword(deps, context, currentPassword);
  if (!(await isSecondFactorOn(deps.db, owner.id))) return owner;
  if (code === '') throw new AppError('second_factor_code_required');
  const typed = parseTyped(code);
  await countSessionCode(deps, context, typed.kind);
  const isTaken = await inTransaction(deps.db, async (trx) => {
    if (!(await consumeCode(deps, trx, owner.id, typed))) return false;
    if (typed.kind === 'recovery') {
      const { ip } = context;
      await insertAuditEvent(trx, { account_id: owner.id, event: 'recovery_code_used', ip });
      await mailRecoveryCodeUsed(trx, owner, deps.clock());
    }
    return true;
  });
  return isTaken ? owner : refuseCode(deps, context, typed);
}

/** Records a wrong code in the audit trail. */
export async function refuseCode(
  deps: Pick<Deps, 'db'>,
  { actor, ip }: AccountContext,
  typed: TypedCode,
): Promise<never> {
  await insertAuditEvent(deps.db, { account_id: actor.id, event: 'second_factor_refused', ip });
  throw createWrongCodeError(typed);
}
