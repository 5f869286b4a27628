// Sends the mails of the outbox: immediately after a commit of its own process (`wakeMailer`), otherwise at the next poll. Every server
// process with background jobs runs one mailer.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { createFailureLog } from '../failure-log.ts';
import type { Message } from './mail.ts';
import { createFileTransport, createSmtpTransport, type MailTransport } from './mail-transport.ts';
import * as outbox from './outbox.repository.ts';

/** Maximum delay in milliseconds of a mail inserted by a process without a mailer. */
const POLL_EVERY_MS = 2_000;
/**
 * Milliseconds for which a mail belongs to the process that claimed it, longer than any sending takes. Afterwards another process sends it.
 */
const LEASE_MS = 5 * 60_000;
/** Delays between attempts, in seconds: about a day in total, which outlasts greylisting and a night without a mail server. */
const WAITS_S = [10, 30, 60, 300, 900, 3_600, 10_800, 21_600, 43_200] as const;
const FAILURES_KEPT_MS = 30 * 86_400_000;

/** This process's mailers that sleep until their next poll, by database. Mailers of other processes are not woken. */
const sleepers = new WeakMap<Kysely<Database>, Set<AbortController>>();

type MailerDeps = {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly clock: () => Date;
  readonly log: Logger;
};

/** Sends a new mail without waiting for the next poll. Call it after the commit that inserted the mail into the outbox. */
export function wakeMailer({ db }: Pick<MailerDeps, 'db'>): void {
  for (const alarm of sleepers.get(db) ?? []) alarm.abort();
}

export function createMailTransport({ config }: Pick<MailerDeps, 'config'>): MailTransport {
  const { dataDir, mail } = config;
  return mail.smtpUrl === undefined
    ? createFileTransport(join(dataDir, 'mails'), mail.from)
    : createSmtpTransport(mail.smtpUrl, mail.from);
}

/** Composes the message for an outbox row; null if there is nothing to send any more. */
export type ComposeMail = (row: outbox.OutboxRow) => Promise<Message | null>;

/** The composer of messages, and their transport. */
export type Mailing = { readonly compose: ComposeMail; readonly transport: MailTransport };

type SendFailure = { reason: string; final: boolean };

/**
 * Keeps codes only, because a mail server's text contains the address. A refused recipient or message would be refused again, so it is
 * final.
 */
function toSendFailure(error: unknown): SendFailure {
  // Fields of nodemailer's errors; any other error lacks all three.
  const { code, responseCode, permanent } = error as {
    code?: string;
    responseCode?: number;
    permanent?: boolean;
  };
  const reason = [code ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ');
  return { reason, final: permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE') };
}

async function recordFailure(
  deps: MailerDeps,
  row: outbox.OutboxRow,
  failure: SendFailure,
  error?: unknown,
): Promise<void> {
  const facts = { mail: row.id, kind: row.mail.kind, tries: row.tries, reason: failure.reason };
  const wait = WAITS_S[row.tries - 1];
  if (failure.final || wait === undefined) {
    await outbox.markMailFailed(deps.db, row, deps.clock(), failure.reason);
    deps.log.error(facts, 'a mail was given up');
    return;
  }
  await outbox.postponeMail(deps.db, row, new Date(deps.clock().getTime() + wait * 1000), failure.reason);
  // An error without a code does not come from the mail server and may be a fault of ours: log its stack.
  const unexpected = error instanceof Error && !('code' in error) ? { err: error } : {};
  deps.log.warn({ ...facts, ...unexpected }, 'a mail could not be sent yet');
}

async function deliver(deps: MailerDeps, mailing: Mailing, row: outbox.OutboxRow): Promise<void> {
  if (row.expiresAt !== null && row.expiresAt <= deps.clock())
    return recordFailure(deps, row, { reason: 'expired', final: true });
  let to: string;
  try {
    const message = await mailing.compose(row);
    if (message === null) return await outbox.removeMail(deps.db, row);
    to = await mailing.transport.send({ message, id: row.messageId, createdAt: row.createdAt });
  } catch (error) {
    return recordFailure(deps, row, toSendFailure(error), error);
  }
  await outbox.removeMail(deps.db, row);
  deps.log.info({ mail: row.id, kind: row.mail.kind, to }, 'mail sent');
}

/** Sends all due mails, one by one, until the signal is aborted. */
export async function sendDueMails(
  deps: MailerDeps,
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
 * Runs until the signal is aborted, and returns once the current mail is sent or postponed. A failed poll is logged and repeated. The start
 * of the server does not wait for it, so that an unreachable mail server delays nothing.
 */
export async function startMailer(
  deps: MailerDeps,
  compose: ComposeMail,
  signal: AbortSignal,
): Promise<void> {
  const transport = createMailTransport(deps);
  const mine = sleepers.get(deps.db) ?? new Set();
  sleepers.set(deps.db, mine);
  const failures = createFailureLog(deps.log, {
    failed: 'the outbox will be looked at again',
    worked: 'the outbox is looked at again',
  });
  while (!signal.aborted) {
    // The alarm is set before the poll, so that a mail inserted during it still wakes the mailer.
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
