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

type Task = { readonly owner: number; readonly cost: number; readonly start: () => void };

const NO_OWNER = 0;
const DEFAULT_COST = 1;

export function createSemaphore(limits: SemaphoreLimits): Semaphore {
  const running = new Set<Task>();
  /** By owner, in the order in which owners are served: whoever was served last stands last. */
  const waiting = new Map<number, Set<Task>>();

  /** Called whenever a task arrives or ends. Of each owner the first task that may start is looked at. */
  function serve(): void {
    if (running.size >= limits.slots) return;
    const startable = [...waiting.values()].flatMap((tasks) => firstStartable(tasks, running, limits) ?? []);
    const least = Math.min(...startable.map(({ owner }) => runningCost(running, owner)));
    const next = startable.find(({ owner }) => runningCost(running, owner) === least);
    if (next === undefined) return;
    start(next);
    next.start();
    serve();
  }

  function start(task: Task): void {
    remove(task);
    const others = waiting.get(task.owner);
    if (others !== undefined) {
      waiting.delete(task.owner);
      waiting.set(task.owner, others);
    }
    running.add(task);
  }

  function remove(task: Task): void {
    const tasks = waiting.get(task.owner);
    tasks?.delete(task);
    if (tasks?.size === 0) waiting.delete(task.owner);
  }

  function add(task: Task): void {
    const tasks = waiting.get(task.owner) ?? new Set();
    waiting.set(task.owner, tasks.add(task));
  }

  const releaseOf = (task: Task) => (): void => {
    if (running.delete(task)) serve();
  };

  function tryAcquire({ owner = NO_OWNER, cost = DEFAULT_COST }: SlotRequest = {}): ReleaseSlot | null {
    const task = { owner, cost, start: () => undefined };
    if (!mayStart(task, running, limits)) return null;
    start(task);
    return releaseOf(task);
  }

  async function acquire(request: SlotRequest = {}): Promise<ReleaseSlot> {
    const { owner = NO_OWNER, cost = DEFAULT_COST, signal } = request;
    if (signal?.aborted) throw signal.reason;
    return (
      tryAcquire(request) ??
      new Promise((resolve, reject) => {
        const onAbort = (): void => {
          remove(task);
          reject(signal?.reason);
        };
        const task: Task = {
          owner,
          cost,
          start: () => {
            signal?.removeEventListener('abort', onAbort);
            resolve(releaseOf(task));
          },
        };
        signal?.addEventListener('abort', onAbort);
        add(task);
      })
    );
  }

  return {
    acquire,
    tryAcquire,
    waiting: () => [...waiting.values()].reduce((sum, { size }) => sum + size, 0),
    async run(task, request) {
      const release = await acquire(request);
      try {
        return await task();
      } finally {
        release();
      }
    },
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
