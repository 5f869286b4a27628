/**
 * Suppresses the click that follows a drag, however late it comes. A click after another press, or from the keyboard, is intentional and
 * passes.
 */
export function swallowClick(): void {
  const stop = new AbortController();
  const first = { capture: true, signal: stop.signal };
  window.addEventListener('click', swallow, first);
  window.addEventListener('pointerdown', () => stop.abort(), first);

  function swallow(event: MouseEvent): void {
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
    stop.abort();
  }
}
