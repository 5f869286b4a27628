// Lazy initialisation. A browser's first formatter or segmenter costs about 20 ms on the main thread
// (docs/decisions/0050-server-rendering.md), and most pages need none.

/** Calls `make` on first use and memoizes its result. */
export function lazyValue<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
