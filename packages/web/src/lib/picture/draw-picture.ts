// Draws a picture on a canvas, in a worker or, without workers, on the page (decision 0028).
import { imageVariant } from '@palmares/core/album/image-path';
import { IMAGE_SIZES } from '@palmares/core/limits';
import { listDrawnImages, listTexts } from '@palmares/pictures/content';
import { drawScene, type Progress } from '@palmares/pictures/draw-scene';
import { measureWith } from '@palmares/pictures/draw-shapes';
import { loadFaces, type PictureFace } from '@palmares/pictures/font-faces';
import { layoutPicture } from '@palmares/pictures/layout-picture';
import { createCanvas } from '../create-canvas.ts';
import type { Picture, PictureJob } from './picture-job.ts';

/** Rejects when the browser refuses a canvas of that size; an image that cannot be read is replaced by the default one. */
export async function drawPicture(
  { content, options, paths, look }: PictureJob,
  onProgress: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<Picture> {
  const names = listDrawnImages(content).map(({ name }) => name);
  await loadFaces(
    look.fonts,
    [content.title, content.origin, ...listTexts(content), ...names].join(''),
    addFace,
  );
  const scene = layoutPicture(content, options, measureWith(createCanvas(1, 1).context, look));
  const surface = createCanvas(Math.round(scene.width * scene.scale), Math.round(scene.height * scene.scale));
  await drawScene<ImageBitmap>(surface.context, scene, look, {
    loadImage: (id, pixels) => loadImage(paths.get(id), pixels),
    release: (bitmap) => bitmap.close(),
    onProgress,
    signal,
  });
  return { blob: await surface.encode('image/png'), named: scene.named };
}

/** A worker does not share the page's fonts, and a page loads only those it has displayed. */
async function addFace({ family, source, descriptors }: PictureFace): Promise<void> {
  const face = new FontFace(family, source, descriptors);
  await face.load();
  // A worker has its own font set, which the DOM types do not declare.
  const scope = globalThis as unknown as { fonts?: FontFaceSet };
  (scope.fonts ?? document.fonts).add(face);
}

/**
 * Loads the smallest variant with at least as many pixels as are drawn. If it cannot be read, tries the other variants, which the browser
 * may have cached although the server no longer has them, then the default image. Resolves to null when even that one fails.
 */
async function loadImage(path: string | null | undefined, pixels: number): Promise<ImageBitmap | null> {
  const variant = IMAGE_SIZES.find((width) => width >= pixels) ?? 'full';
  const kept = [...IMAGE_SIZES.toReversed(), 'full' as const].map((size) => imageVariant(path, size));
  const copies = [imageVariant(path, variant), ...kept, imageVariant(null, 'full')];
  for (const copy of new Set(copies)) {
    try {
      // Sequential: a variant is requested only when the previous one failed.
      return await decode(copy);
    } catch {
      // Continue with the next variant; the default image is the last, as on the page.
    }
  }
  return null;
}

async function decode(address: string): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return createImageBitmap(await response.blob());
}
