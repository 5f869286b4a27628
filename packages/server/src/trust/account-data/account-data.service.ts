// Deletion of an account, by its owner or by an admin, and its preview (PR-2, PR-4, AD-5).
import type { DeleteMeBody, DeletionPreview } from '@palmares/core/contract/types';
import type { Deps, LimitedWriteDeps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AccountContext, SessionContext } from '../../http/context.ts';
import { insertAuditEvent } from '../../identity/account/account.repository.ts';
import { assertOwner } from '../../identity/second-factor/assert-owner.ts';
import { lockActiveAdmins } from '../../identity/user/user.repository.ts';
import { assertNotLastAdmin } from '../../identity/user/user.service.ts';
import * as owned from './account-data.repository.ts';
import { eraseAccount } from './erase-account.ts';

/** The preview shown before an account is deleted (PR-2). */
export async function previewDeletion(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
): Promise<DeletionPreview> {
  const { id } = context.actor;
  const [counts, contents] = await Promise.all([
    owned.countDeletion(deps.db, id),
    owned.countAccountContents(deps.db, id),
  ]);
  return { ...counts, ...contents };
}

/** An admin cannot delete their own account: another admin has to remove the role first, so that one active admin always remains (AD-5). */
export async function deleteMe(
  deps: LimitedWriteDeps,
  context: SessionContext,
  proof: DeleteMeBody,
): Promise<void> {
  const { actor, ip } = context;
  await assertOwner(deps, context, proof);
  await eraseAccount(deps, actor.id, async (trx) => {
    const admins = await lockActiveAdmins(trx);
    if (admins.includes(actor.id))
      throw admins.length === 1
        ? new AppError('last_admin')
        : new AppError('self_target', {
            text: (texts) => texts.PROFILE_ACCOUNT_TEXTS.adminCannotLeave,
          });
    const target = `account ${actor.id}`;
    await insertAuditEvent(trx, { account_id: actor.id, event: 'account_deleted', target, ip });
  });
}

export async function deleteUser(
  deps: Pick<Deps, 'clock' | 'db'>,
  context: AccountContext,
  id: number,
): Promise<void> {
  await eraseAccount(deps, id, async (trx) => {
    await assertNotLastAdmin(trx, context, id);
    const { actor, ip } = context;
    const target = `account ${id}`;
    await insertAuditEvent(trx, { account_id: actor.id, event: 'user_deleted', target, ip });
  });
}
