// The content check in one worker thread: started by the first check, one image at a time, replaced when it crashes or hangs. On any
// failure the caller gets an error and never a pass. Images wait in a list of this class and not for a slot of a semaphore: a thread that
// fails while loading fails only the image that it was started for, which is still in the list, and closing the check rejects the others at
// once.

import { Worker } from 'node:worker_threads';
import { type ContentCheck, ContentCheckUnavailable } from './content-check.ts';
import type { CheckReply, CheckRequest, ReadyReply } from './content-check-worker.ts';
import { FRAME_BYTES } from './frame-format.ts';
import { readFrames } from './frames.ts';
import { judgeFrames, type Scores, type Verdict } from './judge.ts';

export type WorkerContentCheckOptions = {
  /** Timeout of one image in milliseconds, from the moment the thread receives it, excluding queueing and loading. */
  timeLimitMs?: number;
  /** Timeout of the loading of the model, in milliseconds. */
  loadingLimitMs?: number;
  /** Tests use it to terminate the thread, or to provide one that never answers. */
  startWorker?: () => Worker;
};

type Job = {
  id: number;
  frames: Uint8Array<ArrayBuffer>;
  resolve: (scores: Scores[]) => void;
  reject: (reason: ContentCheckUnavailable) => void;
};

const TIME_LIMIT_MS = 10_000;
/** The model loads in half a second on an idle machine. The timeout is long, so that a busy machine is not taken for a broken model. */
const LOADING_LIMIT_MS = 30_000;

export function createWorkerContentCheck(options: WorkerContentCheckOptions = {}): ContentCheck {
  return new WorkerContentCheck(options);
}

class WorkerContentCheck implements ContentCheck {
  readonly #options: Required<WorkerContentCheckOptions>;
  readonly #waiting: Job[] = [];
  #worker: Worker | null = null;
  #isReady = false;
  #current: Job | null = null;
  /** The timeout of the loading, then of the current check. It keeps the process alive, which an idle thread must not do. */
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;
  #closed = false;

  constructor(options: WorkerContentCheckOptions) {
    this.#options = {
      timeLimitMs: TIME_LIMIT_MS,
      loadingLimitMs: LOADING_LIMIT_MS,
      startWorker: startModelWorker,
      ...options,
    };
  }

  async check(bytes: Buffer): Promise<Verdict> {
    if (this.#closed) throw new ContentCheckUnavailable('closed');
    const frames = await readFrames(bytes);
    if (this.#closed) throw new ContentCheckUnavailable('closed');
    const pictures = frames.length / FRAME_BYTES;
    const scores = await this.#classify(frames);
    if (scores.length !== pictures) throw new ContentCheckUnavailable('the worker skipped a frame');
    return judgeFrames(scores);
  }

  waiting(): number {
    return this.#waiting.length;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const job of this.#waiting.splice(0)) job.reject(new ContentCheckUnavailable('closed'));
    const ending = this.#worker;
    this.#worker = null;
    this.#current?.reject(new ContentCheckUnavailable('closed'));
    this.#current = null;
    await ending?.terminate();
  }

  #classify(frames: Uint8Array<ArrayBuffer>): Promise<Scores[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Scores[]>();
    this.#lastId += 1;
    this.#waiting.push({ id: this.#lastId, frames, resolve, reject });
    this.#next();
    return promise;
  }

  #next(): void {
    const [job] = this.#waiting;
    if (this.#current || !job) return;
    try {
      this.#worker ??= this.#start();
      if (this.#isReady) this.#give(this.#worker, job);
    } catch (cause) {
      this.#waiting.shift();
      this.#current = null;
      job.reject(new ContentCheckUnavailable('the worker cannot start', { cause }));
      this.#next();
    }
  }

  #start(): Worker {
    const { startWorker, loadingLimitMs } = this.#options;
    const started = startWorker();
    this.#isReady = false;
    this.#timer = setTimeout(
      () => this.#drop(started, `not loaded within ${loadingLimitMs} ms`),
      loadingLimitMs,
    );
    started.on('message', (reply: CheckReply | ReadyReply) => this.#receive(started, reply));
    started.on('error', (error) => this.#drop(started, 'the worker failed', error));
    started.on('messageerror', (error) => this.#drop(started, 'the worker answered nonsense', error));
    started.on('exit', (code) => this.#drop(started, `the worker ended with code ${code}`));
    started.unref();
    return started;
  }

  #give(thread: Worker, job: Job): void {
    const { timeLimitMs } = this.#options;
    const { id, frames } = job;
    thread.postMessage({ id, frames } satisfies CheckRequest, [frames.buffer]);
    this.#waiting.shift();
    this.#current = job;
    this.#timer = setTimeout(() => this.#drop(thread, `no verdict within ${timeLimitMs} ms`), timeLimitMs);
  }

  #receive(thread: Worker, reply: CheckReply | ReadyReply): void {
    if (this.#worker !== thread) return;
    if ('ready' in reply) this.#isReady = true;
    else if (this.#current !== null && this.#current.id === reply.id) this.#current.resolve(reply.scores);
    else return;
    clearTimeout(this.#timer);
    this.#current = null;
    this.#next();
  }

  /** Terminates the thread and rejects the image it held or was started for; the next image gets a new thread. */
  #drop(thread: Worker, reason: string, cause?: unknown): void {
    if (this.#worker !== thread) return;
    this.#worker = null;
    clearTimeout(this.#timer);
    void thread.terminate();
    const job = this.#isReady ? this.#current : this.#waiting.shift();
    this.#current = null;
    job?.reject(new ContentCheckUnavailable(reason, { cause }));
    this.#next();
  }
}

function startModelWorker(): Worker {
  // Flags of the parent (loaders of a test runner, an inspector) must not reach this thread.
  return new Worker(new URL('./content-check-worker.ts', import.meta.url), { execArgv: [] });
}
