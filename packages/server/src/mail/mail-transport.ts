// Delivers mails: to the configured mail server, or into files that any mail reader opens.
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Message } from './mail.ts';

export type SentMail = {
  readonly message: Message;
  /** The same at every attempt to send one mail, so that a mail reader shows a duplicate only once. */
  readonly id: string;
  readonly createdAt: Date;
};

export type MailTransport = {
  /** Resolves once the mail server has accepted the mail or the file is on the disk. Returns its destination, for the log. */
  send(posted: SentMail): Promise<string>;
  close(): void;
};

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

function toOptions(posted: SentMail, from: string): SendMailOptions {
  const { message, id, createdAt } = posted;
  const domain = /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // The library would parse a string as a list of addresses; an object is exactly one.
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: createdAt,
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': message.language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** `url` has the form of SMTP_URL: smtp://user:password@host:587, smtps:// for implicit TLS. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    async send(posted) {
      await smtp.sendMail(toOptions(posted, from));
      return 'smtp';
    },
    close: () => smtp.close(),
  };
}

/** Writes files named by their time and id, so that sending a mail again replaces its file. */
export function createFileTransport(folder: string, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(posted) {
      const { message } = await writer.sendMail(toOptions(posted, from));
      const name = `${posted.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${posted.id}.eml`;
      // It is a Buffer because of `buffer: true`, which the types do not express.
      await writeDurably(folder, name, message as Buffer);
      return name;
    },
    close: () => writer.close(),
  };
}

/** Writes atomically, and returns once the file is on the disk. Only the server's account may read it, because mails contain links. */
async function writeDurably(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${name}.tmp`);
  await rm(temporary, { force: true });
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
