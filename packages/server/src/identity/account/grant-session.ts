// Creates a session for a proven owner of the account, in the transaction that checked the proof.
import { SESSION } from '@palmares/core/limits';
import type { Db } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../http/context.ts';
import { signToken } from '../../http/session-token.ts';
import * as accounts from './account.repository.ts';

export type GrantedSession = {
  readonly token: string;
  readonly session: Session;
  readonly accountId: number;
};

export async function grantSession(
  deps: Pick<Deps, 'secrets' | 'clock' | 'random'>,
  trx: Db,
  account: { readonly id: number; readonly admin: boolean },
  { ip, sessionId = deps.random(18).toString('base64url') }: { ip: string; sessionId?: string },
): Promise<GrantedSession> {
  const now = deps.clock();
  const lifetime = account.admin ? SESSION.adminLifetimeMs : SESSION.lifetimeMs;
  const session = {
    id: sessionId,
    expiresAt: new Date(now.getTime() + lifetime),
  };
  await accounts.insertSession(trx, {
    id: session.id,
    account_id: account.id,
    created_at: now,
    expires_at: session.expiresAt,
  });
  await accounts.insertAuditEvent(trx, { account_id: account.id, event: 'login', ip });
  return { token: await signToken(deps.secrets.token, session, now), session, accountId: account.id };
}
