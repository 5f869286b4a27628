// Cards of texts, drawn on the page with its own fonts: a card takes a few milliseconds, and encoding happens elsewhere.
import { drawScene } from '@palmares/pictures/draw-scene';
import { measureWith } from '@palmares/pictures/draw-shapes';
import type { Look } from '@palmares/pictures/look';
import type { PictureContext } from '@palmares/pictures/picture-context';
import { layoutTextCard, TEXT_CARD_SIDE } from '@palmares/pictures/text-card';
import { createSurface } from '../surface.ts';
import { readPageLook } from './page-look.ts';

/** High enough for letters to keep their edges. */
const QUALITY = 0.92;

type Progress = (done: number) => void;

/** A file for each text, in their order. Rejects with the reason of the signal. */
export async function makeTextCards(
  texts: readonly string[],
  onProgress: Progress,
  signal: AbortSignal,
): Promise<File[]> {
  const look = readPageLook();
  await loadFont(look, texts.join(''));
  const files: File[] = [];
  for (const text of texts) {
    signal.throwIfAborted();
    // One after the other: the page stays free between two of them, and memory small.
    // oxlint-disable-next-line no-await-in-loop
    files.push(await makeTextCard(text, look));
    onProgress(files.length);
  }
  return files;
}

/** Draws it over the whole of a square context of that many pixels. */
export async function drawTextCard(
  context: PictureContext<never>,
  text: string,
  side: number,
  look: Look,
): Promise<void> {
  const scene = layoutTextCard(text, measureWith(context, look));
  await drawScene(context, { ...scene, scale: side / TEXT_CARD_SIDE }, look, { loadImage: async () => null });
}

/** A face that does not come leaves the next one of the list. */
export async function loadFont({ faces }: Look, text: string): Promise<void> {
  await document.fonts.load(`700 64px ${faces.title}`, text).catch(() => []);
}

async function makeTextCard(text: string, look: Look): Promise<File> {
  const surface = createSurface(TEXT_CARD_SIDE, TEXT_CARD_SIDE);
  await drawTextCard(surface.context, text, TEXT_CARD_SIDE, look);
  // Browsers that write no WebP answer with PNG.
  const blob = await surface.encode('image/webp', QUALITY);
  return new File([blob], blob.type === 'image/webp' ? 'texte.webp' : 'texte.png', { type: blob.type });
}
