// What a page measures of itself for boards.bench.ts; it runs in the page before anything else there.

export type Probed = {
  /** From the start of the navigation until every image is on the board and painted, in milliseconds. */
  mount: number;
  /** From the pointer move that lifts until what it changed is painted. */
  start: number;
  /** Frames that did not come while they were watched: 16.7 ms each. */
  lost: number;
  /** From the release of the pointer until the moved image is painted where it landed. */
  drop: number;
  /** From the release until the board itself has it there, and that is painted: the bare board has both in one frame. */
  rest: number;
};

type Probe = Probed & { watchFrames: () => void; stopFrames: () => void };

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Self-contained: it is sent to the page as text. */
// oxlint-disable-next-line eslint/max-lines-per-function -- sent to the page as text: nothing outside of this function exists there
export function installProbe({ images, target }: { images: number; target: string }): void {
  const FRAME_MS = 1_000 / 60;
  const LIFT_PX = 6;
  let watching = false;
  let pressed: PointerEvent | null = null;
  const probe: Probe = {
    mount: 0,
    start: 0,
    lost: 0,
    drop: 0,
    rest: 0,
    watchFrames() {
      watching = true;
      let last = 0;
      requestAnimationFrame(function tick(now) {
        if (last > 0) probe.lost += Math.max(0, Math.round((now - last) / FRAME_MS) - 1);
        last = now;
        if (watching) requestAnimationFrame(tick);
      });
    },
    stopFrames() {
      watching = false;
    },
  };
  window.probe = probe;

  /** A task of the highest priority comes right after the frame; a message or a timer would wait for what the page does then. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside of this function is in the page
  function afterThisFrame(run: () => void): void {
    void scheduler.postTask(run, { priority: 'user-blocking' });
  }

  function afterNextFrame(run: () => void): void {
    requestAnimationFrame(() => afterThisFrame(run));
  }

  requestAnimationFrame(function look() {
    if (document.querySelectorAll('[data-drag-item]').length < images) requestAnimationFrame(look);
    else afterThisFrame(() => (probe.mount = performance.now()));
  });

  const early = { capture: true };
  window.addEventListener('pointerdown', (event) => (pressed = event), early);
  window.addEventListener(
    'pointermove',
    (event) => {
      if (pressed === null || probe.start !== 0) return;
      if (Math.hypot(event.x - pressed.x, event.y - pressed.y) < LIFT_PX) return;
      const at = performance.now();
      probe.start = -1;
      afterNextFrame(() => (probe.start = performance.now() - at));
    },
    early,
  );
  window.addEventListener(
    'pointerup',
    () => {
      const at = performance.now();
      afterNextFrame(() => (probe.drop = performance.now() - at));
      requestAnimationFrame(function look() {
        if (document.querySelector(`${target} [data-drag-item]`) === null) requestAnimationFrame(look);
        else afterThisFrame(() => (probe.rest = performance.now() - at));
      });
    },
    early,
  );
}
