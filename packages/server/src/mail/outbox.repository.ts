// SQL of the outbox. A process claims a mail until a time that it prolongs while it sends, rather than by an open transaction, so that no
// row stays locked while a mail server answers. Servers without a job engine claim mails in the same way.
import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { Mail, MailKind } from './mail.ts';

/** Maximum age in milliseconds at which a mail is still sent: links are valid for an hour. */
const WORTH_MS: Partial<Record<MailKind, number>> = { password_reset: 3_600_000, email_change: 3_600_000 };

/** Call it in the transaction that causes the mail: a background job sends it within seconds of the commit. */
export async function insertMail(db: Db, mail: Mail, now: Date): Promise<void> {
  const worth = WORTH_MS[mail.kind];
  await db
    .insertInto('mail_outbox')
    .values({
      kind: mail.kind,
      account_id: mail.accountId,
      recipient: mail.recipient,
      payload: JSON.stringify(mail.payload),
      created_at: now,
      expires_at: worth === undefined ? null : new Date(now.getTime() + worth),
      next_try_at: now,
      failed_at: null,
      failure: null,
    })
    .execute();
}

export type OutboxRow = {
  readonly id: number;
  readonly mail: Mail;
  readonly messageId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  /** Includes the current attempt. */
  readonly tries: number;
};

/** Lists the mails to send now; the one that has waited longest comes first. */
export async function listDueMails(db: Db, now: Date, limit: number): Promise<number[]> {
  const due = await db
    .selectFrom('mail_outbox')
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute();
  return due.map(({ id }) => id);
}

/** Claims the mail if it is due: no other process takes it until then. */
export async function claimMail(db: Db, id: number, now: Date, until: Date): Promise<OutboxRow | undefined> {
  const row = await db
    .updateTable('mail_outbox')
    .set((eb) => ({ tries: eb('tries', '+', 1), next_try_at: until }))
    .where('id', '=', id)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // Only insertMail writes rows, so the payload matches its kind.
  const { kind, recipient, payload } = row;
  return {
    id: row.id,
    mail: { kind, accountId: row.account_id, recipient, payload } as Mail,
    messageId: row.message_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    tries: row.tries,
  };
}

/** Matches the row only while no other process has claimed it: a process that was suspended for long changes nothing. */
const claimed = (row: OutboxRow) => sql<boolean>`id = ${row.id} and tries = ${row.tries}`;

/** Locks the row until the end of the transaction. Returns false if the mail was removed or claimed by another process meanwhile. */
export async function lockMail(db: Db, row: OutboxRow): Promise<boolean> {
  const held = await db
    .selectFrom('mail_outbox')
    .where(claimed(row))
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

export async function removeMail(db: Db, row: OutboxRow): Promise<void> {
  await db.deleteFrom('mail_outbox').where(claimed(row)).execute();
}

/** Changes nothing once the mail was postponed until later. */
export async function prolongClaim(db: Db, row: OutboxRow, until: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ next_try_at: until })
    .where(claimed(row))
    .where('next_try_at', '<', until)
    .execute();
}

export async function postponeMail(db: Db, row: OutboxRow, until: Date, failure: string): Promise<void> {
  await db.updateTable('mail_outbox').set({ next_try_at: until, failure }).where(claimed(row)).execute();
}

export async function markMailFailed(db: Db, row: OutboxRow, now: Date, failure: string): Promise<void> {
  await db.updateTable('mail_outbox').set({ failed_at: now, failure }).where(claimed(row)).execute();
}

export async function removeFailuresBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail_outbox').where('failed_at', '<', before).execute();
}

/** Removes an account's pending mails: all when it is deleted, or one kind that must not be sent any more. */
export async function removeAccountMails(db: Db, accountId: number, kind?: MailKind): Promise<void> {
  let query = db.deleteFrom('mail_outbox').where('account_id', '=', accountId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  await query.execute();
}

/** Removes pending mails whose link was followed or has expired. `recipient` is the key of the address. */
export async function removeLinkMails(
  db: Db,
  recipient: string,
  kind: 'password_reset' | 'email_change',
): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .where('failed_at', 'is', null)
    .execute();
}
