/** The click that follows a drag, if there is one, however late: after another press, or from the keyboard, it is meant. */
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
