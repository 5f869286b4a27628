// Against guessing of codes (SA-4): only wrong codes count, by network. A network with too many gets no answer about codes for a while, except
// for who has a seat or the key of a link. When wrong codes come from many networks, entering without a key takes longer.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { getClientNetwork } from '../http/client-network.ts';

/** Bounds the memory; a flood of more networks slows everybody without a key anyway. */
const BLOCKED_MAX = 10_000;
const SLOW_MS = 1_500;

export type CodeGuard = {
  /** Throws 429 if the network has sent too many wrong codes. */
  assertMayTry(ip: string): void;
  /** Counts a wrong code. */
  countWrong(ip: string): void;
  /** Waits if wrong codes come in masses. */
  slowDown(): Promise<void>;
};

export function createCodeGuard(
  deps: Pick<Deps, 'config' | 'memoryRates' | 'rates' | 'clock'>,
  slowMs = SLOW_MS,
): CodeGuard {
  const blockedUntil = new Map<string, number>();
  let slowUntil = 0;

  /** Seconds until the window ends, or null below the limit. */
  function countTry(name: 'roomCodeByNetwork' | 'roomCodeByAll', subject: string): number | null {
    try {
      deps.memoryRates.count(name, deps.rates[name], subject, deps.clock());
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.retryAfter ?? 1;
      throw error;
    }
  }

  return {
    assertMayTry(ip) {
      const until = blockedUntil.get(getClientNetwork(ip));
      const leftMs = (until ?? 0) - deps.clock().getTime();
      if (leftMs > 0) {
        const retryAfter = Math.ceil(leftMs / 1_000);
        throw new AppError('rate_limited', { retryAfter, text: (texts) => texts.rateLimitText(retryAfter) });
      }
    },
    countWrong(ip) {
      if (!deps.config.rateLimits) return;
      const now = deps.clock().getTime();
      const network = getClientNetwork(ip);
      const blocked = countTry('roomCodeByNetwork', network);
      if (blocked !== null) blockedUntil.set(network, now + blocked * 1_000);
      const [oldest] = blockedUntil.keys();
      if (blockedUntil.size > BLOCKED_MAX && oldest !== undefined) blockedUntil.delete(oldest);
      const slow = countTry('roomCodeByAll', 'all');
      if (slow !== null) slowUntil = now + slow * 1_000;
    },
    async slowDown() {
      if (slowUntil > deps.clock().getTime()) await sleep(slowMs);
    },
  };
}
