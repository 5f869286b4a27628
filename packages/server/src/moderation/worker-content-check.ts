// The content check in one worker thread: started by the first check, one image at a time, replaced when it
// crashes or hangs. Whatever fails, the caller gets an error and never a pass.

import { Worker } from 'node:worker_threads';
import { type ContentCheck, ContentCheckUnavailable } from './content-check.ts';
import type { CheckReply, CheckRequest } from './content-check-worker.ts';
import { FRAME_BYTES } from './frame-format.ts';
import { readFrames } from './frames.ts';
import { judgeFrames, type Scores } from './judge.ts';

export type WorkerContentCheckOptions = {
  /** From asking to the verdict, waiting for earlier images included. Milliseconds. */
  timeLimitMs?: number;
  /** Tests hold on to the thread to end it, or give one that never answers. */
  startWorker?: () => Worker;
};

type Job = {
  id: number;
  frames: Uint8Array<ArrayBuffer>;
  resolve: (scores: Scores[]) => void;
  reject: (reason: ContentCheckUnavailable) => void;
};

const TIME_LIMIT_MS = 10_000;

export function createWorkerContentCheck(options: WorkerContentCheckOptions = {}): ContentCheck {
  const { timeLimitMs = TIME_LIMIT_MS, startWorker = startModelWorker } = options;
  const waiting: Job[] = [];
  let worker: Worker | null = null;
  let current: Job | null = null;
  let lastId = 0;
  let closed = false;

  /** Gives up on the thread and on the image it held; the next image gets a new thread. */
  const drop = (dropped: Worker, reason: string, cause?: unknown): void => {
    if (worker !== dropped) return;
    worker = null;
    void dropped.terminate();
    const job = current;
    current = null;
    job?.reject(new ContentCheckUnavailable(reason, { cause }));
    next();
  };

  const start = (): Worker => {
    const started = startWorker();
    started.on('message', ({ id, scores }: CheckReply) => {
      if (worker !== started || current?.id !== id) return;
      const job = current;
      current = null;
      job.resolve(scores);
      next();
    });
    started.on('error', (error) => drop(started, 'the worker failed', error));
    started.on('messageerror', (error) => drop(started, 'the worker answered nonsense', error));
    started.on('exit', (code) => drop(started, `the worker ended with code ${code}`));
    // An idle thread must not keep the process alive; a check at work is kept alive by its timer.
    started.unref();
    return started;
  };

  const next = (): void => {
    if (current) return;
    const job = waiting.shift();
    if (!job) return;
    current = job;
    try {
      worker ??= start();
      const { id, frames } = job;
      worker.postMessage({ id, frames } satisfies CheckRequest, [frames.buffer]);
    } catch (cause) {
      current = null;
      job.reject(new ContentCheckUnavailable('the worker cannot start', { cause }));
      next();
    }
  };

  const giveUp = (job: Job): void => {
    const reason = `no verdict within ${timeLimitMs} ms`;
    if (current === job && worker) {
      drop(worker, reason);
      return;
    }
    const position = waiting.indexOf(job);
    if (position >= 0) waiting.splice(position, 1);
    job.reject(new ContentCheckUnavailable(reason));
  };

  const classify = (frames: Uint8Array<ArrayBuffer>): Promise<Scores[]> => {
    const { promise, resolve, reject } = Promise.withResolvers<Scores[]>();
    lastId += 1;
    const job: Job = { id: lastId, frames, resolve, reject };
    const timer = setTimeout(() => giveUp(job), timeLimitMs);
    waiting.push(job);
    next();
    return promise.finally(() => clearTimeout(timer));
  };

  return {
    async check(bytes) {
      if (closed) throw new ContentCheckUnavailable('closed');
      const frames = await readFrames(bytes);
      if (closed) throw new ContentCheckUnavailable('closed');
      const pictures = frames.length / FRAME_BYTES;
      const scores = await classify(frames);
      if (scores.length !== pictures) throw new ContentCheckUnavailable('the worker skipped a frame');
      return judgeFrames(scores);
    },

    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new ContentCheckUnavailable('closed'));
      const ending = worker;
      worker = null;
      current?.reject(new ContentCheckUnavailable('closed'));
      current = null;
      await ending?.terminate();
    },
  };
}

function startModelWorker(): Worker {
  // Flags of the parent (loaders of a test runner, an inspector) are not for this thread.
  return new Worker(new URL('./content-check-worker.ts', import.meta.url), { execArgv: [] });
}
