// The first administrator comes from the configuration (AC-10): created at startup if the address has no account.
import { emailKey } from '@palmares/core/account/email';
import { nametagKey } from '@palmares/core/account/nametag';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { grantRole, insertAccount, insertAuditEvent } from './account.repository.ts';
import { hashPassword } from './password.ts';

export async function createFirstAdmin(deps: Pick<Deps, 'config' | 'db' | 'log'>): Promise<void> {
  const { admin } = deps.config;
  if (admin === undefined) return;
  const nametag = nametagKey(admin.nametag);
  const account = {
    username: admin.nametag,
    nametag,
    nametag_key: nametag,
    email: admin.email,
    email_key: emailKey(admin.email),
    password_hash: await hashPassword(admin.password),
  };
  const created = await inTransaction(deps.db, async (trx) => {
    const row = await insertAccount(trx, account);
    if (row === undefined) return null;
    await grantRole(trx, row.id, 'admin');
    await insertAuditEvent(trx, { account_id: row.id, event: 'first_admin', ip: 'configuration' });
    return row.id;
  });
  if (created !== null) deps.log.info({ account: created }, 'the first administrator was made');
}
