// Time that a test lets pass (vi.useFakeTimers): nothing waits for real, and a delay that changed shows.
import { expect, vi } from 'vitest';

/** How early or late a delay may be: while a test looks for what starts it, Vitest lets some of this time pass. */
const TOLERANCE_MS = 200;

/** Timers of the page stand still from now on, until the test is over. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** After `delayMs`, and not before, the page leads to another address. */
export async function expectRedirect(address: () => string, to: string, delayMs: number): Promise<void> {
  const here = address();
  await vi.advanceTimersByTimeAsync(delayMs - TOLERANCE_MS);
  expect(address()).toBe(here);
  await vi.advanceTimersByTimeAsync(TOLERANCE_MS);
  await expect.poll(address).toBe(to);
}
