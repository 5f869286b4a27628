// The worker thread that computes palmarès. It starts with the first palmarès and is replaced when it fails, exits or takes too long.
import { Worker } from 'node:worker_threads';
import type { SavedVote } from './palmares.repository.ts';
import type { FromWorker, ToWorker } from './palmares-worker.ts';

export type ComputationInput = {
  readonly images: readonly number[];
  /** The previous result as JSON; the computation starts from it. */
  readonly last: string | null;
  /** Batches; each is passed to the thread before the next one is read. */
  readonly votes: AsyncIterable<readonly SavedVote[]>;
};

/** A timeout or a failed thread: worth a retry later. */
export class ComputationFailed extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the palmarès could not be computed: ${reason}`, options);
    this.name = 'ComputationFailed';
  }
}

const CLOSED = 'the thread that computes palmarès is closed';

/** 10 000 people and 500 images take some 650 MB; a thread that needs more dies alone, without the server. */
const MEMORY_LIMIT_MB = 1_024;

export class PalmaresThread {
  readonly #timeLimitMs: number;
  #worker: Worker | null = null;
  #running: PromiseWithResolvers<string> | null = null;
  #closed = false;

  /** `timeLimitMs` is the limit of one computation, including the start of the thread and the reading of the votes. */
  constructor(timeLimitMs: number) {
    this.#timeLimitMs = timeLimitMs;
  }

  /**
   * Runs one computation at a time. Returns the result as JSON; rejects with `ComputationFailed`, or with the error of reading the votes.
   */
  async compute({ images, last, votes }: ComputationInput): Promise<string> {
    if (this.#closed) throw new Error(CLOSED);
    const running = Promise.withResolvers<string>();
    // It may reject while the votes are still read, when nothing awaits it yet.
    running.promise.catch(() => undefined);
    this.#running = running;
    const worker = this.#worker ?? this.#start();
    this.#worker = worker;
    const tooLong = new ComputationFailed(`not computed within ${this.#timeLimitMs} ms`);
    const timer = setTimeout(() => this.#drop(worker, tooLong), this.#timeLimitMs);
    const send = (message: ToWorker) => worker.postMessage(message, []);
    try {
      send({ kind: 'begin', images, last });
      for await (const batch of votes) {
        if (this.#worker !== worker) break;
        send({ kind: 'votes', votes: batch });
      }
      send({ kind: 'compute' });
      return await running.promise;
    } finally {
      clearTimeout(timer);
      this.#running = null;
    }
  }

  /** Also aborts the current computation, which then rejects with another error. */
  async close(): Promise<void> {
    this.#closed = true;
    const ending = this.#worker;
    if (ending === null) return;
    this.#drop(ending, new Error(CLOSED));
    await ending.terminate();
  }

  #start(): Worker {
    // Flags of the parent (loaders of a test runner, an inspector) must not reach this thread.
    const worker = new Worker(new URL('./palmares-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    worker.on('message', (message: FromWorker) => {
      if (this.#worker !== worker) return;
      if (message.kind === 'computed') this.#running?.resolve(message.result);
      else this.#running?.reject(new ComputationFailed(message.reason));
    });
    worker.on('error', (cause) => this.#drop(worker, new ComputationFailed('the thread failed', { cause })));
    worker.on('exit', (code) =>
      this.#drop(worker, new ComputationFailed(`the thread ended with code ${code}`)),
    );
    worker.unref();
    return worker;
  }

  /** Terminates the thread and rejects its computation; the next palmarès gets a new thread. */
  #drop(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    void worker.terminate();
    this.#running?.reject(error);
  }
}
