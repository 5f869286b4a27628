// One's own account: name, address, password (AC-55, AC-56, AC-113).
import { checkEmail, checkUsername } from '@palmares/core/account/check-account';
import { isSameEmail } from '@palmares/core/account/check-password-forms';
import { emailKey } from '@palmares/core/account/email';
import type { UpdateMeBody } from '@palmares/core/contract/types';
import { normaliseLine } from '@palmares/core/text/normalise-text';
import type { Phrase } from '../../api-texts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { LimitedWriteDeps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { getClientNetwork } from '../../http/client-network.ts';
import type { SessionContext } from '../../http/context.ts';
import { countHit } from '../../http/rate-limit.ts';
import { insertMail, removeLinkMails } from '../../mail/outbox.repository.ts';
import { insertAuditEvent } from '../account/account.repository.ts';
import { getAccount } from '../account/account.service.ts';
import { consumeLink, findLink, removeAccountLinks } from '../password/account-link.repository.ts';
import { applyChange, type ChangeForm, prepareChange } from '../password/password.service.ts';
import { assertOwner } from '../second-factor/assert-owner.ts';
import * as profiles from './profile.repository.ts';

const DIALOG: ChangeForm = {
  form: 'profile',
  fields: { current: 'currentPassword', next: 'newPassword' },
};

function refuse(field: string, code: string, text: Phrase): never {
  throw new AppError('validation_failed', { text, issues: [{ field, code, text }] });
}

function parseUsername(raw: string): string {
  const code = checkUsername(raw);
  if (code !== null) refuse('username', code, (texts) => texts.usernameText(code));
  return normaliseLine(raw);
}

function parseEmail(raw: string, present: string | null): string {
  const code = checkEmail(raw);
  if (code !== null) refuse('email', code, (texts) => texts.accountIssueText({ field: 'email', code }));
  if (present !== null && isSameEmail(raw, present))
    refuse('email', 'unchanged', (texts) => texts.PROFILE_ACCOUNT_TEXTS.emailUnchanged);
  return emailKey(raw);
}

function parseCurrentPassword(body: UpdateMeBody): string {
  const { currentPassword = '' } = body;
  if (currentPassword === '')
    refuse('currentPassword', 'required', (texts) =>
      texts.passwordChangeText({ field: 'current', code: 'required' }, 'profile'),
    );
  return currentPassword;
}

/**
 * A new address requires the current password (and a code, if there is a second factor), because it gives access to the account. It takes
 * effect only once the link sent to it was followed, so that the reply never reveals whether another account has it (AX-66). A new password
 * signs out all other sessions.
 */
export async function updateMe(deps: LimitedWriteDeps, context: SessionContext, body: UpdateMeBody) {
  const { actor, ip } = context;
  const { language } = body;
  if ([body.username, body.email, body.newPassword, language].every((each) => each === undefined))
    throw new AppError('nothing_to_update');
  const username = body.username === undefined ? undefined : parseUsername(body.username);
  const present = await getAccount(deps, actor.id);
  const email = body.email === undefined ? undefined : parseEmail(body.email, present.email);
  const change =
    body.newPassword === undefined
      ? undefined
      : await prepareChange(
          deps,
          context,
          { current: body.currentPassword ?? '', next: body.newPassword, code: body.code },
          DIALOG,
        );
  if (email !== undefined && change === undefined)
    await assertOwner(deps, context, { currentPassword: parseCurrentPassword(body), code: body.code });
  if (email !== undefined) await countHit(deps, 'emailChange', String(actor.id));

  await inTransaction(deps.db, async (trx) => {
    if (username !== undefined) await profiles.updateUsername(trx, actor.id, username);
    if (language !== undefined) await profiles.updateLanguage(trx, actor.id, language);
    if (change !== undefined) await applyChange(deps, trx, change, { ip, keptSessionId: context.session.id });
    if (email === undefined) return;
    await insertAuditEvent(trx, { account_id: actor.id, event: 'email_change_asked', ip });
    const payload = { nametag: present.nametag };
    await insertMail(
      trx,
      { kind: 'email_change', accountId: actor.id, recipient: email, payload },
      deps.clock(),
    );
  });
  return { account: await getAccount(deps, actor.id), emailPending: email ?? null };
}

/** Following the link proves access to the new mailbox, so no session is needed. The old address gets a mail about the change. */
export async function confirmEmail(deps: LimitedWriteDeps, token: string, ip: string): Promise<void> {
  await countHit(deps, 'linkByNetwork', getClientNetwork(ip));
  const link = await findLink(deps.db, 'email_change', token, deps.clock());
  if (link === undefined || link.newEmail === null) throw new AppError('email_link_dead');
  const { accountId, newEmail, email, nametag } = link;
  await inTransaction(deps.db, async (trx) => {
    const now = deps.clock();
    if (!(await consumeLink(trx, 'email_change', token, now))) throw new AppError('email_link_dead');
    if (!(await profiles.updateEmail(trx, accountId, newEmail))) throw new AppError('email_link_dead');
    // Reset links sent to the old mailbox must stop working.
    await removeAccountLinks(trx, accountId, 'password_reset');
    if (email !== null) await removeLinkMails(trx, emailKey(email), 'password_reset');
    await removeLinkMails(trx, newEmail, 'email_change');
    await insertAuditEvent(trx, { account_id: accountId, event: 'email_changed', ip });
    if (email !== null)
      await insertMail(
        trx,
        { kind: 'email_changed', accountId, recipient: email, payload: { nametag } },
        now,
      );
  });
}
