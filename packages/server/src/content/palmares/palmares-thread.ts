// The thread that computes, started by the first palmarès and replaced when it fails, ends or takes too long.
import { Worker } from 'node:worker_threads';
import type { SavedVote } from './palmares.repository.ts';
import type { FromWorker, ToWorker } from './palmares-worker.ts';

export type ComputationInput = {
  readonly images: readonly number[];
  /** The stored result, as JSON: the computation starts from it. */
  readonly last: string | null;
  /** In batches, each of which is handed on before the next one is read. */
  readonly votes: AsyncIterable<readonly SavedVote[]>;
};

/** It took too long, or the thread failed: worth a try later. */
export class ComputationFailed extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the palmarès could not be computed: ${reason}`, options);
    this.name = 'ComputationFailed';
  }
}

const CLOSED = 'the thread that computes palmarès is closed';

/** 10 000 people and 500 images take some 650 MB; a thread that wants more ends alone, not with the whole server. */
const MEMORY_LIMIT_MB = 1_024;

export class PalmaresThread {
  readonly #timeLimitMs: number;
  #worker: Worker | null = null;
  #running: PromiseWithResolvers<string> | null = null;
  #closed = false;

  /** `timeLimitMs`: of one computation, the start of the thread and the reading of the votes included. */
  constructor(timeLimitMs: number) {
    this.#timeLimitMs = timeLimitMs;
  }

  /** One at a time. The result as JSON; rejects with `ComputationFailed`, or with what reading the votes rejects with. */
  async compute({ images, last, votes }: ComputationInput): Promise<string> {
    if (this.#closed) throw new Error(CLOSED);
    const running = Promise.withResolvers<string>();
    // It may reject while the votes are still read, when nobody waits for it yet.
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

  /** Also ends the computation under way, which then rejects with another error. */
  async close(): Promise<void> {
    this.#closed = true;
    const ending = this.#worker;
    if (ending === null) return;
    this.#drop(ending, new Error(CLOSED));
    await ending.terminate();
  }

  #start(): Worker {
    // Flags of the parent (loaders of a test runner, an inspector) are not for this thread.
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

  /** Gives up on the thread and on what it was computing; the next palmarès gets a new one. */
  #drop(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    void worker.terminate();
    this.#running?.reject(error);
  }
}
