// Part of the script of the page's head (early-script.ts), written into it by its text: it names nothing outside itself.
// The first frame of a page that came with its content waits for its words and its first picture, and shares the network with nothing else.

/** Until a frame stands on the screen no lazy picture is fetched: `theme/base.css` leaves them out, in places that are kept for them. */
export function holdPictures(): void {
  const { dataset } = document.documentElement;
  const release = () => {
    delete dataset['pictures'];
  };
  dataset['pictures'] = 'first';
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    release();
  }).observe({ type: 'paint', buffered: true });
  // A page in a tab behind others paints nothing.
  setTimeout(release, 3_000);
}
