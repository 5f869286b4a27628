// Rate limits of codes. An attacker who has only the password must neither guess a code nor lock the owner out: known devices, networks
// from which the owner signed in with a code, live sessions and recovery codes are counted separately from strangers' attempts.
import type { CodeKind } from '@palmares/core/account/second-factor';
import { DEVICE_KNOWN_MS } from '@palmares/core/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { getClientNetwork } from '../../http/client-network.ts';
import type { SessionContext } from '../../http/context.ts';
import { countHit, type RateDeps } from '../../http/rate-limit.ts';
import { listSecondFactorAddresses } from '../account/account.repository.ts';
import type { FindDevice } from '../account/known-device.ts';
import { findSecondFactor } from './second-factor.repository.ts';

/** `findDevice` accepts only devices that have given a code: following a reset link requires only the mailbox, so it does not count. */
export type CodeSource = { readonly ip: string; readonly findDevice: FindDevice };

/** Counts a code of the second step of a sign-in; throws 429. */
export async function countSignInCode(
  deps: RateDeps,
  accountId: number,
  kind: CodeKind,
  { ip, findDevice }: CodeSource,
): Promise<void> {
  const network = getClientNetwork(ip);
  const device = findDevice(accountId);
  const subject = `${accountId} ${device ?? network}`;
  if (kind === 'recovery') return countHit(deps, 'recoveryCode', subject);
  if (device !== null) return countHit(deps, 'secondFactorByDevice', subject);
  await countHit(deps, 'secondFactorByNetwork', subject);
  try {
    await countHit(deps, 'secondFactor', String(accountId));
  } catch (error) {
    const isLimit = error instanceof AppError && error.code === 'rate_limited';
    if (!isLimit || !(await isKnownNetwork(deps, accountId, network))) throw error;
  }
}

/** Sign-ins before the second factor was confirmed do not count, because they only needed a password. */
async function isKnownNetwork(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: number,
  network: string,
): Promise<boolean> {
  const factor = await findSecondFactor(deps.db, accountId);
  const recent = deps.clock().getTime() - DEVICE_KNOWN_MS;
  const since = new Date(Math.max(recent, factor?.confirmed_at?.getTime() ?? Number.POSITIVE_INFINITY));
  const addresses = await listSecondFactorAddresses(deps.db, accountId, since);
  return addresses.some((address) => getClientNetwork(address) === network);
}

/** Counts a code typed in a session: nobody outside the session can use up its attempts. */
export function countSessionCode(deps: RateDeps, { session }: SessionContext, kind: CodeKind): Promise<void> {
  const name = kind === 'recovery' ? 'recoveryCode' : 'secondFactorBySession';
  return countHit(deps, name, `session ${session.id}`);
}
