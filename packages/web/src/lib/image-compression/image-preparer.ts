// Prepares images in a few parallel workers. Falls back to the main thread when the browser has no worker or no OffscreenCanvas, or when
// the worker fails to load.
import { createSemaphore } from '@palmares/core/semaphore';
import type { Preparation } from './prepare-image.ts';
import { createWorkerPool } from './worker-pool.ts';

export type ImagePreparer = {
  /** Queues a file, first come, first served. Never rejects; resolves to null when the job was aborted or the preparer disposed. */
  prepare: (file: Blob, signal?: AbortSignal) => Promise<Preparation | null>;
  /** Stops the workers; pending jobs resolve to `null`. */
  dispose: () => void;
};

// A phone's memory holds at most two decoded photos at a time.
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
