// The sign-in ticket between the two steps: a signed proof that its holder gave the right password of an account a few minutes ago. It has
// its own signing key, so that only the second step accepts it; it becomes invalid when the password changes. Each ticket fixes the id of
// the one session that it can create.
import { createHmac } from 'node:crypto';
import { SECOND_FACTOR } from '@palmares/core/account/limits';
import { jwtVerify, SignJWT } from 'jose';
import type { Deps } from '../../deps.ts';

const ALGORITHM = 'HS256';

type Holder = { readonly id: number; readonly password_hash: string | null };

/** A keyed hash that shows whether the password is unchanged, and reveals nothing about it. */
function getMark(deps: Pick<Deps, 'secrets'>, { id, password_hash }: Holder): string {
  return createHmac('sha256', deps.secrets.ticket)
    .update(`password ${id} ${password_hash}`)
    .digest('base64url')
    .slice(0, 22);
}

export async function signTicket(
  deps: Pick<Deps, 'secrets' | 'clock' | 'random'>,
  holder: Holder,
): Promise<{ ticket: string; expiresAt: Date }> {
  const expiresAt = new Date(deps.clock().getTime() + SECOND_FACTOR.ticketMs);
  const ticket = await new SignJWT({ mark: getMark(deps, holder) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setJti(deps.random(18).toString('base64url'))
    .setSubject(String(holder.id))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(deps.secrets.ticket);
  return { ticket, expiresAt };
}

export type ReadTicket = {
  readonly accountId: number;
  /** Id of the session that it creates: if that session exists, the ticket was used. */
  readonly sessionId: string;
  /** Returns whether the ticket is still valid for that account. */
  readonly isOf: (holder: Holder) => boolean;
};

/** Returns null if it is forged or too old. */
export async function readTicket(
  deps: Pick<Deps, 'secrets' | 'clock'>,
  ticket: string,
): Promise<ReadTicket | null> {
  try {
    const { payload } = await jwtVerify(ticket, deps.secrets.ticket, {
      algorithms: [ALGORITHM],
      currentDate: deps.clock(),
    });
    if (payload.jti === undefined) return null;
    return {
      accountId: Number(payload.sub),
      sessionId: payload.jti,
      isOf: (holder) => payload['mark'] === getMark(deps, holder),
    };
  } catch {
    return null;
  }
}
