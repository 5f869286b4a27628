// Time that a test lets pass (vi.useFakeTimers): nothing waits for real, and a delay that changed shows.
import { expect, vi } from 'vitest';

/** Of every timer that was set since the clock stands still, in milliseconds. */
let delays: (number | undefined)[] = [];

/** Timers of the page stand still from now on, until the test is over. */
export function stopClock(): void {
  delays = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fake = window.setTimeout;
  // Real timers, which come back after the test, take the place of this one too.
  window.setTimeout = Object.assign((...args: Parameters<typeof fake>) => {
    delays.push(args[1]);
    return fake(...args);
  }, fake);
}

/**
 * The page leads to another address after `delayMs`. That it has not done so before is read from the timer: while a test looks for
 * what starts it, Vitest lets some of this time pass, more of it on a busy machine.
 */
export async function expectRedirect(address: () => string, to: string, delayMs: number): Promise<void> {
  await expect.poll(() => delays).toContain(delayMs);
  await vi.advanceTimersByTimeAsync(delayMs);
  await expect.poll(address).toBe(to);
}
