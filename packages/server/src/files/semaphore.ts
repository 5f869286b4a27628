/** Runs at most `slots` tasks at a time; the others wait in order of arrival. */
export type Semaphore = <T>(task: () => Promise<T>) => Promise<T>;

export function createSemaphore(slots: number): Semaphore {
  let free = slots;
  const waiting: (() => void)[] = [];

  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The slot is handed over rather than freed, so that a newcomer cannot overtake the queue.
      if (next) next();
      else free += 1;
    }
  };
}
