// Sends the mails of the outbox in background jobs (docs/decisions/0010). Ten attempts and their delays stand in the row, so that they
// outlive the job.
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import type { JobQueue } from '../jobs/job-engine.ts';
import type { Message } from './mail.ts';
import { createFileTransport, createSmtpTransport, type MailTransport } from './mail-transport.ts';
import * as outbox from './outbox.repository.ts';

/** Milliseconds for which a mail belongs to the process that claimed it, unless it prolongs them: after a kill another one sends it. */
const CLAIM_MS = 30_000;
const PROLONG_EVERY_MS = 10_000;
/** Delays between attempts, in seconds: about a day in total, which outlasts greylisting and a night without a mail server. */
const WAITS_S = [10, 30, 60, 300, 900, 3_600, 10_800, 21_600, 43_200] as const;

type MailerDeps = {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly clock: () => Date;
  readonly log: Logger;
};

function createMailTransport({ config }: Pick<MailerDeps, 'config'>): MailTransport {
  const { dataDir, mail } = config;
  return mail.smtpUrl === undefined
    ? createFileTransport(join(dataDir, 'mails'), mail.from)
    : createSmtpTransport(mail.smtpUrl, mail.from);
}

/** Composes the message for an outbox row; null if there is nothing to send any more. */
export type ComposeMail = (row: outbox.OutboxRow) => Promise<Message | null>;

/** The composer of messages, and their transport. */
type Mailing = { readonly compose: ComposeMail; readonly transport: MailTransport };

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

/** Sends the mail if it is due. A suspended or slow process keeps its claim only while it prolongs it. */
export async function sendMail(deps: MailerDeps, compose: ComposeMail, id: number): Promise<void> {
  const claimedUntil = () => new Date(deps.clock().getTime() + CLAIM_MS);
  const row = await outbox.claimMail(deps.db, id, deps.clock(), claimedUntil());
  if (row === undefined) return;
  const transport = createMailTransport(deps);
  const prolonging = setInterval(
    () => void outbox.prolongClaim(deps.db, row, claimedUntil()).catch(() => undefined),
    PROLONG_EVERY_MS,
  );
  try {
    await deliver(deps, { compose, transport }, row);
  } finally {
    clearInterval(prolonging);
    transport.close();
  }
}

/** One mail at a time in each process. */
export const createMailQueue = (deps: MailerDeps, compose: ComposeMail): JobQueue => ({
  name: 'mails',
  listDue: (limit) => outbox.listDueMails(deps.db, deps.clock(), limit),
  run: (key) => sendMail(deps, compose, Number(key)),
});
