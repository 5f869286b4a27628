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

const runningOf = (running: ReadonlySet<Task>, owner: number): Task[] =>
  [...running].filter((task) => task.owner === owner);

const costOf = (running: ReadonlySet<Task>, owner: number): number =>
  runningOf(running, owner).reduce((sum, { cost }) => sum + cost, 0);

function mayStart(task: Task, running: ReadonlySet<Task>, limits: QueueLimits): boolean {
  const { slots, perOwner = slots, longAbove = Number.POSITIVE_INFINITY } = limits;
  const isLong = ({ cost }: Task): boolean => cost > longAbove;
  const own = runningOf(running, task.owner);
  if (running.size >= slots || own.length >= perOwner) return false;
  return !isLong(task) || (!own.some(isLong) && [...running].filter(isLong).length < slots - 1);
}

/** The waiting tasks by owner, in the order in which owners are served: whoever was served last stands last. */
class WaitingTasks {
  readonly #byOwner = new Map<number, Task[]>();

  add(task: Task): void {
    this.#byOwner.set(task.owner, [...(this.#byOwner.get(task.owner) ?? []), task]);
  }

  remove(task: Task): void {
    const others = (this.#byOwner.get(task.owner) ?? []).filter((one) => one !== task);
    if (others.length > 0) this.#byOwner.set(task.owner, others);
    else this.#byOwner.delete(task.owner);
  }

  /** Removes the task and moves its owner behind the others. */
  serve(task: Task): void {
    this.remove(task);
    const others = this.#byOwner.get(task.owner);
    if (others === undefined) return;
    this.#byOwner.delete(task.owner);
    this.#byOwner.set(task.owner, others);
  }

  lists(): Task[][] {
    return [...this.#byOwner.values()];
  }
}

export function createFairQueue(limits: QueueLimits): FairQueue {
  const running = new Set<Task>();
  const waiting = new WaitingTasks();

  /** Called whenever a task arrives or ends. Of each owner the first task that may start is looked at. */
  const serve = (): void => {
    const startable = waiting
      .lists()
      .flatMap((tasks) => tasks.find((task) => mayStart(task, running, limits)) ?? []);
    const least = Math.min(...startable.map(({ owner }) => costOf(running, owner)));
    const next = startable.find(({ owner }) => costOf(running, owner) === least);
    if (next === undefined) return;
    waiting.serve(next);
    running.add(next);
    next.start();
    serve();
  };

  const waitForTurn = (owner: number, signal: AbortSignal, cost: number): Promise<Task> => {
    const { promise, resolve, reject } = Promise.withResolvers<Task>();
    const onAbort = (): void => {
      waiting.remove(task);
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
    waiting.add(task);
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
  return Object.assign(inTurn, { waiting: () => waiting.lists().flat().length });
}
