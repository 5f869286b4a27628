// Controls timers with vi.useFakeTimers: tests do not wait in real time, and a changed delay fails them.
import { expect, vi } from 'vitest';

/** Delays in milliseconds of all timers set since the clock was stopped. */
let delays: (number | undefined)[] = [];

/** Stops all timers of the page until the end of the test. */
export function stopClock(): void {
  delays = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fake = window.setTimeout;
  // Vitest's restore of the real timers also removes this wrapper.
  window.setTimeout = Object.assign((...args: Parameters<typeof fake>) => {
    delays.push(args[1]);
    return fake(...args);
  }, fake);
}

/**
 * Expects a navigation to `to` after `delayMs`. The delay is read from the timer, because polling advances fake time, by more on a busy
 * machine.
 */
export async function expectRedirect(address: () => string, to: string, delayMs: number): Promise<void> {
  await expect.poll(() => delays).toContain(delayMs);
  await vi.advanceTimersByTimeAsync(delayMs);
  await expect.poll(address).toBe(to);
}
