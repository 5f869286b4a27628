// Sticky bars cover content that scrolls under them. The height of each is published in a custom property, which the scroll margins of
// focusable elements use (base.css, WCAG 2.4.11). The bar itself is marked, because elements in it need no margin.

/** `notice` and `banner` belong to the site, under its header; `head` to a page, below them. */
type Edge = 'notice' | 'banner' | 'head' | 'foot';

/**
 * Delay in milliseconds before changed heights are published, all at once: the styles of every element depend on them, which cost a
 * twentieth of the opening of an editor with 1 000 images. A key publishes them before it moves the focus.
 */
const SETTLE_MS = 500;

/** Reads a changed height, and returns a function that publishes it. */
type Read = () => () => void;

const changed = new Set<Read>();
let timer: ReturnType<typeof setTimeout> | undefined;

function publishSoon(read: Read): void {
  changed.add(read);
  clearTimeout(timer);
  timer = setTimeout(publishChanged, SETTLE_MS);
  window.addEventListener('keydown', publishChanged, { capture: true });
}

function publishChanged(): void {
  clearTimeout(timer);
  window.removeEventListener('keydown', publishChanged, { capture: true });
  // All are read first: a height read after a change would compute the styles of the whole page once more.
  const publications = [...changed].map((each) => each());
  changed.clear();
  for (const publish of publications) publish();
}

/** Returns a function that stops watching. */
export function watchSticky(bar: HTMLElement, edge: Edge): () => void {
  const { style } = document.documentElement;
  const property = `--sticky-${edge}`;
  const read = () => {
    const isSticky = getComputedStyle(bar).position === 'sticky';
    const height = bar.offsetHeight;
    return () => {
      if (isSticky) {
        style.setProperty(property, `${height}px`);
        bar.dataset['sticky'] = edge;
      } else {
        style.removeProperty(property);
        delete bar.dataset['sticky'];
      }
    };
  };
  const readSoon = () => publishSoon(read);
  const observer = new ResizeObserver(readSoon);
  observer.observe(bar);
  // Some bars are sticky only on narrow windows, or only on wide ones.
  window.addEventListener('resize', readSoon);
  return () => {
    changed.delete(read);
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
