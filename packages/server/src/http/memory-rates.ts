// Fixed windows counted in this process only, for frequent and harmless calls: reads and views (AX-68).
import { createRateError, getRateWindow, type RateLimit, type RateName } from './rate-limit.ts';

/**
 * Maximum number of counters per name (about 10 MB): beyond it the oldest of the window are evicted, so that a flood of addresses cannot
 * fill the memory.
 */
const SUBJECTS_MAX = 50_000;

export type MemoryRates = {
  /** Counts one hit; throws 429 once the window holds more than `max`. */
  count(name: RateName, limit: RateLimit, subject: string, now: Date): void;
};

export function createMemoryRates(subjectsMax = SUBJECTS_MAX): MemoryRates {
  const windows = new Map<RateName, { start: number; hits: Map<string, number> }>();
  return {
    count(name, limit, subject, now) {
      const { start, end } = getRateWindow(limit, now);
      let window = windows.get(name);
      if (window?.start !== start) {
        window = { start, hits: new Map() };
        windows.set(name, window);
      }
      const { hits } = window;
      const counted = (hits.get(subject) ?? 0) + 1;
      hits.set(subject, counted);
      if (hits.size > subjectsMax) {
        const [oldest = ''] = hits.keys();
        hits.delete(oldest);
      }
      if (counted > limit.max) throw createRateError(end, now);
    },
  };
}
