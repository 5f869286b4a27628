// Frames of a page and what a board looks like after each, as the page tells it of itself. Sent as text: it runs in the page before
// anything else there, and nothing outside of the function exists for it.
/* oxlint-disable unicorn/consistent-function-scoping -- sent as text: nothing outside of the function is in the page */

/** What a board shows, as a text that differs whenever it does. */
type Look = () => string;

type Frames = {
  /** Resolves right after the page has laid out and painted its next frame, with the time. */
  next(): Promise<number>;
  /** The lists of a board and where they end: a pool that has not closed up yet is another. */
  look: Look;
  /**
   * When the board came to rest: the end of the frame that gave it the look that it kept. A task of 50 ms or more that begins
   * within 200 ms of it is waited for: a board that moves at once and computes afterwards is not at rest. `isThere`: before it, nothing is at rest.
   */
  rest(from: number, look: Look, isThere: (at: number) => boolean): Promise<number>;
};

declare global {
  interface Window {
    probeFrames: Frames;
  }
}

export function installFrames(): void {
  const STILL_FRAMES = 15;
  const SOON_MS = 200;
  const LIMIT_MS = 120_000;
  const tasks: { start: number; end: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask' });

  window.probeFrames = {
    // A task of the highest priority comes right after the frame; a message or a timer would wait for what the page does then.
    next: () =>
      new Promise((resolve) => {
        requestAnimationFrame(
          () => void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }),
        );
      }),
    look() {
      const lists = [...document.querySelectorAll('[data-drop-list]')];
      return lists
        .map((list) => {
          const end = list.lastElementChild?.getBoundingClientRect();
          return `${list.childElementCount} to ${end?.x} ${end?.y}`;
        })
        .join(', ');
    },
    async rest(from, look, isThere) {
      let rest = from;
      let last = '';
      for (let still = 0; still < STILL_FRAMES; still++) {
        const at = await this.next();
        if (at > from + LIMIT_MS) throw new Error('This board never comes to rest');
        const seen = isThere(at) ? look() : null;
        if (seen === last) continue;
        last = seen ?? '';
        rest = at;
        still = seen === null ? -1 : 0;
      }
      const soon = tasks.filter(({ start }) => start > from && start < rest + SOON_MS);
      return Math.max(rest, ...soon.map(({ end }) => end));
    },
  };
}
