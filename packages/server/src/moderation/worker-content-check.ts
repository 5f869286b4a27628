// The content check in one worker thread: started by the first check, one image at a time, replaced when it
// crashes or hangs. Whatever fails, the caller gets an error and never a pass.

import { Worker } from 'node:worker_threads';
import { type ContentCheck, ContentCheckUnavailable } from './content-check.ts';
import type { CheckReply, CheckRequest, ReadyReply } from './content-check-worker.ts';
import { FRAME_BYTES } from './frame-format.ts';
import { readFrames } from './frames.ts';
import { judgeFrames, type Scores } from './judge.ts';

export type WorkerContentCheckOptions = {
  /** For one image, from the moment the thread has it: neither those before it nor the loading count. Milliseconds. */
  timeLimitMs?: number;
  /** For the loading of the model. Milliseconds. */
  loadingLimitMs?: number;
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
/** It takes half a second where nothing else runs; on a loaded machine it is slow, and not broken. */
const LOADING_LIMIT_MS = 30_000;

export function createWorkerContentCheck(options: WorkerContentCheckOptions = {}): ContentCheck {
  const {
    timeLimitMs = TIME_LIMIT_MS,
    loadingLimitMs = LOADING_LIMIT_MS,
    startWorker = startModelWorker,
  } = options;
  const waiting: Job[] = [];
  let worker: Worker | null = null;
  let isReady = false;
  let current: Job | null = null;
  /** Of the loading, then of the check at work; it keeps the process alive, which an idle thread must not. */
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let closed = false;

  /** Gives up on the thread and on the image it held or was started for; the next image gets a new thread. */
  const drop = (dropped: Worker, reason: string, cause?: unknown): void => {
    if (worker !== dropped) return;
    worker = null;
    clearTimeout(timer);
    void dropped.terminate();
    const job = isReady ? current : waiting.shift();
    current = null;
    job?.reject(new ContentCheckUnavailable(reason, { cause }));
    next();
  };

  const start = (): Worker => {
    const started = startWorker();
    isReady = false;
    timer = setTimeout(() => drop(started, `not loaded within ${loadingLimitMs} ms`), loadingLimitMs);
    started.on('message', (reply: CheckReply | ReadyReply) => {
      if (worker !== started) return;
      if ('ready' in reply) isReady = true;
      else if (current !== null && current.id === reply.id) current.resolve(reply.scores);
      else return;
      clearTimeout(timer);
      current = null;
      next();
    });
    started.on('error', (error) => drop(started, 'the worker failed', error));
    started.on('messageerror', (error) => drop(started, 'the worker answered nonsense', error));
    started.on('exit', (code) => drop(started, `the worker ended with code ${code}`));
    started.unref();
    return started;
  };

  const next = (): void => {
    const [job] = waiting;
    if (current || !job) return;
    try {
      worker ??= start();
      if (isReady) give(worker, job);
    } catch (cause) {
      waiting.shift();
      current = null;
      job.reject(new ContentCheckUnavailable('the worker cannot start', { cause }));
      next();
    }
  };

  const give = (thread: Worker, job: Job): void => {
    const { id, frames } = job;
    thread.postMessage({ id, frames } satisfies CheckRequest, [frames.buffer]);
    waiting.shift();
    current = job;
    timer = setTimeout(() => drop(thread, `no verdict within ${timeLimitMs} ms`), timeLimitMs);
  };

  const classify = (frames: Uint8Array<ArrayBuffer>): Promise<Scores[]> => {
    const { promise, resolve, reject } = Promise.withResolvers<Scores[]>();
    lastId += 1;
    waiting.push({ id: lastId, frames, resolve, reject });
    next();
    return promise;
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
      clearTimeout(timer);
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
