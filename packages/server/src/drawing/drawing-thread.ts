// The worker thread that draws pictures. It starts with the first picture and is replaced when it fails, exits or takes too long.
import { Worker } from 'node:worker_threads';
import type { AlbumContent, PictureContent } from '@palmares/pictures/content';

export type DrawnContent = PictureContent | AlbumContent;

export type ToWorker =
  | { readonly kind: 'draw'; readonly content: DrawnContent }
  | { readonly kind: 'image'; readonly image: number; readonly bytes: Uint8Array | null };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'image'; readonly image: number; readonly pixels: number }
  | { readonly kind: 'drawn'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string };

export type ThreadJob = {
  readonly content: DrawnContent;
  /** Returns the bytes of an image with at least that many pixels on its longer side; null if it cannot be read. */
  readonly readImage: (id: number, pixels: number) => Promise<Uint8Array | null>;
};

/** A full queue, a timeout or a failed thread: worth a retry later. */
export class DrawingUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the picture could not be drawn: ${reason}`, options);
    this.name = 'DrawingUnavailable';
  }
}

/**
 * Canvas and fonts load within a second on an idle machine. The timeout is long, so that a busy machine is not taken for a broken thread.
 */
const LOADING_LIMIT_MS = 30_000;

type Running = { readonly job: ThreadJob; readonly done: PromiseWithResolvers<Buffer> };

/** Draws one picture at a time: the next one is given when the last one ended. */
export class DrawingThread {
  readonly #timeLimitMs: number;
  #worker: Worker | null = null;
  #isReady = false;
  #running: Running | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** `timeLimitMs` is the timeout of one picture, from the moment the thread receives it. */
  constructor(timeLimitMs: number) {
    this.#timeLimitMs = timeLimitMs;
  }

  /** Returns a JPEG. Rejects with `DrawingUnavailable`. */
  async draw(job: ThreadJob): Promise<Buffer> {
    const done = Promise.withResolvers<Buffer>();
    this.#running = { job, done };
    this.#worker ??= this.#start();
    if (this.#isReady) this.#give(this.#worker);
    try {
      return await done.promise;
    } finally {
      this.#running = null;
      clearTimeout(this.#timer);
    }
  }

  async close(): Promise<void> {
    const ending = this.#worker;
    if (ending === null) return;
    this.#drop(ending, 'closed');
    await ending.terminate();
  }

  #start(): Worker {
    // Flags of the parent (loaders of a test runner, an inspector) must not reach this thread.
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), { execArgv: [] });
    this.#isReady = false;
    this.#limit(worker, LOADING_LIMIT_MS, 'loaded');
    worker.on('message', (message: FromWorker) => void this.#receive(worker, message));
    worker.on('error', (error) => this.#drop(worker, 'the thread failed', error));
    worker.on('exit', (code) => this.#drop(worker, `the thread ended with code ${code}`));
    worker.unref();
    return worker;
  }

  #limit(worker: Worker, milliseconds: number, what: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#drop(worker, `not ${what} within ${milliseconds} ms`), milliseconds);
  }

  #give(worker: Worker): void {
    if (this.#running === null) return;
    this.#limit(worker, this.#timeLimitMs, 'drawn');
    worker.postMessage({ kind: 'draw', content: this.#running.job.content } satisfies ToWorker, []);
  }

  async #receive(from: Worker, message: FromWorker): Promise<void> {
    if (this.#worker !== from) return;
    switch (message.kind) {
      case 'ready':
        this.#isReady = true;
        clearTimeout(this.#timer);
        this.#give(from);
        return;
      case 'drawn':
        this.#running?.done.resolve(Buffer.from(message.bytes));
        return;
      case 'failed':
        this.#running?.done.reject(new DrawingUnavailable(message.reason));
        return;
      case 'image': {
        const { image, pixels } = message;
        const bytes = (await this.#running?.job.readImage(image, pixels).catch(() => null)) ?? null;
        from.postMessage({ kind: 'image', image, bytes } satisfies ToWorker, []);
      }
    }
  }

  /** Terminates the thread and rejects its picture; the next picture gets a new thread. */
  #drop(worker: Worker, reason: string, cause?: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    clearTimeout(this.#timer);
    void worker.terminate();
    this.#running?.done.reject(new DrawingUnavailable(reason, { cause }));
  }
}
