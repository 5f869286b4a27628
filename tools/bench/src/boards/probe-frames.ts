// Records the frames of a page and the look of a board after each. Sent as text: it runs
// before the page's own scripts and must not use outer variables.
/* oxlint-disable unicorn/consistent-function-scoping -- sent as text: nothing outside of the function is in the page */

/** Describes the visible state of a board as a text. */
type Look = () => string;

type Frames = {
  /** Resolves right after the next frame is laid out and painted, with the time. */
  next(): Promise<number>;
  /** The lists of a board and their ends, so that a pool whose gap is not closed yet differs. */
  look: Look;
  /**
   * The time at which the board came to rest: the end of the frame after which its look no longer changed. It
   * includes tasks of 50 ms or more that begin within 200 ms, because a board that computes after moving is not
   * at rest. Nothing counts as rest before `isThere` returns true.
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
    // A user-blocking task runs right after the frame; a message or a timer would wait for other work of the page.
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
