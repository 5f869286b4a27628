// The worker script: receives one file and posts one preparation. The pool (worker-pool.ts) sends one file at a time.
import { prepareImage } from './prepare-image.ts';

// The project compiles with the DOM types, so the worker's global object needs a cast.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  scope.postMessage(await prepareImage(data), { transfer: [] });
});
