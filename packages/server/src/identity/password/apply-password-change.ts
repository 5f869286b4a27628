// Effects of every password change: it ends other sessions and all personal tokens, removes links, and sends a mail to the owner.
import { emailKey } from '@palmares/core/account/email';
import type { Db } from '../../db/transaction.ts';
import { insertMail, removeAccountMails, removeLinkMails } from '../../mail/outbox.repository.ts';
import { revokeSessions } from '../account/credentials.repository.ts';
import { removeAccountTokens } from '../personal-token/personal-token.repository.ts';
import { removeAccountLinks } from './account-link.repository.ts';

export async function applyPasswordChange(
  trx: Db,
  owner: { id: number; nametag: string; email: string | null },
  { now, keptSessionId }: { now: Date; keptSessionId: string | null },
): Promise<void> {
  await revokeSessions(trx, owner.id, now, keptSessionId);
  await removeAccountTokens(trx, owner.id);
  await removeAccountLinks(trx, owner.id);
  // An attacker may have requested a change of address: its link must stop working too.
  await removeAccountMails(trx, owner.id, 'email_change');
  if (owner.email === null) return;
  await removeLinkMails(trx, emailKey(owner.email), 'password_reset');
  await insertMail(
    trx,
    {
      kind: 'password_changed',
      accountId: owner.id,
      recipient: owner.email,
      payload: { nametag: owner.nametag },
    },
    now,
  );
}
