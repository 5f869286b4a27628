// Does what the job engine does with the outbox.
import type { Deps } from '../deps.ts';
import { composeMail } from '../identity/password/compose-mail.ts';
import { createMailQueue } from '../mail/mailer.ts';
import { claimMail, listDueMails, type OutboxRow } from '../mail/outbox.repository.ts';

/** Sends all mails that are due, one by one, until none is left. */
export async function sendDueMails(deps: Deps): Promise<void> {
  const { listDue, run } = createMailQueue(deps, (row) => composeMail(deps, row));
  const { signal } = new AbortController();
  for (;;) {
    const due = (await listDue?.(100)) ?? [];
    if (due.length === 0) return;
    for (const id of due) await run(String(id), signal);
  }
}

/** Claims the mail that has waited longest, like a process that has not sent it yet. */
export async function claimDueMail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  claimMs: number,
): Promise<OutboxRow | undefined> {
  const now = clock();
  const [id] = await listDueMails(db, now, 1);
  return id === undefined ? undefined : claimMail(db, id, now, new Date(now.getTime() + claimMs));
}
