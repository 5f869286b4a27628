// Resolves the bearer token to an actor. authenticate-token.ts reads personal tokens; a session's token identifies a session row and proves
// that we issued it. Status and roles are read from the database at every request, in one query (AX-5).

import type { TokenScope } from '@palmares/core/account/personal-token';
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import { SESSION } from '@palmares/core/limits';
import { type Actor, VISITOR } from '@palmares/core/permissions';
import { sql } from 'kysely';
import { bool, defineRow, int8, type RowOf, text, textArray, timestamptz } from '../db/row-type.ts';
import { defineStatement, type ParameterOf } from '../db/statement.ts';
import type { Db } from '../db/transaction.ts';
import { authenticatePersonalToken } from './authenticate-token.ts';
import type { Session } from './context.ts';
import { hasPersonalTokenPrefix } from './personal-token.ts';
import { readToken } from './session-token.ts';

/** `last_seen_at` is written at most this often, so that most read requests write nothing. */
const TOUCH_EVERY_MS = 5 * 60_000;

export type Identity =
  | { kind: 'live'; actor: Extract<Actor, { kind: 'account' }>; session: Session; scope: null }
  | { kind: 'live'; actor: Extract<Actor, { kind: 'account' }>; session: null; scope: TokenScope }
  | { kind: 'none'; actor: Actor; session: null; scope: null; code: ErrorCode };

const nobody = (code: ErrorCode): Identity => ({
  kind: 'none',
  actor: VISITOR,
  session: null,
  scope: null,
  code,
});

/** The shorter lifetime of an admin's session applies as soon as the role is given, even during a session, and ends when it is removed. */
function endOfAdmin(session: { created_at: Date; expires_at: Date }): Date {
  const end = new Date(session.created_at.getTime() + SESSION.adminLifetimeMs);
  return end < session.expires_at ? end : session.expires_at;
}

const SESSION_ROW = defineRow('session of a request', {
  id: text,
  account_id: int8,
  created_at: timestamptz,
  expires_at: timestamptz,
  last_seen_at: timestamptz,
  revoked_at: timestamptz.orNull(),
  status: text.as<'active' | 'desactive' | 'deleted'>(),
  roles: textArray,
  second_factor: bool,
});
type SessionRow = RowOf<typeof SESSION_ROW>;

const FIND_SESSION = defineStatement('find session', (parameter: ParameterOf<{ sid: string }>) =>
  SESSION_ROW.of(sql`
    select s.id, s.account_id, s.created_at, s.expires_at, s.last_seen_at, s.revoked_at, a.status,
      array(select r.libelle from account_role ar join role r on r.id = ar.role_id
        where ar.account_id = a.id) as roles,
      exists (select 1 from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as second_factor
    from session s join account a on a.id = s.account_id where s.id = ${parameter('sid')}`),
);

/** Role changes take effect on the next request, because roles are read with the session. */
function toActor(row: SessionRow, staffSecondFactor: boolean): Extract<Actor, { kind: 'account' }> {
  const account = { kind: 'account', id: row.account_id } as const;
  if (staffSecondFactor && row.roles.length > 0 && !row.second_factor)
    return { ...account, admin: false, modo: false, awaitsSecondFactor: true };
  return { ...account, admin: row.roles.includes('admin'), modo: row.roles.includes('modo') };
}

/** `key` signs session tokens. `staffSecondFactor`: roles give no rights without a second factor. */
type Rules = { readonly key: Uint8Array; readonly now: Date; readonly staffSecondFactor: boolean };

export async function authenticate(
  db: Db,
  authorization: string | undefined,
  rules: Rules,
): Promise<Identity> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return nobody('auth_required');
  if (!hasPersonalTokenPrefix(token)) return authenticateSession(db, token, rules);
  const personal = await authenticatePersonalToken(db, token, rules.now);
  return personal.kind === 'none' ? nobody(personal.code) : { ...personal, session: null };
}

async function authenticateSession(
  db: Db,
  token: string,
  { key, now, staffSecondFactor }: Rules,
): Promise<Identity> {
  const read = await readToken(key, token, now);
  if (read.kind !== 'valid') return nobody(read.kind === 'expired' ? 'token_expired' : 'token_invalid');

  const [row] = await FIND_SESSION(db, { sid: read.sid });
  if (row === undefined) return nobody('token_invalid');
  // Only a caller with a valid token of that account gets this answer.
  if (row.status === 'desactive') return nobody('session_disabled');
  if (row.revoked_at !== null || row.status !== 'active') return nobody('session_revoked');
  const idleSince = now.getTime() - row.last_seen_at.getTime();
  const expiresAt = row.roles.includes('admin') ? endOfAdmin(row) : row.expires_at;
  if (expiresAt <= now || idleSince > SESSION.idleMs) return nobody('token_expired');

  if (idleSince > TOUCH_EVERY_MS)
    await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', row.id).execute();

  return {
    kind: 'live',
    actor: toActor(row, staffSecondFactor),
    session: { id: row.id, expiresAt },
    scope: null,
  };
}
