// The one semaphore of the project. It shares slots fairly between owners and not between requests: the owner whose running tasks cost the
// least is next, and among equals the one who was served longest ago. Without owners, requests are served in the order of their arrival.
// A library's limiter (p-limit) knows neither owners nor costs, and its waiting tasks cannot be aborted.

/** Of an `AbortSignal`, which the core's library of types does not have. */
type Signal = {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
};

export type SemaphoreLimits = {
  /** Tasks that run at the same time. */
  readonly slots: number;
  /** Slots that one owner may hold. */
  readonly perOwner?: number;
  /** A task that costs more is long: an owner runs one at a time, and no long task takes the last slot. */
  readonly longAbove?: number;
};

export type SlotRequest = {
  readonly owner?: number;
  /** In any unit, the same for all requests of a semaphore; 1 by default. */
  readonly cost?: number;
  /** Aborted before a slot is free, it rejects the request with its reason. */
  readonly signal?: Signal;
};

/** Gives the slot back; harmless to call twice. */
export type ReleaseSlot = () => void;

export type Semaphore = {
  /** Runs `task` in a slot. */
  run: <T>(task: () => Promise<T>, request?: SlotRequest) => Promise<T>;
  acquire: (request?: SlotRequest) => Promise<ReleaseSlot>;
  /** Null when no slot is free for this request now. */
  tryAcquire: (request?: SlotRequest) => ReleaseSlot | null;
  /** How many requests wait for a slot. */
  waiting: () => number;
};

type Task = {
  readonly owner: number;
  readonly cost: number;
  readonly onStart: (release: ReleaseSlot) => void;
};

const NO_OWNER = 0;
const DEFAULT_COST = 1;

/** The waiting tasks by owner, in the order in which owners are served: whoever was served last stands last. */
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

  /** Removes the task and moves its owner behind the others. */
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

  /** Called whenever a task ends. Of each owner the first task that may start is looked at. */
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

  // A task that may start when it arrives is the only one that may: it passes nobody.
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
  const own = runningOf(running, task.owner);
  if (running.size >= slots || own.length >= perOwner) return false;
  return !isLong(task) || (!own.some(isLong) && [...running].filter(isLong).length < slots - 1);
}

const runningOf = (running: ReadonlySet<Task>, owner: number): Task[] =>
  [...running].filter((task) => task.owner === owner);

const runningCost = (running: ReadonlySet<Task>, owner: number): number =>
  runningOf(running, owner).reduce((sum, { cost }) => sum + cost, 0);
