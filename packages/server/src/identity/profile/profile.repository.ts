// SQL of one's own account: its name and address.
import type { Language } from '@palmares/texts/language';
import type { Db } from '../../db/transaction.ts';
import { errorCode } from '../../start-error.ts';

export async function updateUsername(db: Db, accountId: number, username: string): Promise<void> {
  await db.updateTable('account').set({ username }).where('id', '=', accountId).execute();
}

export async function updateLanguage(db: Db, accountId: number, language: Language): Promise<void> {
  await db.updateTable('account').set({ language }).where('id', '=', accountId).execute();
}

/**
 * Returns false if another account has taken the address meanwhile. PostgreSQL has then aborted the transaction: the caller must roll back.
 */
export async function updateEmail(db: Db, accountId: number, email: string): Promise<boolean> {
  try {
    const row = await db
      .updateTable('account')
      .set({ email, email_key: email })
      .where('id', '=', accountId)
      .where('status', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  } catch (error) {
    // unique_violation
    if (errorCode(error) === '23505') return false;
    throw error;
  }
}
