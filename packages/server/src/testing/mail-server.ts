// A real SMTP server for tests: records and parses received mails, and refuses them on request.
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = Email & {
  /** The recipient of the SMTP envelope, which determines the delivery. */
  recipient: string;
};

export type MailServer = {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** If set, every recipient gets this answer instead. */
  refusal: { code: number; text: string } | null;
  /** Delay in milliseconds before it accepts a mail. */
  slowness: number;
  close(): Promise<void>;
};

export async function createMailServer(): Promise<MailServer> {
  async function receive(stream: AsyncIterable<Buffer>, recipient: string): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    const mail = await PostalMime.parse(Buffer.concat(parts));
    await sleep(self.slowness);
    self.mails.push({ ...mail, recipient });
  }
  const receiveMail = callbackify(receive);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, callback) {
      const { refusal } = self;
      if (refusal === null) return callback();
      return callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, callback) {
      receiveMail(stream, session.envelope.rcptTo[0]?.address ?? '', callback);
    },
  });
  // A client that disconnects abruptly is no error of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const self: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails: [],
    refusal: null,
    slowness: 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return self;
}

/** The token of the only link in a mail. */
export function tokenIn(mail: { text?: string | undefined }): string {
  const found = /[?&]token=([\w-]+)/.exec(mail.text ?? '')?.[1];
  if (found === undefined) throw new Error(`no link in:\n${mail.text}`);
  return found;
}
