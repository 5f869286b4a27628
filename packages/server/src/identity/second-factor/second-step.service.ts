// The second step of a sign-in: a ticket of the first step and a code create a session.
import type { FinishLoginBody } from '@palmares/core/contract/types';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import * as accounts from '../account/account.repository.ts';
import { type GrantedSession, grantSession } from '../account/grant-session.ts';
import { readTicket } from '../account/sign-in-ticket.ts';
import { consumeCode, createWrongCodeError, parseTyped } from './accept-code.ts';
import { mailRecoveryCodeUsed } from './change-mails.ts';
import { type CodeSource, countSignInCode } from './code-rates.ts';

/** A ticket becomes invalid once its session exists, when the password changes, and when the second factor is removed. */
async function getHolder(deps: Pick<Deps, 'db' | 'secrets' | 'clock'>, ticket: string) {
  const read = await readTicket(deps, ticket);
  const account = read === null ? undefined : await accounts.findHolder(deps.db, read.accountId);
  if (read === null || account === undefined || !account.second_factor || !read.isOf(account))
    throw new AppError('sign_in_ticket_dead');
  // The holder of the ticket gave the right password (AC-24).
  if (account.status !== 'active') throw new AppError('account_disabled');
  return { account, sessionId: read.sessionId };
}

export async function finishLogin(
  deps: Deps,
  body: FinishLoginBody,
  from: CodeSource,
): Promise<GrantedSession> {
  const { ip } = from;
  const typed = parseTyped(body.code);
  const { account, sessionId } = await getHolder(deps, body.ticket);
  await countSignInCode(deps, account.id, typed.kind, from);
  const granted = await inTransaction(deps.db, async (trx) => {
    if (!(await accounts.lockCredentials(trx, account)) || (await accounts.hasSession(trx, sessionId)))
      throw new AppError('sign_in_ticket_dead');
    if (!(await consumeCode(deps, trx, account.id, typed))) return null;
    if (typed.kind === 'recovery') {
      await accounts.insertAuditEvent(trx, { account_id: account.id, event: 'recovery_code_used', ip });
      await mailRecoveryCodeUsed(trx, account, deps.clock());
    }
    return grantSession(deps, trx, account, { ip, sessionId });
  });
  if (granted === null) {
    // As with a wrong password: nobody has proved to be the owner yet, so the account is the event's target.
    const target = `account ${account.id}`;
    await accounts.insertAuditEvent(deps.db, {
      account_id: null,
      event: 'second_factor_refused',
      target,
      ip,
    });
    throw createWrongCodeError(typed);
  }
  return granted;
}
