// Prepares images off the main thread, a few at a time; on the main thread where a browser has no worker or no OffscreenCanvas, or
// where the worker does not load.
import type { Preparation } from './prepare-image.ts';
import { createWorkerPool } from './worker-pool.ts';

export type ImagePreparer = {
  /** Queued, first come first served. Never rejects; an aborted or disposed job never settles the caller's state: it answers `null`. */
  prepare: (file: Blob, signal?: AbortSignal) => Promise<Preparation | null>;
  /** Stops the workers; waiting jobs answer `null`. */
  dispose: () => void;
};

type Job = { file: Blob; signal: AbortSignal | undefined; resolve: (result: Preparation | null) => void };

// Two decoded photos at a time are what a phone's memory bears.
const LANES_MAX = 2;

export function createImagePreparer(): ImagePreparer {
  const queue: Job[] = [];
  const workers = createWorkerPool();
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
      const result = await workers.run(job.file);
      if (result !== 'worker_failed') return result;
      workersWork = false;
    }
    const { prepareImage } = await import('./prepare-image.ts');
    return prepareImage(job.file);
  }

  return {
    prepare: (file, signal) =>
      new Promise((resolve) => {
        queue.push({ file, signal, resolve });
        pump();
      }),
    dispose: () => {
      disposed = true;
      workers.dispose();
      for (const job of queue.splice(0)) job.resolve(null);
    },
  };
}
