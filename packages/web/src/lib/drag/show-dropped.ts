// The picture of a drop before the board has been drawn again: the moved elements stand where they land in the very next frame,
// whatever drawing a large board takes. They are put back where the board left them just before it is drawn for good.
import type { Drop } from './drag-session.ts';

/**
 * Shows the drop and runs `then` once it has been painted; what `then` draws replaces the picture in the same frame. A page that
 * goes away before that runs it at once, and so does the function that is returned: a drop is never only a picture.
 */
export function showDropped({ items, list, next }: Drop['on'], then: () => void): () => void {
  const moved = items.filter((item) => item.isConnected);
  if (!list.isConnected || (next !== null && next.parentNode !== list)) {
    then();
    return () => undefined;
  }
  const places = moved.map((item) => ({ item, parent: item.parentElement, next: item.nextSibling }));
  for (const item of moved) place(item, list, next);
  return afterPaint(() => {
    // The last one first: a neighbour to stand before is back in its place by then.
    for (const { item, parent, next: neighbour } of places.toReversed())
      if (parent?.isConnected === true)
        place(item, parent, neighbour?.parentNode === parent ? neighbour : null);
    // The browser measures the whole page when an element goes that has the focus, and these are about to be drawn elsewhere.
    for (const { item } of places) if (item === document.activeElement) item.blur();
    then();
  });
}

/** Keeps the focus where the browser can. */
function place(item: Element, parent: Element, next: Node | null): void {
  if ('moveBefore' in parent) parent.moveBefore(item, next);
  else (parent as Element).insertBefore(item, next);
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
