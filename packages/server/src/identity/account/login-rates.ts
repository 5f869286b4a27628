// Rate limits of sign-ins. An account is counted by its id, whether the nametag or the address was typed. An identifier without an account
// is counted by its text, with the same statements, so that neither reply nor duration reveals whether an account exists.
import { DEVICE_KNOWN_MS } from '@palmares/core/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { getClientNetwork } from '../../http/client-network.ts';
import { countHit, type RateDeps } from '../../http/rate-limit.ts';
import { listSignInAddresses } from './account.repository.ts';
import type { FindDevice } from './known-device.ts';

const NO_ACCOUNT = 0;

/** Throws 429. */
export async function countLogin(
  deps: RateDeps,
  tried: { account: number | null; key: string },
  from: { ip: string; findDevice: FindDevice },
): Promise<void> {
  const { account } = tried;
  const network = getClientNetwork(from.ip);
  const device = account === null ? null : from.findDevice(account);
  if (device !== null) return countHit(deps, 'loginByDevice', `${account} ${device}`);

  const subject = account === null ? `key ${tried.key}` : `account ${account}`;
  await countHit(deps, 'loginByNetwork', network);
  await countHit(deps, 'loginByAccountAndNetwork', `${subject} ${network}`);
  try {
    await countHit(deps, 'loginByAccount', subject);
  } catch (error) {
    // The account is being guessed from many places. Networks from which its owner signed in before are exempt, within their own limit.
    const isLimit = error instanceof AppError && error.code === 'rate_limited';
    if (!isLimit || !(await isKnownNetwork(deps, account ?? NO_ACCOUNT, network))) throw error;
  }
}

async function isKnownNetwork(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: number,
  network: string,
): Promise<boolean> {
  const since = new Date(deps.clock().getTime() - DEVICE_KNOWN_MS);
  const addresses = await listSignInAddresses(deps.db, accountId, since);
  return addresses.some((address) => getClientNetwork(address) === network);
}
