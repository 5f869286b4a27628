// Composes the mail of an outbox row. Whether an address has an account is looked up here and not in the request, so that neither the reply
// nor its duration reveals it to the requester of a reset link (AX-66).
import { createHmac } from 'node:crypto';
import { PAGES } from '@palmares/core/contract/pages';
import { LANGUAGE_ROOTS } from '@palmares/texts/language';
import type { MailContent } from '@palmares/texts/mail-content';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Mail, Message } from '../../mail/mail.ts';
import { MAIL_TEXTS, type MailContents } from '../../mail/mail-texts.ts';
import { lockMail, type OutboxRow } from '../../mail/outbox.repository.ts';
import { renderMail } from '../../mail/render.ts';
import { insertAuditEvent } from '../account/account.repository.ts';
import {
  findActiveByEmail,
  findMailLanguage,
  findPasswordOwner,
  hasEmail,
} from '../account/credentials.repository.ts';
import { replaceLink } from './account-link.repository.ts';

/** `to` is the account's own spelling of its address if there is an account, never a stranger's input. */
type Addressed = { to: string; letter: MailContent };
/** `root` is what the addresses of pages begin with. */
type Texts = { readonly contents: MailContents; readonly root: string };

type RowOf<Kind extends Mail['kind']> = OutboxRow & { readonly mail: Extract<Mail, { kind: Kind }> };

const linkTo = (root: string, page: string, token: string) => `${root}${page}?token=${token}`;

/**
 * The token is derived from the mail's id: a mail that is sent twice contains the same link, which works until it is followed. Only the
 * token's hash is stored.
 */
const getToken = (deps: Pick<Deps, 'secrets'>, row: OutboxRow) =>
  createHmac('sha256', deps.secrets.link).update(row.messageId).digest('base64url');

/** Returns null if the address has no active account, or if the link from an earlier attempt to send this mail was followed. */
async function composeReset(
  deps: Pick<Deps, 'config' | 'db' | 'secrets' | 'clock'>,
  row: RowOf<'password_reset'>,
  { contents, root }: Texts,
): Promise<Addressed | null> {
  const { mail, tries } = row;
  return inTransaction(deps.db, async (trx) => {
    if (!(await lockMail(trx, row))) return null;
    const account = await findActiveByEmail(trx, mail.recipient);
    if (account === undefined || account.email === null) return null;
    const link = { accountId: account.id, kind: 'password_reset', newEmail: null } as const;
    const token = getToken(deps, row);
    await replaceLink(trx, link, { token, now: deps.clock() });
    if (tries === 1)
      await insertAuditEvent(trx, {
        account_id: account.id,
        event: 'password_reset_asked',
        ip: mail.payload.ip,
      });
    const letter = contents.passwordReset(account.nametag, linkTo(root, PAGES.resetPassword, token));
    return { to: account.email, letter };
  });
}

/**
 * Returns null if another account has the address. This reveals nothing to the requester: the owner of the mailbox already has that
 * account.
 */
async function composeEmailChange(
  deps: Pick<Deps, 'config' | 'db' | 'secrets' | 'clock'>,
  row: RowOf<'email_change'>,
  { contents, root }: Texts,
): Promise<Addressed | null> {
  const { accountId, recipient } = row.mail;
  if (accountId === null) return null;
  return inTransaction(deps.db, async (trx) => {
    if (!(await lockMail(trx, row))) return null;
    const taken = await hasEmail(trx, recipient);
    const account = await findPasswordOwner(trx, accountId);
    if (taken || account === undefined) return null;
    const link = { accountId, kind: 'email_change', newEmail: recipient } as const;
    const token = getToken(deps, row);
    await replaceLink(trx, link, { token, now: deps.clock() });
    const letter = contents.emailChange(account.nametag, linkTo(root, PAGES.confirmEmail, token));
    return { to: recipient, letter };
  });
}

async function composeLetter(
  deps: Pick<Deps, 'config' | 'db' | 'secrets' | 'clock'>,
  row: OutboxRow,
  { contents, root }: Texts,
): Promise<Addressed | null> {
  const { contactEmail } = deps.config;
  const profileUrl = root + PAGES.profile;
  const { mail } = row;
  const to = mail.recipient;
  switch (mail.kind) {
    case 'password_reset':
      return composeReset(deps, { ...row, mail }, { contents, root });
    case 'email_change':
      return composeEmailChange(deps, { ...row, mail }, { contents, root });
    case 'password_changed':
      return { to, letter: contents.passwordChanged(mail.payload.nametag, contactEmail) };
    case 'token_created': {
      const { nametag, ...token } = mail.payload;
      return { to, letter: contents.tokenCreated(nametag, token, profileUrl, contactEmail) };
    }
    case 'email_changed':
      return { to, letter: contents.emailChanged(mail.payload.nametag, contactEmail) };
    case 'account_deleted':
      return { to, letter: contents.accountDeleted(mail.payload.nametag, contactEmail) };
    case 'second_factor_changed': {
      const { nametag, change } = mail.payload;
      return { to, letter: contents.secondFactorChanged(nametag, change, contactEmail) };
    }
    case 'recovery_code_used': {
      const { nametag, left } = mail.payload;
      return { to, letter: contents.recoveryCodeUsed(nametag, left, contactEmail) };
    }
    case 'album_quarantined': {
      const { nametag, album, reason, mayAppeal } = mail.payload;
      const contest = mayAppeal === true ? { profileUrl } : { contactEmail };
      return { to, letter: contents.albumQuarantined(nametag, album, reason, contest) };
    }
    case 'report_decided': {
      const { nametag, ...decided } = mail.payload;
      // A deactivated account can no longer sign in.
      const contest = decided.sanction === 'deactivate' ? { contactEmail } : { profileUrl };
      return { to, letter: contents.reportDecided(nametag, decided, contest) };
    }
    case 'decision_answered': {
      const { nametag, ...answered } = mail.payload;
      return { to, letter: contents.decisionAnswered(nametag, answered) };
    }
    case 'report_answered': {
      const { nametag, kind, on, acted } = mail.payload;
      return { to, letter: contents.reportAnswered(nametag, kind, on, acted) };
    }
  }
}

/** Returns null if there is nothing to send any more. */
export async function composeMail(
  deps: Pick<Deps, 'config' | 'db' | 'secrets' | 'clock'>,
  row: OutboxRow,
): Promise<Message | null> {
  const { publicUrl, contactEmail } = deps.config;
  const language = await findMailLanguage(deps.db, row.mail);
  const { mailContents, signature } = MAIL_TEXTS[language];
  const root = publicUrl + LANGUAGE_ROOTS[language];
  const addressed = await composeLetter(deps, row, { contents: mailContents, root });
  if (addressed === null) return null;
  const frame = { language, signature: signature(root, contactEmail) };
  return renderMail(addressed.to, addressed.letter, frame);
}
