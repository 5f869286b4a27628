/**
 * Does the work for each item in their order, for at most `atOnce` of them at a time. After a failure no other begins, and those under way
 * are waited for: whoever cleans up is alone. Unlike a semaphore it makes no promise for an item before its turn: a backup has a million.
 */
export async function forEachAtOnce<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // The lanes share one iterator: each takes the next item when its last one is done.
  const rest = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let next = rest.next(); !next.done && failures.length === 0; next = rest.next())
      await work(next.value).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (failures.length > 0) throw failures[0];
}
