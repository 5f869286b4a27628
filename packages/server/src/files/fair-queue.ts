// A queue that shares scarce work fairly between people and not between requests: the owner whose running tasks cost the least is next, and
// among equals the one who was served longest ago. One person's many or long tasks cannot keep another person waiting.

export type FairQueue = {
  /**
   * Runs `task` when it is the owner's turn. Rejects with the signal's reason when it is aborted before that. `cost` is in any unit, the same
   * for all tasks of a queue.
   */
  <T>(owner: number, signal: AbortSignal, task: () => Promise<T>, cost?: number): Promise<T>;
  /** How many tasks wait for their turn. */
  waiting(): number;
};

export type QueueLimits = {
  /** Tasks that run at the same time. */
  readonly slots: number;
  /** Slots that one owner may hold. */
  readonly perOwner?: number;
  /** A task that costs more is long: an owner runs one at a time, and no long task takes the last slot. */
  readonly longAbove?: number;
};

type Task = { readonly owner: number; readonly cost: number; readonly start: () => void };

const DEFAULT_COST = 1;

export function createFairQueue({
  slots,
  perOwner = slots,
  longAbove = Number.POSITIVE_INFINITY,
}: QueueLimits): FairQueue {
  const running = new Set<Task>();
  /** The waiting tasks by owner, in the order in which owners are served: whoever was served last stands last. */
  const waiting = new Map<number, Task[]>();

  const isLong = ({ cost }: Task): boolean => cost > longAbove;
  const runningOf = (owner: number): Task[] => [...running].filter((task) => task.owner === owner);
  const costOf = (owner: number): number => runningOf(owner).reduce((sum, { cost }) => sum + cost, 0);

  const mayStart = (task: Task): boolean => {
    const own = runningOf(task.owner);
    if (running.size >= slots || own.length >= perOwner) return false;
    return !isLong(task) || (!own.some(isLong) && [...running].filter(isLong).length < slots - 1);
  };

  const leave = (task: Task): void => {
    const others = (waiting.get(task.owner) ?? []).filter((one) => one !== task);
    if (others.length > 0) waiting.set(task.owner, others);
    else waiting.delete(task.owner);
  };

  const start = (task: Task): void => {
    const others = (waiting.get(task.owner) ?? []).filter((one) => one !== task);
    waiting.delete(task.owner);
    if (others.length > 0) waiting.set(task.owner, others);
    running.add(task);
    task.start();
  };

  /** Called whenever a task arrives or ends. Of each owner the first task that may start is looked at. */
  const serve = (): void => {
    const startable = [...waiting.values()].flatMap((tasks) => tasks.find(mayStart) ?? []);
    const least = Math.min(...startable.map(({ owner }) => costOf(owner)));
    const next = startable.find(({ owner }) => costOf(owner) === least);
    if (next === undefined) return;
    start(next);
    serve();
  };

  const waitForTurn = (owner: number, signal: AbortSignal, cost: number): Promise<Task> => {
    const { promise, resolve, reject } = Promise.withResolvers<Task>();
    const onAbort = (): void => {
      leave(task);
      reject(signal.reason);
    };
    const task: Task = {
      owner,
      cost,
      start: () => {
        signal.removeEventListener('abort', onAbort);
        resolve(task);
      },
    };
    signal.addEventListener('abort', onAbort, { once: true });
    waiting.set(owner, [...(waiting.get(owner) ?? []), task]);
    serve();
    return promise;
  };

  async function inTurn<T>(
    owner: number,
    signal: AbortSignal,
    work: () => Promise<T>,
    cost: number = DEFAULT_COST,
  ): Promise<T> {
    signal.throwIfAborted();
    const task = await waitForTurn(owner, signal, cost);
    try {
      return await work();
    } finally {
      running.delete(task);
      serve();
    }
  }
  const countWaiting = () => [...waiting.values()].reduce((sum, tasks) => sum + tasks.length, 0);
  return Object.assign(inTurn, { waiting: countWaiting });
}
