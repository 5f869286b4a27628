/** Runs `work` when the browser is idle, after 3 s at the latest. Safari has no requestIdleCallback. */
export function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 200);
}
