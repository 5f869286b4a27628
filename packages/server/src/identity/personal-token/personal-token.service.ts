// Personal access tokens of an account: created with its password, shown once, revoked one by one (docs/decisions/0070-public-api.md).
import { checkTokenName, PERSONAL_TOKEN } from '@palmares/core/account/personal-token';
import type { CreatedToken, CreateTokenBody, PersonalToken } from '@palmares/core/contract/types';
import { normaliseLine } from '@palmares/core/text/normalise-text';
import type { Phrase } from '../../api-texts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { AccountContext, SessionContext } from '../../http/context.ts';
import { hashPersonalToken, TOKEN_BYTES, writePersonalToken } from '../../http/personal-token.ts';
import { insertMail } from '../../mail/outbox.repository.ts';
import { insertAuditEvent, lockCredentials } from '../account/account.repository.ts';
import { assertOwner } from '../second-factor/assert-owner.ts';
import { presentToken } from './personal-token.presenter.ts';
import * as tokens from './personal-token.repository.ts';

const DAY_MS = 86_400_000;

function parseName(raw: string): string {
  const code = checkTokenName(raw);
  if (code === null) return normaliseLine(raw);
  const text: Phrase = (texts) => texts.tokenNameText(code);
  throw new AppError('validation_failed', { text, issues: [{ field: 'name', code, text }] });
}

export async function listTokens(
  deps: Pick<Deps, 'db'>,
  { actor }: AccountContext,
): Promise<PersonalToken[]> {
  return (await tokens.listAccountTokens(deps.db, actor.id)).map(presentToken);
}

/**
 * Requires the password, and a code if there is a second factor, so that a session stolen for an hour cannot create a token that lasts a
 * year; the owner is notified by mail.
 */
export async function createToken(
  deps: Deps,
  context: SessionContext,
  body: CreateTokenBody,
): Promise<CreatedToken> {
  const name = parseName(body.name);
  const owner = await assertOwner(deps, context, body);
  const token = writePersonalToken(deps.random(TOKEN_BYTES));
  const { scope } = body;
  const row = await inTransaction(deps.db, async (trx) => {
    // A password reset or a deactivation that committed first has ended all tokens: none may be created after it. The lock also keeps their
    // number constant.
    if (!(await lockCredentials(trx, { ...owner, status: 'active' })))
      throw new AppError('wrong_current_password');
    const now = deps.clock();
    if ((await tokens.countLiveTokens(trx, owner.id, now)) >= PERSONAL_TOKEN.perAccountMax)
      throw new AppError('too_many_tokens');
    const made = await tokens.insertToken(trx, {
      account_id: owner.id,
      name,
      scope,
      token_hash: hashPersonalToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + body.days * DAY_MS),
    });
    const target = `token ${made.id}`;
    await insertAuditEvent(trx, { account_id: owner.id, event: 'token_created', target, ip: context.ip });
    if (owner.email === null) return made;
    const payload = { nametag: owner.nametag, name, scope, until: made.expires_at.toISOString() };
    const mail = { kind: 'token_created', accountId: owner.id, recipient: owner.email, payload } as const;
    await insertMail(trx, mail, now);
    return made;
  });
  return { ...presentToken(row), token };
}

export async function deleteToken(
  deps: Pick<Deps, 'db'>,
  { actor, ip }: AccountContext,
  id: number,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    if (!(await tokens.removeToken(trx, actor.id, id))) throw new AppError('not_found');
    const target = `token ${id}`;
    await insertAuditEvent(trx, { account_id: actor.id, event: 'token_revoked', target, ip });
  });
}
