// Excludes an account's voices from the palmarès, or includes them again, and lists waves of new accounts, for admins.
import type { VoiceWave } from '@palmares/core/contract/types';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { assertFound } from '../../errors.ts';
import type { AccountContext } from '../../http/context.ts';
import { presentAuthor } from '../../identity/account/account.presenter.ts';
import { insertAuditEvent } from '../../identity/account/account.repository.ts';
import { findUserForUpdate } from '../../identity/user/user.repository.ts';
import * as voices from './voice.repository.ts';

/** Includes or excludes the account on all albums until this is reverted; triggers mark the albums of its contents. */
export async function updateVoicesCounted(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
  id: number,
  counted: boolean,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const user = await findUserForUpdate(trx, id);
    assertFound(user);
    if (user.voices_left_out === !counted) return;
    await voices.updateVoicesLeftOut(trx, id, !counted);
    const event = counted ? 'voices_taken_in' : 'voices_left_out';
    await insertAuditEvent(trx, {
      account_id: context.actor.id,
      event,
      target: `account ${id}`,
      ip: context.ip,
    });
  });
}

export async function listWaves(deps: Pick<Deps, 'db' | 'clock'>): Promise<VoiceWave[]> {
  const waves = await voices.listWaves(deps.db, deps.clock());
  return waves.map(({ id, name, status, young, accounts, ...row }) => ({
    album: { id, name, status, author: presentAuthor(row) },
    voices: row.voices,
    young,
    accounts: accounts.map(presentAuthor),
  }));
}
