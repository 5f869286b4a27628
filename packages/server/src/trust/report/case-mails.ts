// Mails about the outcome of a case, in the transaction of the decision.
import type { Sanction } from '@palmares/core/report/case';
import type { Db } from '../../db/transaction.ts';
import { insertMail } from '../../mail/outbox.repository.ts';
import { claimRecipients, findAccount, type LockedCase } from './case.repository.ts';

type Told = { readonly case: LockedCase; readonly now: Date };

async function findAddress(db: Db, accountId: number) {
  const author = await findAccount(db, accountId);
  return author === undefined || author.email === null
    ? null
    : { nametag: author.author_nametag, email: author.email };
}

/** Notifies the author, except of an album's quarantine, which sends its own mail. */
export async function mailAuthor(
  db: Db,
  { case: { author_id, kind, name }, now }: Told,
  { sanction, reason }: { sanction: Sanction; reason: string },
): Promise<void> {
  const author = sanction === 'quarantine' ? null : await findAddress(db, author_id);
  if (author === null) return;
  const payload = { nametag: author.nametag, kind, name, sanction, reason };
  const mail = { kind: 'report_decided', accountId: author_id, recipient: author.email, payload } as const;
  await insertMail(db, mail, now);
}

/** Notifies the author that a decision is upheld or lifted, with the answer. */
export async function mailAppealAnswer(
  db: Db,
  { case: { author_id, kind, name, sanction }, now }: Told,
  { lifted, answer }: { lifted: boolean; answer: string },
): Promise<void> {
  const author = await findAddress(db, author_id);
  if (author === null || sanction === null) return;
  const payload = { nametag: author.nametag, kind, name, sanction, lifted, answer };
  const mail = { kind: 'decision_answered', accountId: author_id, recipient: author.email, payload } as const;
  await insertMail(db, mail, now);
}

/** Thanks all reporters who can be reached. */
export async function mailReporters(
  db: Db,
  { case: { id, kind }, now }: Told,
  { acted }: { acted: boolean },
): Promise<void> {
  for (const { account_id, nametag, recipient, created_at } of await claimRecipients(db, id)) {
    const payload = { nametag, kind, on: created_at.toISOString(), acted };
    await insertMail(db, { kind: 'report_answered', accountId: account_id, recipient, payload }, now);
  }
}
