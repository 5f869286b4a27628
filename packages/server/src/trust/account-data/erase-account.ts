// Deletion of an account, by its owner or by an admin (PR-4; docs/DATA.md for each kind of data). Everything is removed in one transaction,
// except the images that other people's contents show: their albums become tombstones, with « Compte supprimé » as their author.
import type { Transaction } from 'kysely';
import { removeAlbum } from '../../catalog/album/album.repository.ts';
import { removeFiles } from '../../catalog/image/image.files.ts';
import { removeImagesOfAlbum } from '../../catalog/image/image.repository.ts';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { assertFound } from '../../errors.ts';
import { removeAccountLinks } from '../../identity/password/account-link.repository.ts';
import { removeSecondFactor } from '../../identity/second-factor/second-factor.repository.ts';
import { wakeMailer } from '../../mail/mailer.ts';
import { insertMail, removeAccountMails } from '../../mail/outbox.repository.ts';
import { detachAccountReports, lockCasesAround } from '../report/decision.repository.ts';
import * as erasing from './erase-account.repository.ts';

const UNFINISHED_AT_ONCE = 50;

/** Returns the keys of the files to remove after the commit. Contents are removed first, so that they no longer use the albums' images. */
async function removeBelongings(trx: Transaction<Database>, accountId: number, now: Date): Promise<string[]> {
  for (const kind of CONTENT_TABLES) await erasing.removeAccountContents(trx, kind, accountId);
  const keys: string[] = [];
  for (const albumId of await erasing.listErasableAlbums(trx, accountId)) {
    for (const key of await removeImagesOfAlbum(trx, albumId, now)) keys.push(key);
    await removeAlbum(trx, albumId, now);
  }
  return keys;
}

/** Removes the account's data, without permission checks, audit and mail. Returns the keys of the files to remove after the commit. */
export async function eraseWithin(
  trx: Transaction<Database>,
  accountId: number,
  now: Date,
): Promise<string[]> {
  const keys = await removeBelongings(trx, accountId, now);
  await removeAccountLinks(trx, accountId);
  await removeSecondFactor(trx, accountId);
  await removeAccountMails(trx, accountId);
  await detachAccountReports(trx, accountId, now);
  await erasing.anonymise(trx, accountId, now);
  return keys;
}

/** Locks albums before the account, in the same order as every other write, so that no deadlock can occur. */
export async function lockForErasure(trx: Transaction<Database>, accountId: number) {
  await lockCasesAround(trx, accountId);
  await erasing.lockAlbumsAround(trx, accountId);
  return erasing.lockLivingAccount(trx, accountId);
}

/**
 * `decide` runs in the same transaction before anything is removed, with the account locked: it throws to refuse, and writes the audit
 * event. Throws 404 for an account that does not exist or is already deleted.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'log' | 'images' | 'clock'>,
  accountId: number,
  decide: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const removedKeys = await inTransaction(deps.db, async (trx) => {
    const account = await lockForErasure(trx, accountId);
    assertFound(account);
    await decide(trx);
    const now = deps.clock();
    const keys = await eraseWithin(trx, accountId, now);
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
    return keys;
  });
  wakeMailer(deps);
  await removeFiles(deps, removedKeys);
}

/** Completes deletions during maintenance: a concurrent request may have written right after the deletion whose locks it waited for. */
export async function finishErasures(deps: Pick<Deps, 'db' | 'log' | 'images' | 'clock'>): Promise<void> {
  for (const accountId of await erasing.listUnfinished(deps.db, UNFINISHED_AT_ONCE)) {
    const removedKeys = await inTransaction(deps.db, (trx) => removeBelongings(trx, accountId, deps.clock()));
    await removeFiles(deps, removedKeys);
  }
}
