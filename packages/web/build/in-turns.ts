// Part of the script of the page's head (early-script.ts), written into it by its text: it names nothing outside itself.

/** Calls `each` with all, a few in one task, then `end`: what is pressed or scrolled meanwhile comes between. */
export function inTurns<T>(all: readonly T[], each: (one: T) => void, end: () => void): void {
  // A file that is asked for takes a slow phone some five milliseconds.
  const atOnce = 4;
  const next = (from: number) => {
    for (const one of all.slice(from, from + atOnce)) each(one);
    if (from + atOnce < all.length) setTimeout(() => next(from + atOnce));
    else end();
  };
  next(0);
}
