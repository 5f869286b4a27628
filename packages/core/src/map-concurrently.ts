/**
 * Maps items in order, with at most `atOnce` of them under way. It reads an item only when there is room for it, so that a stream of any
 * length fits into memory. After a failure no further item starts, and the error is thrown only once running items have ended, so that
 * cleanup code runs alone.
 */
export async function* mapConcurrently<T, R>(
  items: AsyncIterable<T> | Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R, void, undefined> {
  const running: Promise<R>[] = [];
  let hasFailed = false;
  const noteFailure = (): void => {
    hasFailed = true;
  };
  try {
    for await (const item of items) {
      if (hasFailed) break;
      const result = work(item);
      // The error itself is thrown below, when it is the turn of this item.
      result.catch(noteFailure);
      running.push(result);
      if (running.length === atOnce) yield await takeFirst(running);
    }
    while (running.length > 0) yield await takeFirst(running);
  } finally {
    await Promise.allSettled(running);
  }
}

/** A promise that rejects stays first in the queue. */
async function takeFirst<R>(queue: Promise<R>[]): Promise<R> {
  const first = await (queue[0] as Promise<R>);
  void queue.shift();
  return first;
}
