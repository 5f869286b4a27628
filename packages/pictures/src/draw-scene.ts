// Draws a scene on a plain 2D context, in the browser or on the server: texts and panels at once, images as they load.
import { forEachConcurrently } from '@palmares/core/for-each-concurrently';
import { drawImageShape, drawShape } from './draw-shapes.ts';
import type { PictureContext } from './picture-context.ts';
import type { PictureTheme } from './picture-theme.ts';
import { listSceneImages, type Scene } from './scene.ts';

type Size = { readonly width: number; readonly height: number };

/** Number of images drawn so far, and in total. */
export type Progress = { readonly done: number; readonly all: number };

export type DrawingPorts<Bitmap> = {
  /** `pixels` is the longer side at which the image is drawn. Resolves to null when it cannot be read. */
  readonly loadImage: (id: number, pixels: number) => Promise<Bitmap | null>;
  /** Frees a loaded image, if needed. */
  readonly release?: (bitmap: Bitmap) => void;
  readonly onProgress?: (progress: Progress) => void;
  /** An AbortSignal that throws once the picture is no longer needed. */
  readonly signal?: { throwIfAborted(): void } | undefined;
};

/** Number of images loaded and decoded at a time. */
const LOADED_AT_ONCE = 6;

export async function drawScene<Bitmap extends Size>(
  context: PictureContext<Bitmap>,
  scene: Scene,
  look: PictureTheme,
  { loadImage, release, onProgress, signal }: DrawingPorts<Bitmap>,
): Promise<void> {
  context.scale(scene.scale, scene.scale);
  context.fillStyle = look.colours.page;
  context.fillRect(0, 0, scene.width, scene.height);
  for (const shape of scene.shapes) if (shape.kind !== 'image') drawShape(context, shape, look);
  const images = listSceneImages(scene);
  let done = 0;
  onProgress?.({ done, all: images.length });
  await forEachConcurrently(images, LOADED_AT_ONCE, async (shape) => {
    signal?.throwIfAborted();
    const pixels = Math.max(shape.box.width, shape.box.height) * scene.scale;
    const bitmap = await loadImage(shape.id, pixels);
    drawImageShape(context, shape, bitmap, look);
    if (bitmap !== null) release?.(bitmap);
    done += 1;
    onProgress?.({ done, all: images.length });
  });
}
