// The worker's side: one file in, one preparation out. The pool (image-preparer.ts) sends one at a time.
import { prepareImage } from './prepare-image.ts';

// The types of a page stand for those of a worker, which has another global object.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  scope.postMessage(await prepareImage(data), { transfer: [] });
});
