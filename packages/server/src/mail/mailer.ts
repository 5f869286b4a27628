// Sends the mails of the outbox: at once after a commit of its own process (`wakeMailer`), else at the next poll. Every server process that works
// behind the answers runs one mailer.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { createFailureLog } from '../failure-log.ts';
import type { Message } from './mail.ts';
import { createFileTransport, createSmtpTransport, type MailTransport } from './mail-transport.ts';
import * as outbox from './outbox.repository.ts';

/** How long a mail waits whose server runs no mailer. */
const POLL_EVERY_MS = 2_000;
/** How long a mail belongs to the process that took it, longer than any sending may take. Then another process sends it. */
const LEASE_MS = 5 * 60_000;
/** The waits between tries, in seconds: about a day in all, which outlasts greylisting and a night without a mail server. */
const WAITS_S = [10, 30, 60, 300, 900, 3_600, 10_800, 21_600, 43_200] as const;
const FAILURES_KEPT_MS = 30 * 86_400_000;

/** The mailers of this process that sleep until their next poll, by database. Mailers of other processes are not woken. */
const sleepers = new WeakMap<Kysely<Database>, Set<AbortController>>();

/** To be called after the commit that put a mail into the outbox: the mail is then sent without waiting for the next poll. */
export function wakeMailer(deps: Pick<Deps, 'db'>): void {
  for (const alarm of sleepers.get(deps.db) ?? []) alarm.abort();
}

export function createMailTransport(deps: Pick<Deps, 'config'>): MailTransport {
  const { dataDir, mail } = deps.config;
  return mail.smtpUrl === undefined
    ? createFileTransport(join(dataDir, 'mails'), mail.from)
    : createSmtpTransport(mail.smtpUrl, mail.from);
}

/** Makes the message for a row of the outbox; null when there is nothing to send after all. */
export type ComposeMail = (deps: Deps, row: outbox.OutboxRow) => Promise<Message | null>;

/** What a mailer is given: who writes the messages, and where they go. */
export type Mailing = { readonly compose: ComposeMail; readonly transport: MailTransport };

type SendFailure = { reason: string; final: boolean };

/** Keeps codes only, because a mail server's sentence names the address. A refused recipient or message will be refused again: it is final. */
function toSendFailure(error: unknown): SendFailure {
  // Of nodemailer's errors; of any other error all three are missing.
  const { code, responseCode, permanent } = error as {
    code?: string;
    responseCode?: number;
    permanent?: boolean;
  };
  const reason = [code ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ');
  return { reason, final: permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE') };
}

async function recordFailure(
  deps: Deps,
  row: outbox.OutboxRow,
  failure: SendFailure,
  error?: unknown,
): Promise<void> {
  const facts = { mail: row.id, kind: row.mail.kind, tries: row.tries, reason: failure.reason };
  const wait = WAITS_S[row.tries - 1];
  if (failure.final || wait === undefined) {
    await outbox.giveMailUp(deps.db, row, deps.clock(), failure.reason);
    deps.log.error(facts, 'a mail was given up');
    return;
  }
  await outbox.postponeMail(deps.db, row, new Date(deps.clock().getTime() + wait * 1000), failure.reason);
  // An error without a code does not come from the mail server and may be a fault of ours: it is logged with its stack.
  const unexpected = error instanceof Error && !('code' in error) ? { err: error } : {};
  deps.log.warn({ ...facts, ...unexpected }, 'a mail could not be sent yet');
}

async function deliver(deps: Deps, mailing: Mailing, row: outbox.OutboxRow): Promise<void> {
  if (row.expiresAt !== null && row.expiresAt <= deps.clock())
    return recordFailure(deps, row, { reason: 'expired', final: true });
  let to: string;
  try {
    const message = await mailing.compose(deps, row);
    if (message === null) return await outbox.removeMail(deps.db, row);
    to = await mailing.transport.send({ message, id: row.messageId, createdAt: row.createdAt });
  } catch (error) {
    return recordFailure(deps, row, toSendFailure(error), error);
  }
  await outbox.removeMail(deps.db, row);
  deps.log.info({ mail: row.id, kind: row.mail.kind, to }, 'mail sent');
}

/** Everything that is due, one after the other, until the signal. */
export async function sendDueMails(
  deps: Deps,
  mailing: Mailing,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  let row: outbox.OutboxRow | undefined;
  do {
    row = signal.aborted ? undefined : await outbox.claimMail(deps.db, deps.clock(), LEASE_MS);
    if (row !== undefined) await deliver(deps, mailing, row);
  } while (row !== undefined);
}

/**
 * Runs until the signal is aborted, and ends once the mail under way is sent or postponed. A poll that fails is logged and repeated. The
 * start of the server does not wait for it, so that an unreachable mail server delays nobody.
 */
export async function startMailer(deps: Deps, compose: ComposeMail, signal: AbortSignal): Promise<void> {
  const transport = createMailTransport(deps);
  const mine = sleepers.get(deps.db) ?? new Set();
  sleepers.set(deps.db, mine);
  const failures = createFailureLog(deps.log, {
    failed: 'the outbox will be looked at again',
    worked: 'the outbox is looked at again',
  });
  while (!signal.aborted) {
    // The alarm is set before the poll, so that a mail that is inserted during it still wakes the mailer.
    const alarm = new AbortController();
    mine.add(alarm);
    try {
      await sendDueMails(deps, { compose, transport }, signal);
      await outbox.removeFailuresBefore(deps.db, new Date(deps.clock().getTime() - FAILURES_KEPT_MS));
      failures.worked();
    } catch (error) {
      failures.failed(error);
    }
    const either = AbortSignal.any([signal, alarm.signal]);
    await sleep(POLL_EVERY_MS, undefined, { signal: either, ref: false }).catch(() => undefined);
    mine.delete(alarm);
  }
  transport.close();
}
