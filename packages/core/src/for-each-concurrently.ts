/**
 * Processes the items in order, at most `atOnce` at a time. After a failure no further item starts, and the promise
 * rejects only once running items have ended, so that cleanup code runs alone. Unlike a semaphore it creates no promise
 * for items that have not started, since a backup has a million items.
 */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // The lanes share one iterator: each takes the next item when its previous one is done.
  const rest = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let next = rest.next(); !next.done && failures.length === 0; next = rest.next())
      await work(next.value).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (failures.length > 0) throw failures[0];
}
