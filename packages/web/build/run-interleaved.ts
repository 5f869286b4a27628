// Part of the script in the head (early-script.ts), embedded as source text: it references nothing outside itself.

/** Calls `each` for all items, a few per task, then `end`, so that input events are handled in between. */
export function runInterleaved<T>(all: readonly T[], each: (one: T) => void, end: () => void): void {
  // Requesting a file takes about five milliseconds on a slow phone.
  const atOnce = 4;
  const next = (from: number) => {
    for (const one of all.slice(from, from + atOnce)) each(one);
    if (from + atOnce < all.length) setTimeout(() => next(from + atOnce));
    else end();
  };
  next(0);
}
