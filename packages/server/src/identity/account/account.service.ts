// Registration, sign-in and sign-out (AC-19, AC-24, AX-66, AX-70).
import { createHmac } from 'node:crypto';
import { checkLogin, checkRegistration } from '@palmares/core/account/check-account';
import { emailKey } from '@palmares/core/account/email';
import { nametagKey } from '@palmares/core/account/nametag';
import { signInKey } from '@palmares/core/account/sign-in-key';
import type { LoginBody, RegisterBody } from '@palmares/core/contract/types';
import { normaliseLine } from '@palmares/core/text/normalise-text';
import type { Phrase } from '../../api-texts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps, LimitedWriteDeps } from '../../deps.ts';
import { AppError, assertFound, type Issue } from '../../errors.ts';
import { getClientNetwork } from '../../http/client-network.ts';
import type { RequestContext } from '../../http/context.ts';
import { countHit } from '../../http/rate-limit.ts';
import * as accounts from './account.repository.ts';
import { type GrantedSession, grantSession } from './grant-session.ts';
import type { FindDevice } from './known-device.ts';
import { countLogin } from './login-rates.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { signTicket } from './sign-in-ticket.ts';

export async function register(
  deps: LimitedWriteDeps,
  input: RegisterBody,
  { ip, language }: Pick<RequestContext, 'ip' | 'language'>,
): Promise<{ id: number; username: string; nametag: string }> {
  const issues: Issue[] = checkRegistration(input).map((issue) => ({
    field: issue.field,
    code: issue.code,
    text: (texts) => texts.accountIssueText(issue),
  }));
  const [first] = issues;
  if (first !== undefined) throw new AppError('validation_failed', { text: first.text, issues });
  await countHit(deps, 'registerByNetwork', getClientNetwork(ip));

  const account = {
    username: normaliseLine(input.username),
    nametag: nametagKey(input.nametag),
    nametag_key: nametagKey(input.nametag),
    email: normaliseLine(input.email),
    email_key: emailKey(input.email),
    password_hash: await hashPassword(input.password),
    language,
  };
  const created = await inTransaction(deps.db, async (trx) => {
    const row = await accounts.insertAccount(trx, account);
    if (row !== undefined)
      await accounts.insertAuditEvent(trx, { account_id: row.id, event: 'register', ip });
    return row;
  });
  if (created === undefined) throw await explainTaken(deps, account.nametag_key);
  return { id: created.id, username: account.username, nametag: account.nametag };
}

const NAMETAG_TAKEN: Phrase = (texts) => texts.ERROR_TEXTS.nametag_taken;

/** A nametag is public, so its field may report that it is taken; a taken address gets a generic reply (AC-19). */
async function explainTaken(deps: Pick<Deps, 'db'>, key: string): Promise<AppError> {
  if (!(await accounts.hasNametag(deps.db, key))) return new AppError('registration_conflict');
  return new AppError('nametag_taken', {
    issues: [{ field: 'nametag', code: 'taken', text: NAMETAG_TAKEN }],
  });
}

/** An account with a second factor gets a ticket for the second step. */
export type Login =
  | ({ kind: 'session' } & GrantedSession)
  | { kind: 'ticket'; ticket: string; expiresAt: Date };

export async function login(
  deps: Deps,
  input: LoginBody,
  from: { ip: string; findDevice: FindDevice },
): Promise<Login> {
  const { ip } = from;
  const issues: Issue[] = checkLogin(input).map((issue) => ({
    ...issue,
    text: (texts) => texts.loginIssueText(issue),
  }));
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  const key = signInKey(input.identifier);
  const account = await accounts.findCredentials(deps.db, key);
  await countLogin(deps, { account: account?.id ?? null, key }, from);
  const matches = await verifyPassword(account?.password_hash ?? null, input.password);
  const refusal = account === undefined || !matches ? 'invalid_credentials' : 'account_disabled';
  if (account === undefined || !matches || account.status !== 'active') {
    await noteRefusal(deps, { accountId: account?.id, key, ip });
    throw new AppError(refusal);
  }

  if (account.second_factor) return { kind: 'ticket', ...(await signTicket(deps, account)) };
  const granted = await inTransaction(deps.db, async (trx) => {
    // A password reset or a deactivation that committed first has ended all sessions, and a second factor that was just set up requires a
    // code: no session may be created after them.
    if (!(await accounts.lockCredentials(trx, account))) throw new AppError('invalid_credentials');
    return grantSession(deps, trx, account, { ip });
  });
  return { kind: 'session', ...granted };
}

/**
 * A refused sign-in has no known author: the event's target is the account that was tried. An identifier without an account may be a
 * password typed into the wrong field, so only a keyed hash of it is stored, which still distinguishes attempts (AX-73).
 */
async function noteRefusal(
  deps: Pick<Deps, 'db' | 'secrets'>,
  tried: { accountId: number | undefined; key: string; ip: string },
): Promise<void> {
  const hash = createHmac('sha256', deps.secrets.identifier).update(tried.key).digest('hex').slice(0, 12);
  const target = tried.accountId === undefined ? `unknown ${hash}` : `account ${tried.accountId}`;
  await accounts.insertAuditEvent(deps.db, {
    account_id: null,
    event: 'login_refused',
    target,
    ip: tried.ip,
  });
}

/** Idempotent: without a live session there is nothing to end (AC-114). */
export async function logout(
  deps: Pick<Deps, 'db' | 'clock'>,
  { actor, session, ip }: RequestContext,
): Promise<void> {
  if (actor.kind === 'visitor' || session === null) return;
  const { id } = actor;
  await inTransaction(deps.db, async (trx) => {
    if (await accounts.revokeSession(trx, session.id, deps.clock()))
      await accounts.insertAuditEvent(trx, { account_id: id, event: 'logout', ip });
  });
}

export async function getAccount(deps: Pick<Deps, 'config' | 'db'>, id: number) {
  const account = await accounts.findAccount(deps.db, id);
  assertFound(account);
  const isAsked = deps.config.staffSecondFactor && account.roles.length > 0;
  return { ...account, second_factor_missing: isAsked && !account.second_factor };
}
