import { configMessages as say } from './config-messages.ts';
import * as values from './values.ts';
import type { VariableReader } from './variable-reader.ts';

export interface MailConfig {
  /** SMTP URL and sender. If `smtpUrl` is undefined, mails become files in the data folder. */
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly contactEmail: string;
}

export function readMail(read: VariableReader, publicUrl: string): MailConfig {
  const { hostname } = new URL(publicUrl);
  const smtpUrl = read.value('SMTP_URL', undefined, values.parseSmtpUrl, () => say.smtpUrl);
  const from = read.value(
    'MAIL_FROM',
    `Palmarès <ne-pas-repondre@${hostname}>`,
    values.parseMailbox,
    (value) => say.email('MAIL_FROM', value),
  );
  const contactEmail = read.value(
    'CONTACT_EMAIL',
    values.defaultContact(hostname),
    values.parseEmail,
    (value) => say.email('CONTACT_EMAIL', value),
  );
  return { mail: Object.freeze({ smtpUrl, from }), contactEmail };
}
