// Pictures for links, drawn in one worker thread: one at a time, each for as long as its time limit allows, so that drawing never holds up
// a reply. Who asks for many waits behind who asks for one.
import { Worker } from 'node:worker_threads';
import type { AlbumContent, PictureContent } from '@palmares/pictures/content';
import { createFairQueue } from '../files/fair-queue.ts';
import type { FromWorker, ToWorker } from './drawing-worker.ts';

export type DrawnContent = PictureContent | AlbumContent;

export type DrawingJob = {
  readonly content: DrawnContent;
  /** Bytes of an image of at least that many pixels on its longer side; null when it cannot be read. */
  readonly readImage: (id: number, pixels: number) => Promise<Uint8Array | null>;
  /** Whose turn it is: jobs of one owner wait behind each other. */
  readonly owner: number;
  readonly signal: AbortSignal;
};

export type Drawing = {
  /** A JPEG of 1200 × 630. Rejects with `DrawingUnavailable`, or with the reason of the signal while it waits. */
  draw(job: DrawingJob): Promise<Buffer>;
  close(): Promise<void>;
};

/** Too many wait, it took too long, or the thread failed: worth a try later. */
export class DrawingUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the picture could not be drawn: ${reason}`, options);
    this.name = 'DrawingUnavailable';
  }
}

export type DrawingOptions = {
  /** Of one picture, in milliseconds, from the moment the thread has it: waiting and loading do not count. */
  readonly timeLimitMs?: number;
  /** How many may wait for their turn. */
  readonly waitingMax?: number;
};

const TIME_LIMIT_MS = 10_000;
/** Canvas and fonts load within a second on an idle machine. The limit is long, so that a busy machine is not taken for a broken thread. */
const LOADING_LIMIT_MS = 30_000;
const WAITING_MAX = 50;

type Running = { readonly job: DrawingJob; readonly done: PromiseWithResolvers<Buffer> };
type Thread = { readonly worker: Worker; isReady: boolean; timer: NodeJS.Timeout | undefined };

export function createDrawing({
  timeLimitMs = TIME_LIMIT_MS,
  waitingMax = WAITING_MAX,
}: DrawingOptions = {}): Drawing {
  const inTurn = createFairQueue(1);
  let waiting = 0;
  let thread: Thread | null = null;
  let running: Running | null = null;
  let closed = false;

  function start(): Thread {
    // Flags of the parent (loaders of a test runner, an inspector) are not for this thread.
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), { execArgv: [] });
    const started: Thread = { worker, isReady: false, timer: undefined };
    started.timer = limit(started, LOADING_LIMIT_MS, 'loaded');
    worker.on('message', (message: FromWorker) => void receive(started, message));
    worker.on('error', (error) => drop(started, 'the thread failed', error));
    worker.on('exit', (code) => drop(started, `the thread ended with code ${code}`));
    worker.unref();
    return started;
  }

  const limit = (on: Thread, milliseconds: number, what: string) =>
    setTimeout(() => drop(on, `not ${what} within ${milliseconds} ms`), milliseconds);

  /** Once it is ready. */
  function give(to: Thread): void {
    if (!to.isReady || running === null) return;
    clearTimeout(to.timer);
    to.timer = limit(to, timeLimitMs, 'drawn');
    to.worker.postMessage({ kind: 'draw', content: running.job.content } satisfies ToWorker);
  }

  async function receive(from: Thread, message: FromWorker): Promise<void> {
    if (thread !== from) return;
    if (message.kind === 'ready') {
      from.isReady = true;
      clearTimeout(from.timer);
      give(from);
    } else if (message.kind === 'drawn') running?.done.resolve(Buffer.from(message.bytes));
    else if (message.kind === 'failed') running?.done.reject(new DrawingUnavailable(message.reason));
    else {
      const { image, pixels } = message;
      const bytes = (await running?.job.readImage(image, pixels).catch(() => null)) ?? null;
      from.worker.postMessage({ kind: 'image', image, bytes } satisfies ToWorker);
    }
  }

  /** Gives up on the thread and on what it was drawing; the next picture gets a new one. */
  function drop(ending: Thread, reason: string, cause?: unknown): void {
    if (thread !== ending) return;
    thread = null;
    clearTimeout(ending.timer);
    void ending.worker.terminate();
    running?.done.reject(new DrawingUnavailable(reason, { cause }));
  }

  async function run(job: DrawingJob): Promise<Buffer> {
    const done = Promise.withResolvers<Buffer>();
    running = { job, done };
    thread ??= start();
    give(thread);
    try {
      return await done.promise;
    } finally {
      running = null;
      clearTimeout(thread?.timer);
    }
  }

  return {
    async draw(job) {
      if (closed) throw new DrawingUnavailable('closed');
      if (waiting >= waitingMax) throw new DrawingUnavailable('too many wait');
      waiting += 1;
      try {
        return await inTurn(job.owner, job.signal, () => run(job));
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      closed = true;
      const ending = thread;
      if (ending !== null) drop(ending, 'closed');
      await ending?.worker.terminate();
    },
  };
}
