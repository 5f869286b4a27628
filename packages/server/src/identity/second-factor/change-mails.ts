// Notifies the owner of a second factor by mail of each change, in its transaction: an owner who did not make it learns of it. The caller
// wakes the mailer after the commit.
import type { SecondFactorChange } from '@palmares/core/contract/audit-events';
import type { Db } from '../../db/transaction.ts';
import { insertMail } from '../../mail/outbox.repository.ts';
import { countRecoveryCodes, type Owner } from './second-factor.repository.ts';

export async function mailChange(
  trx: Db,
  { id, nametag, email }: Owner,
  change: SecondFactorChange,
  now: Date,
): Promise<void> {
  if (email === null) return;
  await insertMail(
    trx,
    { kind: 'second_factor_changed', accountId: id, recipient: email, payload: { nametag, change } },
    now,
  );
}

/** Notifies the owner, because a stranger who finds a recovery code needs only the password to sign in. */
export async function mailRecoveryCodeUsed(trx: Db, { id, nametag, email }: Owner, now: Date): Promise<void> {
  if (email === null) return;
  const left = await countRecoveryCodes(trx, id);
  await insertMail(
    trx,
    { kind: 'recovery_code_used', accountId: id, recipient: email, payload: { nametag, left } },
    now,
  );
}
