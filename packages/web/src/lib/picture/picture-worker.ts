// The worker's side: one job in; reports of progress, then the picture or its failure, out.
import type { Progress } from '@palmares/pictures/draw-scene';
import { drawPicture } from './draw-picture.ts';
import type { Picture, PictureJob } from './picture-job.ts';

export type Answer =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'drawn'; readonly picture: Picture }
  | { readonly kind: 'failed' };

// The types of a page stand for those of a worker, which has another global object.
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
