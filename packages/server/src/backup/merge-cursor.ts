/** Looks paths up in a list that does not fit into memory: both in ascending order, so that the list is read once. */
export interface MergeCursor<T> {
  /** Each call must ask for a larger path, and wait for the previous call. */
  find(path: string): Promise<T | undefined>;
  /** Stops reading the list. */
  close(): Promise<void>;
}

/** `sorted` is ascending by path (by code unit). An entry out of order may not be found; no call ever finds another path's. */
export function createMergeCursor<T extends { readonly path: string }>(
  sorted: AsyncIterable<T>,
): MergeCursor<T> {
  const rest = sorted[Symbol.asyncIterator]();
  let next: IteratorResult<T> | undefined;
  return {
    async find(path) {
      next ??= await rest.next();
      while (next.done !== true && next.value.path < path) next = await rest.next();
      return next.done !== true && next.value.path === path ? next.value : undefined;
    },
    async close() {
      await rest.return?.();
    },
  };
}
