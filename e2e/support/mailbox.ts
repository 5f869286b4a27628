// Reads mails of the test server, which writes them as .eml files into its data folder when it has no mail server.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readServerStorage } from './server-storage.ts';

export type ReceivedMail = { readonly subject: string; readonly text: string };

/** Waits for the newest mail to this address with this subject. `not` is one that was already read. */
export async function receiveMail(
  baseURL: string | undefined,
  to: string,
  subject: string,
  not?: ReceivedMail,
): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await readMails(baseURL, to);
        found = mails.findLast((mail) => mail.subject === subject && mail.text !== not?.text);
        return found !== undefined;
      },
      { message: `a mail « ${subject} » to ${to}`, timeout: 20_000 },
    )
    .toBe(true);
  if (found === undefined) throw new Error('unreachable');
  return found;
}

/** All mails sent to this address so far, oldest first. */
export async function readMails(baseURL: string | undefined, to: string): Promise<ReceivedMail[]> {
  const folder = join((await readServerStorage(baseURL)).dataDir, 'mails');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${to}\r\n`)).map(parseMail);
}

/** Path and token of the link to this page, without the server's host. */
export function findMailLink(mail: ReceivedMail, page: string): string {
  const url = new RegExp(`https?://\\S+${page}\\?token=[\\w-]+`).exec(mail.text)?.[0];
  if (url === undefined) throw new Error(`No link to ${page} in: ${mail.text}`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function parseMail(source: string): ReceivedMail {
  const subject = /^Subject: ((?:.|\r\n[ \t])*?)\r\n(?![ \t])/m.exec(source)?.[1] ?? '';
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source);
  const encoding = /Content-Transfer-Encoding: (\S+)/.exec(part?.[0] ?? '')?.[1] ?? '';
  return { subject: decodeWords(subject), text: decodeBody(part?.[1] ?? '', encoding.toLowerCase()) };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\r\n', '')) : body;
}

/** Decodes « =?UTF-8?Q?…?= » in a header; the space between two such words is not part of the text. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
