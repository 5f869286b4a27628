// Measures how long a browser takes to prepare photos, and how long its page is blocked meanwhile.
import type { Page } from './page.ts';

export type Preparation = {
  readonly seconds: number;
  /** The longest time for which the main thread was blocked, in milliseconds. */
  readonly longestStop: number;
  /** True if the page itself loaded the preparation code, not a worker. */
  readonly onMainThread: boolean;
};

/** Measures from the choice of files until the page shows `count` prepared pictures. Call it before choosing them. */
export async function watchPreparation(page: Page, count: number): Promise<() => Promise<Preparation>> {
  await page.driver.run((wanted) => {
    const watch = { startedAt: 0, endedAt: 0, longestStop: 0 };
    Object.assign(window, { preparationWatch: watch });
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      if (watch.startedAt > 0) watch.longestStop = Math.max(watch.longestStop, now - last);
      last = now;
      const ready = document.querySelectorAll('main img[src^="blob:"]').length;
      if (ready < wanted) setTimeout(tick, 4);
      else watch.endedAt = now;
    };
    tick();
    document.addEventListener('change', () => (watch.startedAt ||= performance.now()), { capture: true });
  }, count);
  return () =>
    page.driver.run(async () => {
      const { preparationWatch: watch } = window as unknown as {
        preparationWatch: { startedAt: number; endedAt: number; longestStop: number };
      };
      while (watch.endedAt === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      return {
        seconds: (watch.endedAt - watch.startedAt) / 1_000,
        longestStop: Math.round(watch.longestStop),
        onMainThread: performance
          .getEntriesByType('resource')
          .some(({ name }) => name.includes('/prepare-image-')),
      };
    });
}
