// The worker script: receives one job and posts progress reports, then the picture or its failure.
import type { Progress } from '@palmares/pictures/draw-scene';
import { drawPicture } from './draw-picture.ts';
import type { Picture, PictureJob } from './picture-job.ts';

export type Answer =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'drawn'; readonly picture: Picture }
  | { readonly kind: 'failed' };

// The project compiles with the DOM types, so the worker's global object needs a cast.
const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', async ({ data }: MessageEvent<PictureJob>) => {
  try {
    const picture = await drawPicture(data, (progress) => answer({ kind: 'progress', progress }));
    answer({ kind: 'drawn', picture });
  } catch {
    answer({ kind: 'failed' });
  }
});

function answer(message: Answer): void {
  scope.postMessage(message, { transfer: [] });
}
