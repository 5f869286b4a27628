// A pool of reusable workers that each prepare one image at a time.
import type { Preparation } from './prepare-image.ts';

/** Timeout of one job in milliseconds: a decoder that hangs must not block the queue. */
const JOB_TIMEOUT_MS = 60_000;

export function createWorkerPool() {
  const idle: Worker[] = [];
  const busy = new Set<() => void>();
  let disposed = false;

  function take(): Worker | null {
    try {
      return idle.pop() ?? new Worker(new URL('image-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return null;
    }
  }

  /** Resolves to `worker_failed` when no worker is available or it fails to load. Never rejects. */
  function run(file: Blob): Promise<Preparation | 'worker_failed'> {
    const worker = take();
    if (worker === null) return Promise.resolve('worker_failed');
    return new Promise((resolve) => {
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
      const abandon = (): void => settle({ ok: false, failure: 'unexpected' }, false);
      const timer = setTimeout(abandon, JOB_TIMEOUT_MS);
      busy.add(abandon);
      worker.addEventListener('message', onMessage);
      worker.addEventListener('error', onError);
      worker.postMessage(file, { transfer: [] });
    });
  }

  /** Stops the workers; jobs in progress resolve to `unexpected`. */
  function dispose(): void {
    disposed = true;
    for (const worker of idle.splice(0)) worker.terminate();
    for (const abandon of busy) abandon();
  }

  return { run, dispose };
}
