// What is costly to make is made when it is first needed: a browser's first formatter or segmenter takes some 20 ms of a page's thread
// (docs/decisions/0050-server-rendering.md), and most pages do without.

/** Gives what `make` gave at the first call. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
