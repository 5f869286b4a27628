// Draws a picture in a worker, or on the main thread when the browser has no worker or no OffscreenCanvas.
import type { Progress } from '@palmares/pictures/draw-scene';
import type { Picture, PictureJob } from './picture-job.ts';
import type { Answer } from './picture-worker.ts';

/** Rejects when it cannot be drawn, or with the reason of the signal. */
export async function makePicture(
  job: PictureJob,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Picture> {
  if (typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined')
    return drawInWorker(job, onProgress, signal);
  const { drawPicture } = await import('./draw-picture.ts');
  return drawPicture(job, onProgress, signal);
}

function drawInWorker(
  job: PictureJob,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Picture> {
  const worker = new Worker(new URL('picture-worker.ts', import.meta.url), { type: 'module' });
  const drawn = new Promise<Picture>((resolve, reject) => {
    const fail = () => reject(new Error('The picture could not be drawn'));
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'progress') onProgress(data.progress);
      else if (data.kind === 'drawn') resolve(data.picture);
      else fail();
    });
    // `reason` is an error, because no caller passes its own reason.
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  worker.postMessage(job, { transfer: [] });
  return drawn.finally(() => worker.terminate());
}
