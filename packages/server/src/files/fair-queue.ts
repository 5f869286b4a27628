// A queue that shares scarce work fairly between people and not between requests: the owner with the fewest running tasks is next, and
// among equals the one who was served longest ago. One person's many uploads cannot keep another person waiting.

export type FairQueue = {
  /** Runs `task` when it is the owner's turn. Rejects with the signal's reason when it is aborted before that. */
  <T>(owner: number, signal: AbortSignal, task: () => Promise<T>): Promise<T>;
  /** How many tasks wait for their turn. */
  waiting(): number;
};

export function createFairQueue(slots: number): FairQueue {
  let free = slots;
  const running = new Map<number, number>();
  /** The waiting tasks by owner, in the order in which owners are served: whoever was served last stands last. */
  const waiting = new Map<number, (() => void)[]>();

  const countRunning = (owner: number, by: number): void => {
    const count = (running.get(owner) ?? 0) + by;
    if (count === 0) running.delete(owner);
    else running.set(owner, count);
  };

  const begin = (owner: number): void => {
    const [first, ...others] = waiting.get(owner) ?? [];
    waiting.delete(owner);
    if (others.length > 0) waiting.set(owner, others);
    free -= 1;
    countRunning(owner, 1);
    first?.();
  };

  /** Starts at most one task; called whenever a task arrives or ends. */
  const serve = (): void => {
    if (free === 0) return;
    const owners = [...waiting.keys()];
    const fewest = Math.min(...owners.map((owner) => running.get(owner) ?? 0));
    const next = owners.find((owner) => (running.get(owner) ?? 0) === fewest);
    if (next !== undefined) begin(next);
  };

  const waitForTurn = (owner: number, signal: AbortSignal): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const start = (): void => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = (): void => {
      const others = (waiting.get(owner) ?? []).filter((one) => one !== start);
      if (others.length > 0) waiting.set(owner, others);
      else waiting.delete(owner);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    waiting.set(owner, [...(waiting.get(owner) ?? []), start]);
    serve();
    return promise;
  };

  async function inTurn<T>(owner: number, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    await waitForTurn(owner, signal);
    try {
      return await task();
    } finally {
      free += 1;
      countRunning(owner, -1);
      serve();
    }
  }
  const countWaiting = () => [...waiting.values()].reduce((sum, tasks) => sum + tasks.length, 0);
  return Object.assign(inTurn, { waiting: countWaiting });
}
