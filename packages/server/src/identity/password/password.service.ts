// Forgotten, reset and changed passwords (AC-29, AC-35, AC-48, AC-54).
import {
  checkLinkRequest,
  checkPasswordChange,
  type PasswordChangeIssue,
  type PasswordForm,
} from '@palmares/core/account/check-password-forms';
import { emailKey } from '@palmares/core/account/email';
import { checkPassword } from '@palmares/core/account/password';
import type { ForgotPasswordBody, NewPasswordBody, ResetPasswordBody } from '@palmares/core/contract/types';
import * as en from '@palmares/texts/en/password';
import * as fr from '@palmares/texts/fr/password';
import type { Language } from '@palmares/texts/language';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps, LimitedWriteDeps } from '../../deps.ts';
import { AppError, type Issue } from '../../errors.ts';
import { getClientNetwork } from '../../http/client-network.ts';
import type { RequestContext, SessionContext } from '../../http/context.ts';
import { countHit } from '../../http/rate-limit.ts';
import { insertMail } from '../../mail/outbox.repository.ts';
import { insertAuditEvent } from '../account/account.repository.ts';
import * as passwords from '../account/credentials.repository.ts';
import { hashPassword } from '../account/password.ts';
import { assertOwner } from '../second-factor/assert-owner.ts';
import { consumeLink, findLink } from './account-link.repository.ts';
import { applyPasswordChange } from './apply-password-change.ts';

const PASSWORD_TEXTS: Readonly<Record<Language, typeof fr>> = { fr, en };

/** The text of the first field is also the text of the reply. */
function refuse(first: Issue, ...others: readonly Issue[]): never {
  throw new AppError('validation_failed', { text: first.text, issues: [first, ...others] });
}

/**
 * Runs the same statements for every address, so that the duration reveals nothing: whether it has an account is looked up later, when the
 * mail is sent. The address is normalised, so that the limit counts all its spellings as one.
 */
export async function requestReset(
  deps: LimitedWriteDeps,
  body: ForgotPasswordBody,
  { ip, language }: Pick<RequestContext, 'ip' | 'language'>,
): Promise<{ message: string }> {
  const code = checkLinkRequest(body.email);
  if (code === 'bad_domain') throw new AppError('email_domain_invalid');
  if (code !== null) refuse({ field: 'email', code, text: (texts) => texts.linkRequestText(code) });
  const recipient = emailKey(body.email);
  await countHit(deps, 'resetByNetwork', getClientNetwork(ip));
  await countHit(deps, 'resetByAddress', recipient);
  await inTransaction(deps.db, (trx) =>
    insertMail(trx, { kind: 'password_reset', accountId: null, recipient, payload: { ip } }, deps.clock()),
  );
  return { message: PASSWORD_TEXTS[language].FORGOT_PASSWORD_TEXTS.success };
}

async function settleChange(
  deps: Pick<Deps, 'clock'>,
  trx: Db,
  owner: { id: number; nametag: string; email: string | null },
  how: { event: 'password_changed' | 'password_reset'; ip: string; keptSessionId: string | null },
): Promise<void> {
  const { event, ip, keptSessionId } = how;
  await applyPasswordChange(trx, owner, { now: deps.clock(), keptSessionId });
  await insertAuditEvent(trx, { account_id: owner.id, event, ip });
}

/**
 * A refused password leaves the link valid. A link works once, even with two concurrent requests. Returns the account, whose owner the
 * caller has just proved to be.
 */
export async function resetPassword(
  deps: LimitedWriteDeps,
  body: ResetPasswordBody,
  ip: string,
): Promise<number> {
  await countHit(deps, 'linkByNetwork', getClientNetwork(ip));
  const link = await findLink(deps.db, 'password_reset', body.token, deps.clock());
  if (link === undefined) throw new AppError('reset_link_dead');
  const { accountId, nametag, username, email } = link;
  const code = checkPassword(body.password, { nametag, username, email: email ?? '' });
  if (code !== null)
    refuse({ field: 'password', code, text: (texts) => texts.newPasswordText(code, 'reset') });

  const hash = await hashPassword(body.password);
  await inTransaction(deps.db, async (trx) => {
    const taken = await consumeLink(trx, 'password_reset', body.token, deps.clock());
    if (!taken || !(await passwords.updatePasswordHash(trx, accountId, hash)))
      throw new AppError('reset_link_dead');
    const owner = { id: accountId, nametag, email };
    await settleChange(deps, trx, owner, { event: 'password_reset', ip, keptSessionId: null });
  });
  return accountId;
}

/** The form whose texts describe the issues, and the body's field names for the two passwords. */
export type ChangeForm = { form: PasswordForm; fields: Record<PasswordChangeIssue['field'], string> };

export type PreparedChange = { owner: passwords.PasswordOwner; hash: string };

/** Runs all checks of a password change that precede its transaction. */
export async function prepareChange(
  deps: LimitedWriteDeps,
  context: SessionContext,
  change: { current: string; next: string; code?: string | undefined },
  { form, fields }: ChangeForm,
): Promise<PreparedChange> {
  const known = await passwords.findPasswordOwner(deps.db, context.actor.id);
  const names =
    known === undefined ? {} : { nametag: known.nametag, username: known.username, email: known.email ?? '' };
  const [first, ...others] = checkPasswordChange(change, names).map(
    (issue): Issue => ({
      field: fields[issue.field],
      code: issue.code,
      text: (texts) => texts.passwordChangeText(issue, form),
    }),
  );
  if (first !== undefined) refuse(first, ...others);
  const { current: currentPassword, code } = change;
  const owner = await assertOwner(deps, context, { currentPassword, code });
  return { owner, hash: await hashPassword(change.next) };
}

/** `keptSessionId` null signs out everywhere. */
export async function applyChange(
  deps: Pick<Deps, 'clock'>,
  trx: Db,
  { owner, hash }: PreparedChange,
  how: { ip: string; keptSessionId: string | null },
): Promise<void> {
  if (!(await passwords.updatePasswordHash(trx, owner.id, hash, owner.password_hash)))
    throw new AppError('wrong_current_password');
  await settleChange(deps, trx, owner, { event: 'password_changed', ...how });
}

const SCREEN: ChangeForm = {
  form: 'new-password',
  fields: { current: 'current_password', next: 'new_password' },
};

/** Serves the screen /new-password: ends every session of the account, including the caller's. */
export async function changePassword(
  deps: LimitedWriteDeps,
  context: SessionContext,
  body: NewPasswordBody,
): Promise<void> {
  const change = { current: body.current_password, next: body.new_password, code: body.code };
  const prepared = await prepareChange(deps, context, change, SCREEN);
  await inTransaction(deps.db, (trx) =>
    applyChange(deps, trx, prepared, { ip: context.ip, keptSessionId: null }),
  );
}
