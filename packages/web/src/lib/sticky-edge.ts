// What sticks to an edge of the window covers what scrolls under it. Its height stands in a custom property, by which everything that
// can take the focus keeps its distance (base.css, WCAG 2.4.11). It is marked, for what stands in it need not.

/** `notice` and `banner` are the site's, under its header; `head` is a page's, below them. */
type Edge = 'notice' | 'banner' | 'head' | 'foot';

/** A height that is being dragged is told once it rests: the whole page depends on it. */
const SETTLE_MS = 150;

/** Returns how to end it. */
export function watchSticky(bar: HTMLElement, edge: Edge): () => void {
  const { style } = document.documentElement;
  const property = `--sticky-${edge}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    const isSticky = getComputedStyle(bar).position === 'sticky';
    style.setProperty(property, `${isSticky ? bar.offsetHeight : 0}px`);
    if (isSticky) bar.dataset['sticky'] = edge;
    else delete bar.dataset['sticky'];
  };
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(read, SETTLE_MS);
  };
  const observer = new ResizeObserver(readSoon);
  observer.observe(bar);
  // Some stick on narrow windows only, or on wide ones.
  window.addEventListener('resize', readSoon);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('resize', readSoon);
    style.removeProperty(property);
  };
}

/** As the `ref` of what sticks there. */
export const stickyFoot = refOf('foot');
export const stickyHead = refOf('head');
export const stickyNotice = refOf('notice');
export const stickyBanner = refOf('banner');

function refOf(edge: Edge) {
  return (bar: HTMLElement | null) => (bar === null ? undefined : watchSticky(bar, edge));
}
