// A fair semaphore, used throughout the project. It shares slots between owners, not requests: the owner with the least running cost is
// next, and ties go to the least recently served one. Without owners, requests are served in order of arrival. p-limit knows neither owners
// nor costs, and its waiting tasks cannot be aborted.

/** Subset of `AbortSignal`, which is missing from the type library of this package. */
type Signal = {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
};

export type SemaphoreLimits = {
  /** Maximum number of running tasks. */
  readonly slots: number;
  /** Maximum number of slots per owner. */
  readonly perOwner?: number;
  /** Tasks above this cost are long: an owner runs one at a time, and no long task takes the last slot. */
  readonly longAbove?: number;
};

export type SlotRequest = {
  readonly owner?: number;
  /** Cost in any unit, the same for all requests of a semaphore; 1 by default. */
  readonly cost?: number;
  /** If aborted before a slot is free, the request rejects with the signal's reason. */
  readonly signal?: Signal;
};

/** Releases the slot; calling it twice is harmless. */
export type ReleaseSlot = () => void;

export type Semaphore = {
  /** Runs `task` in a slot and resolves to its result. */
  run: <T>(task: () => Promise<T>, request?: SlotRequest) => Promise<T>;
  acquire: (request?: SlotRequest) => Promise<ReleaseSlot>;
  /** Returns null when no slot is free for this request now. */
  tryAcquire: (request?: SlotRequest) => ReleaseSlot | null;
  /** Number of requests waiting for a slot. */
  waiting: () => number;
};

type Task = {
  readonly owner: number;
  readonly cost: number;
  readonly onStart: (release: ReleaseSlot) => void;
};

const NO_OWNER = 0;
const DEFAULT_COST = 1;

/** The waiting tasks by owner, least recently served owner first. */
class WaitingTasks {
  readonly #byOwner = new Map<number, Set<Task>>();

  add(task: Task): void {
    const tasks = this.#byOwner.get(task.owner) ?? new Set();
    this.#byOwner.set(task.owner, tasks.add(task));
  }

  remove(task: Task): void {
    const tasks = this.#byOwner.get(task.owner);
    tasks?.delete(task);
    if (tasks?.size === 0) this.#byOwner.delete(task.owner);
  }

  /** Removes the task and moves its owner to the end. */
  serve(task: Task): void {
    this.remove(task);
    const others = this.#byOwner.get(task.owner);
    if (others === undefined) return;
    this.#byOwner.delete(task.owner);
    this.#byOwner.set(task.owner, others);
  }

  byOwner(): Set<Task>[] {
    return [...this.#byOwner.values()];
  }
}

export function createSemaphore(limits: SemaphoreLimits): Semaphore {
  const running = new Set<Task>();
  const waiting = new WaitingTasks();

  /** Called whenever a task ends. Considers the first startable task of each owner. */
  const serve = (): void => {
    if (running.size >= limits.slots) return;
    const startable = waiting.byOwner().flatMap((tasks) => firstStartable(tasks, running, limits) ?? []);
    const least = Math.min(...startable.map(({ owner }) => runningCost(running, owner)));
    const next = startable.find(({ owner }) => runningCost(running, owner) === least);
    if (next === undefined) return;
    start(next);
    serve();
  };

  const start = (task: Task): ReleaseSlot => {
    waiting.serve(task);
    running.add(task);
    const release = (): void => {
      if (running.delete(task)) serve();
    };
    task.onStart(release);
    return release;
  };

  const tryAcquire = ({ owner = NO_OWNER, cost = DEFAULT_COST }: SlotRequest = {}): ReleaseSlot | null => {
    const task = { owner, cost, onStart: () => undefined };
    return mayStart(task, running, limits) ? start(task) : null;
  };

  const wait = ({ owner = NO_OWNER, cost = DEFAULT_COST, signal }: SlotRequest): Promise<ReleaseSlot> =>
    new Promise((resolve, reject) => {
      const onAbort = (): void => {
        waiting.remove(task);
        reject(signal?.reason);
      };
      const onStart = (release: ReleaseSlot): void => {
        signal?.removeEventListener('abort', onAbort);
        resolve(release);
      };
      const task: Task = { owner, cost, onStart };
      signal?.addEventListener('abort', onAbort);
      waiting.add(task);
    });

  // A task that can start on arrival overtakes nobody: had another waiting task been startable, it would be running.
  const acquire = async (request: SlotRequest = {}): Promise<ReleaseSlot> => {
    if (request.signal?.aborted) throw request.signal.reason;
    return tryAcquire(request) ?? wait(request);
  };

  return {
    async run(task, request) {
      const release = await acquire(request);
      try {
        return await task();
      } finally {
        release();
      }
    },
    acquire,
    tryAcquire,
    waiting: () => waiting.byOwner().reduce((sum, { size }) => sum + size, 0),
  };
}

function firstStartable(
  tasks: Iterable<Task>,
  running: ReadonlySet<Task>,
  limits: SemaphoreLimits,
): Task | undefined {
  for (const task of tasks) if (mayStart(task, running, limits)) return task;
  return undefined;
}

function mayStart(task: Task, running: ReadonlySet<Task>, limits: SemaphoreLimits): boolean {
  const { slots, perOwner = slots, longAbove = Number.POSITIVE_INFINITY } = limits;
  const isLong = ({ cost }: Task): boolean => cost > longAbove;
  const own = getRunning(running, task.owner);
  if (running.size >= slots || own.length >= perOwner) return false;
  return !isLong(task) || (!own.some(isLong) && [...running].filter(isLong).length < slots - 1);
}

const getRunning = (running: ReadonlySet<Task>, owner: number): Task[] =>
  [...running].filter((task) => task.owner === owner);

const runningCost = (running: ReadonlySet<Task>, owner: number): number =>
  getRunning(running, owner).reduce((sum, { cost }) => sum + cost, 0);
