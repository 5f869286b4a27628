// From the bearer token to an actor. The token names a session row and proves it was ours; status and roles are read
// from the database at every request, in one query (access.md rule 1).

import type { ErrorCode } from '@palmares/core/contract/error-codes';
import { SESSION } from '@palmares/core/limits';
import { type Actor, VISITOR } from '@palmares/core/permissions';
import { errors, jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import type { Session } from './context.ts';

const ALGORITHM = 'HS256';
/** `last_seen_at` is written at most this often, so that most requests that only read write nothing. */
const TOUCH_EVERY_MS = 5 * 60_000;

export type Identity =
  | { kind: 'live'; actor: Extract<Actor, { kind: 'account' }>; session: Session }
  | { kind: 'none'; actor: Actor; session: null; code: ErrorCode };

const nobody = (code: ErrorCode): Identity => ({ kind: 'none', actor: VISITOR, session: null, code });

export function signToken(key: Uint8Array, session: Session, now: Date): Promise<string> {
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(session.expiresAt.getTime() / 1000))
    .sign(key);
}

async function sessionIdOf(token: string, key: Uint8Array, now: Date): Promise<{ sid: string } | ErrorCode> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: now });
    return typeof payload.sid === 'string' ? { sid: payload.sid } : 'token_invalid';
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid';
  }
}

/** The shorter lifetime of an admin's session applies as soon as the role is given, also during a session, and no longer once it is taken away. */
function endOfAdmin(session: { created_at: Date; expires_at: Date }): Date {
  const end = new Date(session.created_at.getTime() + SESSION.adminLifetimeMs);
  return end < session.expires_at ? end : session.expires_at;
}

export async function authenticate(
  db: Db,
  authorization: string | undefined,
  key: Uint8Array,
  now: Date,
): Promise<Identity> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return nobody('auth_required');

  const found = await sessionIdOf(token, key, now);
  if (typeof found === 'string') return nobody(found);

  const row = await db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .where('s.id', '=', found.sid)
    .select([
      's.id',
      's.account_id',
      's.created_at',
      's.expires_at',
      's.last_seen_at',
      's.revoked_at',
      'a.status',
    ])
    .select(
      sql<string[]>`array(select r.libelle from account_role ar join role r on r.id = ar.role_id
        where ar.account_id = a.id)`.as('roles'),
    )
    .executeTakeFirst();
  if (row === undefined) return nobody('token_invalid');
  // A caller without a valid token of that account never gets this answer.
  if (row.status === 'desactive') return nobody('session_disabled');
  if (row.revoked_at !== null || row.status !== 'active') return nobody('session_revoked');
  const idleSince = now.getTime() - row.last_seen_at.getTime();
  const admin = row.roles.includes('admin');
  const expiresAt = admin ? endOfAdmin(row) : row.expires_at;
  if (expiresAt <= now || idleSince > SESSION.idleMs) return nobody('token_expired');

  if (idleSince > TOUCH_EVERY_MS)
    await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', row.id).execute();

  return {
    kind: 'live',
    actor: {
      kind: 'account',
      id: row.account_id,
      admin,
      modo: row.roles.includes('modo'),
    },
    session: { id: row.id, expiresAt },
  };
}
