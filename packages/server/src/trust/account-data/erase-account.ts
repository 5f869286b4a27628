// Deletion of an account, by its owner or by an admin (PR-4; docs/DATA.md for each kind of data), in two steps (decision 0097). The request
// erases what names the person and hides everything of the account, in a time that does not depend on how much there is. Batches in the
// background then remove it (erase-batches.ts).
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { assertFound } from '../../errors.ts';
import { removeAccountLinks } from '../../identity/password/account-link.repository.ts';
import { removeSecondFactor } from '../../identity/second-factor/second-factor.repository.ts';
import { insertMail, removeAccountMails } from '../../mail/outbox.repository.ts';
import * as erasing from './erase-account.repository.ts';

/** The first step, without permission checks, audit and mail. */
export async function eraseWithin(trx: Transaction<Database>, accountId: number, now: Date): Promise<void> {
  await removeAccountLinks(trx, accountId);
  await removeSecondFactor(trx, accountId);
  await removeAccountMails(trx, accountId);
  await erasing.anonymise(trx, accountId, now);
}

/**
 * `decide` runs in the same transaction before anything is erased, with the account locked: it throws to refuse, and writes the audit
 * event. Throws 404 for an account that does not exist or is already deleted.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: number,
  decide: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const account = await erasing.lockLivingAccount(trx, accountId);
    assertFound(account);
    await decide(trx);
    const now = deps.clock();
    await eraseWithin(trx, accountId, now);
    // The goodbye mail belongs to no account, because the account's row no longer holds the address.
    if (account.email !== null)
      await insertMail(
        trx,
        {
          kind: 'account_deleted',
          accountId: null,
          recipient: account.email,
          payload: { nametag: account.nametag },
        },
        now,
      );
  });
}
