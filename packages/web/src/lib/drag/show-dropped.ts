// The picture of a drop before the board has been drawn again: copies stand where the items land in the very next frame, and the
// items leave the empty place that they had during the drag. Nothing else of the board is laid out or painted for it, however
// large it is.

/** Between two frames everything named here stands on the page as it did during the drag. */
export type Shown = {
  readonly items: readonly HTMLElement[];
  /** Of the items, in the same order. */
  readonly pictures: readonly HTMLElement[];
  readonly list: Element;
  /** What the items will stand before in the list, null for its end. */
  readonly next: Element | null;
};

/**
 * Shows the drop and runs `then` once it has been painted; what `then` draws replaces the picture in the same frame. A page that
 * goes away before that runs it at once, and so does the function that is returned: a drop is never only a picture.
 */
export function showDropped({ items, pictures, list, next }: Shown, then: () => void): () => void {
  if (!list.isConnected || (next !== null && next.parentNode !== list)) {
    then();
    return () => undefined;
  }
  for (const picture of pictures) list.insertBefore(picture, next);
  // Within its list an item leaves no place: what follows would be one too far for a frame.
  for (const item of items) if (item.parentElement === list) item.style.display = 'none';
  return afterPaint(() => {
    for (const picture of pictures) picture.remove();
    for (const item of items) {
      item.style.display = '';
      // The browser measures the whole page when an element goes that has the focus, and these are about to be drawn elsewhere.
      if (item === document.activeElement) item.blur();
    }
    then();
  });
}

/** Once the next frame has been handed on. Returns how not to wait for it. */
function afterPaint(run: () => void): () => void {
  const done = new AbortController();
  const early = { capture: true, signal: done.signal };
  // Of a page that is left the first comes, then the second; of one that is hidden only the second. Drafts are written by both:
  // the second is captured on its way, so that they have what is done here.
  window.addEventListener('pagehide', now, early);
  window.addEventListener('visibilitychange', now, early);
  requestAnimationFrame(() => setTimeout(now));
  return now;

  function now(): void {
    if (done.signal.aborted) return;
    done.abort();
    run();
  }
}
