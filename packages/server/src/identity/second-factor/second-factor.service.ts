// One's own second factor: set up with a first code, recovery codes renewed, removed with a last code (docs/decisions/0069).

import { CODE, SECOND_FACTOR } from '@palmares/core/account/limits';
import { formatRecoveryCode, toRecoveryCode } from '@palmares/core/account/second-factor';
import type { SecondFactorChange } from '@palmares/core/contract/audit-events';
import type {
  BegunSecondFactor,
  RecoveryCodes,
  RemoveSecondFactorBody,
  RenewRecoveryCodesBody,
  SecondFactor,
} from '@palmares/core/contract/types';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps, LimitedWriteDeps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AccountContext, SessionContext } from '../../http/context.ts';
import { insertAuditEvent } from '../account/account.repository.ts';
import { getAccount } from '../account/account.service.ts';
import { revokeSessions } from '../account/credentials.repository.ts';
import { assertCurrentPassword } from '../account/current-password.ts';
import { hashRecoveryCode, parseTyped } from './accept-code.ts';
import { assertOwner, refuseCode } from './assert-owner.ts';
import { mailChange } from './change-mails.ts';
import { countSessionCode } from './code-rates.ts';
import { openKey, sealKey } from './sealed-key.ts';
import { presentSecondFactor } from './second-factor.presenter.ts';
import * as factors from './second-factor.repository.ts';
import { findTimeStep, keyText, keyUri } from './totp.ts';

export async function getSecondFactor(
  deps: Pick<Deps, 'config' | 'db'>,
  context: AccountContext,
): Promise<SecondFactor> {
  const { id } = context.actor;
  const [factor, recoveryCodesLeft, { roles }] = await Promise.all([
    factors.findSecondFactor(deps.db, id),
    factors.countRecoveryCodes(deps.db, id),
    getAccount(deps, id),
  ]);
  return presentSecondFactor({
    since: factor?.confirmed_at ?? null,
    recoveryCodesLeft,
    required: deps.config.staffSecondFactor && roles.length > 0,
  });
}

/** Starts a set-up: the second factor becomes active once a code made with the key is confirmed. */
export async function beginSecondFactor(
  deps: Deps,
  context: SessionContext,
  currentPassword: string,
): Promise<BegunSecondFactor> {
  const { id, nametag } = await assertCurrentPassword(deps, context, currentPassword);
  const key = deps.random(SECOND_FACTOR.keyBytes);
  const setUp = { sealed_key: sealKey(deps, id, key), begun_at: deps.clock() };
  if (!(await factors.beginSetUp(deps.db, id, setUp))) throw new AppError('second_factor_on');
  const { hostname } = new URL(deps.config.publicUrl);
  return { totp_key: keyText(key), uri: keyUri(key, { nametag, host: hostname }) };
}

/** Throws unless a set-up is in progress. */
async function getSetUp(deps: Pick<Deps, 'db' | 'clock'>, accountId: number) {
  const factor = await factors.findSecondFactor(deps.db, accountId);
  if (factor !== undefined && factor.confirmed_at !== null) throw new AppError('second_factor_on');
  const oldest = deps.clock().getTime() - SECOND_FACTOR.setUpMs;
  if (factor === undefined || factor.begun_at.getTime() < oldest)
    throw new AppError('second_factor_not_begun');
  return factor;
}

/** Makes a change with the account locked, records it and notifies its owner. `change` returns null to leave everything unchanged. */
async function makeChange<T>(
  deps: Pick<Deps, 'db' | 'clock'>,
  { actor, ip }: AccountContext,
  event: SecondFactorChange,
  change: (trx: Db) => Promise<T | null>,
): Promise<T | null> {
  return inTransaction(deps.db, async (trx) => {
    const owner = await factors.lockOwner(trx, actor.id);
    const result = await change(trx);
    if (result === null) return null;
    await insertAuditEvent(trx, { account_id: actor.id, event, ip });
    await mailChange(trx, owner, event, deps.clock());
    return result;
  });
}

/** Replaces the recovery codes by new ones, which are shown only in this reply. */
async function createRecoveryCodes(
  deps: Pick<Deps, 'random'>,
  trx: Db,
  accountId: number,
): Promise<RecoveryCodes> {
  const codes = Array.from({ length: SECOND_FACTOR.recoveryCodes }, () =>
    toRecoveryCode(deps.random(CODE.recoveryLength)),
  );
  await factors.replaceRecoveryCodes(trx, accountId, codes.map(hashRecoveryCode));
  return { recovery_codes: codes.map(formatRecoveryCode) };
}

/** Ends other sessions, which were created with a password alone. */
export async function confirmSecondFactor(
  deps: Deps,
  context: SessionContext,
  code: string,
): Promise<RecoveryCodes> {
  const { id } = context.actor;
  const typed = parseTyped(code);
  const { sealed_key } = await getSetUp(deps, id);
  await countSessionCode(deps, context, typed.kind);
  const key = openKey(deps, id, sealed_key);
  const now = deps.clock();
  const step = key === null || typed.kind !== 'app' ? null : findTimeStep(key, typed.code, now);
  if (step === null) return refuseCode(deps, context, typed);
  const codes = await makeChange(deps, context, 'second_factor_added', async (trx) => {
    if (!(await factors.confirmSetUp(trx, id, sealed_key, { step, now }))) return null;
    await revokeSessions(trx, id, now, context.session.id);
    return createRecoveryCodes(deps, trx, id);
  });
  if (codes === null) throw new AppError('second_factor_not_begun');
  return codes;
}

export async function removeSecondFactor(
  deps: LimitedWriteDeps,
  context: SessionContext,
  proof: RemoveSecondFactorBody,
): Promise<void> {
  const { id } = await assertOwner(deps, context, proof);
  const removed = await makeChange(deps, context, 'second_factor_removed', async (trx) =>
    (await factors.isSecondFactorOn(trx, id)) ? factors.removeSecondFactor(trx, id) : null,
  );
  if (removed === null) throw new AppError('second_factor_off');
}

/** The older codes stop working. */
export async function renewRecoveryCodes(
  deps: Deps,
  context: SessionContext,
  proof: RenewRecoveryCodesBody,
): Promise<RecoveryCodes> {
  const { id } = await assertOwner(deps, context, proof);
  const codes = await makeChange(deps, context, 'recovery_codes_renewed', async (trx) => {
    // The second factor may have been removed meanwhile.
    if (!(await factors.isSecondFactorOn(trx, id))) return null;
    return createRecoveryCodes(deps, trx, id);
  });
  if (codes === null) throw new AppError('second_factor_off');
  return codes;
}
