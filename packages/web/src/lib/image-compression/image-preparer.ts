// A small pool of module workers that prepare images off the main thread; on the main thread where a browser has no
// worker or no OffscreenCanvas, or where the worker does not load.
import type { Preparation } from './prepare-image.ts';

export type ImagePreparer = {
  /** Queued, first come first served. Never rejects; an aborted or disposed job never settles the caller's state: it answers `null`. */
  prepare: (file: Blob, signal?: AbortSignal) => Promise<Preparation | null>;
  /** Stops the workers; waiting jobs answer `null`. */
  dispose: () => void;
};

type Job = { file: Blob; signal: AbortSignal | undefined; resolve: (result: Preparation | null) => void };

// Two decoded photos at a time are what a phone's memory bears.
const LANES_MAX = 2;
/** A decoder that hangs must not hold up the queue, in milliseconds. */
const JOB_TIMEOUT_MS = 60_000;

export function createImagePreparer(): ImagePreparer {
  const queue: Job[] = [];
  const idle: Worker[] = [];
  const busy = new Set<() => void>();
  let running = 0;
  let workersWork = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
  let disposed = false;
  const lanes = Math.min(LANES_MAX, navigator.hardwareConcurrency || 1);

  function pump(): void {
    while (running < (workersWork ? lanes : 1)) {
      const job = queue.shift();
      if (job === undefined) return;
      if (disposed || job.signal?.aborted) {
        job.resolve(null);
        continue;
      }
      running += 1;
      void runLane(job);
    }
  }

  async function runLane(job: Job): Promise<void> {
    const result = await run(job);
    running -= 1;
    job.resolve(disposed || job.signal?.aborted ? null : result);
    pump();
  }

  async function run(job: Job): Promise<Preparation> {
    if (workersWork) {
      const result = await runInWorker(job.file);
      if (result !== 'worker_failed') return result;
      workersWork = false;
    }
    const { prepareImage } = await import('./prepare-image.ts');
    return prepareImage(job.file);
  }

  function runInWorker(file: Blob): Promise<Preparation | 'worker_failed'> {
    return new Promise((resolve) => {
      let worker: Worker;
      try {
        worker = idle.pop() ?? new Worker(new URL('image-worker.ts', import.meta.url), { type: 'module' });
      } catch {
        resolve('worker_failed');
        return;
      }
      const settle = (result: Preparation | 'worker_failed', reusable: boolean): void => {
        clearTimeout(timer);
        worker.removeEventListener('message', onMessage);
        worker.removeEventListener('error', onError);
        busy.delete(abandon);
        if (reusable && !disposed) idle.push(worker);
        else worker.terminate();
        resolve(result);
      };
      const onMessage = ({ data }: MessageEvent<Preparation>): void => settle(data, true);
      const onError = (): void => settle('worker_failed', false);
      const abandon = (): void => settle({ ok: false, fault: 'unexpected' }, false);
      const timer = setTimeout(abandon, JOB_TIMEOUT_MS);
      busy.add(abandon);
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', onError);
      worker.postMessage(file, { transfer: [] });
    });
  }

  return {
    prepare: (file, signal) =>
      new Promise((resolve) => {
        queue.push({ file, signal, resolve });
        pump();
      }),
    dispose: () => {
      disposed = true;
      for (const worker of idle.splice(0)) worker.terminate();
      for (const abandon of busy) abandon();
      for (const job of queue.splice(0)) job.resolve(null);
    },
  };
}
