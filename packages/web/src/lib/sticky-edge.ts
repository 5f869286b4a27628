// Sticky bars cover content that scrolls under them. The height of each is published in a custom property, which the scroll margins of
// focusable elements use (base.css, WCAG 2.4.11). The bar itself is marked, because elements in it need no margin.

/** `notice` and `banner` belong to the site, under its header; `head` to a page, below them. */
type Edge = 'notice' | 'banner' | 'head' | 'foot';

/** Delay in milliseconds before a changed height is published: the whole page depends on it, so it must be stable first. */
const SETTLE_MS = 150;

/** Returns a function that stops watching. */
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
  // Some bars are sticky only on narrow windows, or only on wide ones.
  window.addEventListener('resize', readSoon);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('resize', readSoon);
    style.removeProperty(property);
  };
}

/** Refs for the sticky element of each edge. */
export const stickyFoot = getRef('foot');
export const stickyHead = getRef('head');
export const stickyNotice = getRef('notice');
export const stickyBanner = getRef('banner');

function getRef(edge: Edge) {
  return (bar: HTMLElement | null) => (bar === null ? undefined : watchSticky(bar, edge));
}
