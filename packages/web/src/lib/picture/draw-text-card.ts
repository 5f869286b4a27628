// Draws text cards on the main thread with the page's own fonts: a card takes a few milliseconds, and encoding is asynchronous.
import { drawScene } from '@palmares/pictures/draw-scene';
import { measureWith } from '@palmares/pictures/draw-shapes';
import type { PictureContext } from '@palmares/pictures/picture-context';
import type { PictureTheme } from '@palmares/pictures/picture-theme';
import { layoutTextCard, TEXT_CARD_SIDE } from '@palmares/pictures/text-card';
import { createCanvas } from '../create-canvas.ts';
import { readPageTheme } from './page-theme.ts';

/** Encoding quality, high enough for sharp letters. */
const QUALITY = 0.92;

type Progress = (done: number) => void;

/** Resolves to one file per text, in order. Rejects with the reason of the signal. */
export async function makeTextCards(
  texts: readonly string[],
  onProgress: Progress,
  signal: AbortSignal,
): Promise<File[]> {
  const look = readPageTheme();
  await loadFont(look, texts.join(''));
  const files: File[] = [];
  for (const text of texts) {
    signal.throwIfAborted();
    // Cards are drawn one at a time: the page stays responsive in between, and memory stays small.
    // oxlint-disable-next-line no-await-in-loop
    files.push(await makeTextCard(text, look));
    onProgress(files.length);
  }
  return files;
}

/** Fills a square context with a side of `side` pixels. */
export async function drawTextCard(
  context: PictureContext<never>,
  text: string,
  side: number,
  look: PictureTheme,
): Promise<void> {
  const scene = layoutTextCard(text, measureWith(context, look));
  await drawScene(context, { ...scene, scale: side / TEXT_CARD_SIDE }, look, { loadImage: async () => null });
}

/** If a font fails to load, the next one of the font list applies. */
export async function loadFont({ faces }: PictureTheme, text: string): Promise<void> {
  await document.fonts.load(`700 64px ${faces.title}`, text).catch(() => []);
}

async function makeTextCard(text: string, look: PictureTheme): Promise<File> {
  const surface = createCanvas(TEXT_CARD_SIDE, TEXT_CARD_SIDE);
  await drawTextCard(surface.context, text, TEXT_CARD_SIDE, look);
  // Browsers that cannot encode WebP return PNG.
  const blob = await surface.encode('image/webp', QUALITY);
  return new File([blob], blob.type === 'image/webp' ? 'texte.webp' : 'texte.png', { type: blob.type });
}
