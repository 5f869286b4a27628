// Prepares images off the main thread, a few at a time; on the main thread where a browser has no worker or no OffscreenCanvas, or
// where the worker does not load.
import { createSemaphore } from '@palmares/core/semaphore';
import type { Preparation } from './prepare-image.ts';
import { createWorkerPool } from './worker-pool.ts';

export type ImagePreparer = {
  /** Queued, first come first served. Never rejects; an aborted or disposed job never settles the caller's state: it answers `null`. */
  prepare: (file: Blob, signal?: AbortSignal) => Promise<Preparation | null>;
  /** Stops the workers; waiting jobs answer `null`. */
  dispose: () => void;
};

// Two decoded photos at a time are what a phone's memory bears.
const AT_ONCE_MAX = 2;

export function createImagePreparer(): ImagePreparer {
  const jobs = createSemaphore({ slots: Math.min(AT_ONCE_MAX, navigator.hardwareConcurrency || 1) });
  const onMainThread = createSemaphore({ slots: 1 });
  const disposal = new AbortController();
  const workers = createWorkerPool();
  let workersWork = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

  async function run(file: Blob): Promise<Preparation> {
    if (workersWork) {
      const result = await workers.run(file);
      if (result !== 'worker_failed') return result;
      workersWork = false;
    }
    const { prepareImage } = await import('./prepare-image.ts');
    return onMainThread.run(() => prepareImage(file));
  }

  return {
    prepare: (file, signal) => {
      const isOver = (): boolean => disposal.signal.aborted || signal?.aborted === true;
      const prepareNow = async (): Promise<Preparation | null> => {
        if (isOver()) return null;
        const result = await run(file);
        return isOver() ? null : result;
      };
      return jobs.run(prepareNow, { signal: disposal.signal }).catch(() => null);
    },
    dispose: () => {
      workers.dispose();
      disposal.abort();
    },
  };
}
