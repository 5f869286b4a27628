// Sends what the outbox holds: at once after a commit (`wakeMailer`), else at the next look. Every server process runs one.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { composeMail } from './compose.ts';
import { createFileTransport, createSmtpTransport, type MailTransport } from './mail-transport.ts';
import * as outbox from './outbox.repository.ts';

const LOOK_EVERY_MS = 15_000;
/** Longer than any sending may take; another process takes over when the one that sent is gone. */
const LEASE_MS = 5 * 60_000;
/** The waits between tries, in seconds: about a day in all, which outlasts greylisting and a night without a mail server. */
const WAITS_S = [10, 30, 60, 300, 900, 3_600, 10_800, 21_600, 43_200] as const;
const FAILURES_KEPT_MS = 30 * 86_400_000;

/** Those who sleep until the next look, by database: a wake-up is for this process only, the others look by themselves. */
const sleepers = new WeakMap<Kysely<Database>, Set<AbortController>>();

/** After the commit that put a mail into the outbox. */
export function wakeMailer(deps: Pick<Deps, 'db'>): void {
  for (const alarm of sleepers.get(deps.db) ?? []) alarm.abort();
}

export function createMailTransport(deps: Pick<Deps, 'config'>): MailTransport {
  const { dataDir, mail } = deps.config;
  return mail.smtpUrl === undefined
    ? createFileTransport(join(dataDir, 'mails'), mail.from)
    : createSmtpTransport(mail.smtpUrl, mail.from);
}

type Failure = { reason: string; final: boolean };

/** Codes only: a mail server's sentence names the address. A refusal of the recipient or the message is not worth repeating. */
function toFailure(error: unknown): Failure {
  const { code, responseCode, permanent } = error as {
    code?: string;
    responseCode?: number;
    permanent?: boolean;
  };
  const reason = [code ?? 'unknown', responseCode].filter((part) => part !== undefined).join(' ');
  return { reason, final: permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE') };
}

async function settle(deps: Deps, row: outbox.OutboxRow, failure: Failure, error?: unknown): Promise<void> {
  const facts = { mail: row.id, kind: row.mail.kind, tries: row.tries, reason: failure.reason };
  const wait = WAITS_S[row.tries - 1];
  if (failure.final || wait === undefined) {
    await outbox.giveMailUp(deps.db, row, deps.clock(), failure.reason);
    deps.log.error(facts, 'a mail was given up');
    return;
  }
  await outbox.postponeMail(deps.db, row, new Date(deps.clock().getTime() + wait * 1000), failure.reason);
  // What is not a mail server's answer may be our fault: with its stack.
  const unexpected = error instanceof Error && !('code' in error) ? { err: error } : {};
  deps.log.warn({ ...facts, ...unexpected }, 'a mail could not be sent yet');
}

async function deliver(deps: Deps, transport: MailTransport, row: outbox.OutboxRow): Promise<void> {
  if (row.expiresAt !== null && row.expiresAt <= deps.clock())
    return settle(deps, row, { reason: 'expired', final: true });
  let to: string;
  try {
    const message = await composeMail(deps, row);
    if (message === null) return await outbox.removeMail(deps.db, row);
    to = await transport.send({ message, id: row.messageId, createdAt: row.createdAt });
  } catch (error) {
    return settle(deps, row, toFailure(error), error);
  }
  await outbox.removeMail(deps.db, row);
  deps.log.info({ mail: row.id, kind: row.mail.kind, to }, 'mail sent');
}

/** Everything that is due, one after the other, until the signal. */
export async function sendDueMails(
  deps: Deps,
  transport: MailTransport,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  let row: outbox.OutboxRow | undefined;
  do {
    row = signal.aborted ? undefined : await outbox.claimMail(deps.db, deps.clock(), LEASE_MS);
    if (row !== undefined) await deliver(deps, transport, row);
  } while (row !== undefined);
}

/**
 * Goes on until the signal, and ends once the mail under way is settled. A look that fails is logged and made again. Not
 * awaited at start: a mail server that is away keeps nobody waiting.
 */
export async function startMailer(
  deps: Deps,
  signal: AbortSignal,
  transport: MailTransport = createMailTransport(deps),
): Promise<void> {
  const mine = sleepers.get(deps.db) ?? new Set();
  sleepers.set(deps.db, mine);
  while (!signal.aborted) {
    // Set before the look: a mail that comes during it is not slept over.
    const alarm = new AbortController();
    mine.add(alarm);
    try {
      await sendDueMails(deps, transport, signal);
      await outbox.removeFailuresBefore(deps.db, new Date(deps.clock().getTime() - FAILURES_KEPT_MS));
    } catch (error) {
      deps.log.warn({ err: error }, 'the outbox will be looked at again');
    }
    const either = AbortSignal.any([signal, alarm.signal]);
    await sleep(LOOK_EVERY_MS, undefined, { signal: either, ref: false }).catch(() => undefined);
    mine.delete(alarm);
  }
  transport.close();
}
