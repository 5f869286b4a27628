// Part of the script of the page's head (early-script.ts), written into it by its text: it names nothing outside itself.
// The first frame of a page that came with its content waits for its words and its first picture, which share the network with nothing else.

/**
 * Until a frame stands on the screen no lazy picture is fetched, and on a first visit the text stands in the font of the system, stretched to the widths
 * of ours: `theme/base.css` reads the mark. Places are kept, and nothing moves when the rest arrives.
 */
export function holdForFirstFrame(isFirstVisit: boolean): void {
  const { dataset } = document.documentElement;
  const release = () => {
    delete dataset['held'];
  };
  dataset['held'] = isFirstVisit ? 'pictures text' : 'pictures';
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    release();
  }).observe({ type: 'paint', buffered: true });
  // A page in a tab behind others paints nothing.
  setTimeout(release, 3_000);
}
