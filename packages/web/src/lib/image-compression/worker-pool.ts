// Workers that each prepare one image at a time, kept for the next one.
import type { Preparation } from './prepare-image.ts';

/** A decoder that hangs must not hold up the queue, in milliseconds. */
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

  /** `worker_failed`: no worker can be had here, or it does not load. Never rejects. */
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

  /** Stops them; what they were at is answered as unexpected. */
  function dispose(): void {
    disposed = true;
    for (const worker of idle.splice(0)) worker.terminate();
    for (const abandon of busy) abandon();
  }

  return { run, dispose };
}
