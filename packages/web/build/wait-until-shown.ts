// Part of the script of the page's head (early-script.ts), written into it by its text: it names nothing outside itself.
// A page that came with its content is read before it is played with: its first pictures have the network for themselves, then the app comes.

/** Calls `start` once: when the page with its first pictures is shown, when somebody touches it, or when that takes three seconds. */
export function waitUntilShown(start: () => void): void {
  const ending = new AbortController();
  const once = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    start();
  };
  const { signal } = ending;
  addEventListener(
    'load',
    () => {
      // The frame that shows what has come is told after it stands on the screen.
      const observer = new PerformanceObserver(() => {
        observer.disconnect();
        once();
      });
      observer.observe({ type: 'paint', buffered: true });
    },
    { signal },
  );
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, once, { signal });
  setTimeout(once, 3_000);
}
