// Draws a scene on a plain 2D context, in the browser or on the server: its texts and panels at once, its images as they come.
import { forEachAtOnce } from '@palmares/core/for-each-at-once';
import { drawImageShape, drawShape } from './draw-shapes.ts';
import type { Look } from './look.ts';
import type { PictureContext } from './picture-context.ts';
import { imagesOf, type Scene } from './scene.ts';

type Size = { readonly width: number; readonly height: number };

/** Images drawn so far, of all. */
export type Progress = { readonly done: number; readonly all: number };

export type DrawingPorts<Bitmap> = {
  /** `pixels`: the longer side it is drawn at. Null when it cannot be read. */
  readonly loadImage: (id: number, pixels: number) => Promise<Bitmap | null>;
  /** Frees what was loaded, if it must be freed. */
  readonly release?: (bitmap: Bitmap) => void;
  readonly onProgress?: (progress: Progress) => void;
  /** An AbortSignal: throws once the picture is no longer wanted. */
  readonly signal?: { throwIfAborted(): void } | undefined;
};

/** Images loaded and decoded at a time. */
const LOADED_AT_ONCE = 6;

export async function drawScene<Bitmap extends Size>(
  context: PictureContext<Bitmap>,
  scene: Scene,
  look: Look,
  { loadImage, release, onProgress, signal }: DrawingPorts<Bitmap>,
): Promise<void> {
  context.scale(scene.scale, scene.scale);
  context.fillStyle = look.colours.page;
  context.fillRect(0, 0, scene.width, scene.height);
  for (const shape of scene.shapes) if (shape.kind !== 'image') drawShape(context, shape, look);
  const images = imagesOf(scene);
  let done = 0;
  onProgress?.({ done, all: images.length });
  await forEachAtOnce(images, LOADED_AT_ONCE, async (shape) => {
    signal?.throwIfAborted();
    const pixels = Math.max(shape.box.width, shape.box.height) * scene.scale;
    const bitmap = await loadImage(shape.id, pixels);
    drawImageShape(context, shape, bitmap, look);
    if (bitmap !== null) release?.(bitmap);
    done += 1;
    onProgress?.({ done, all: images.length });
  });
}
