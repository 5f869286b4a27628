// Staff actions on other people's data are recorded in the audit trail, in the transaction of the action (AD-45). Actions on one's own data
// are not.
import type { StaffEventName } from '@palmares/core/contract/audit-events';
import type { Db } from '../../db/transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import { insertAuditEvent } from './account.repository.ts';

export async function recordAuditEvent(
  db: Db,
  context: AccountContext,
  act: { event: StaffEventName; target: string; ownerId: number },
): Promise<void> {
  const { event, target, ownerId } = act;
  if (context.actor.id === ownerId) return;
  await insertAuditEvent(db, { account_id: context.actor.id, event, target, ip: context.ip });
}

/**
 * Records that the only active admin decided on their own case, because nobody else could (docs/decisions/0057-reports.md).
 */
export async function recordOwnDecision(db: Db, context: AccountContext, target: string): Promise<void> {
  const { actor, ip } = context;
  await insertAuditEvent(db, { account_id: actor.id, event: 'decided_by_party', target, ip });
}
