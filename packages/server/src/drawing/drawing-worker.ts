// The worker thread that draws pictures: canvas and fonts are loaded only here.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { type Canvas, createCanvas, GlobalFonts, type Image, loadImage } from '@napi-rs/canvas';
import { DARK_THEME } from '@palmares/pictures/dark-theme';
import { drawScene } from '@palmares/pictures/draw-scene';
import { measureWith } from '@palmares/pictures/draw-shapes';
import { FONT_FILES } from '@palmares/pictures/font-files';
import { layoutPicture } from '@palmares/pictures/layout-picture';
import type { DrawnContent, FromWorker, ToWorker } from './drawing-thread.ts';

/** Chat applications ignore larger preview pictures; each quality is tried in turn. */
const BYTES_MAX = 300_000;
const QUALITIES = [86, 76, 64, 48, 30];
const OPTIONS = { format: 'wide', scale: 1, names: true } as const;

const port = parentPort;
if (port === null) throw new Error('drawing-worker.ts runs as a thread');

for (const { name, file, family } of FONT_FILES) {
  const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  if (GlobalFonts.registerFromPath(join(folder, 'files', file), family) === null)
    throw new Error(`${file} is no font`);
}

/** Pending image requests of the current picture, by image: several parts of it may show the same image. */
const asked = new Map<number, ((bytes: Uint8Array | null) => void)[]>();

function ask(image: number, pixels: number): Promise<Uint8Array | null> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
  asked.set(image, [...(asked.get(image) ?? []), resolve]);
  port?.postMessage({ kind: 'image', image, pixels } satisfies FromWorker);
  return promise;
}

async function decode(image: number, pixels: number): Promise<Image | null> {
  const bytes = await ask(image, pixels);
  return bytes === null ? null : loadImage(Buffer.from(bytes)).catch(() => null);
}

async function draw(content: DrawnContent): Promise<Uint8Array> {
  const scene = layoutPicture(content, OPTIONS, measureWith(createCanvas(1, 1).getContext('2d'), DARK_THEME));
  const canvas = createCanvas(scene.width, scene.height);
  await drawScene<Image>(canvas.getContext('2d'), scene, DARK_THEME, { loadImage: decode });
  return encode(canvas);
}

async function encode(canvas: Canvas): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    bytes = await canvas.encode('jpeg', quality);
    if (bytes.length <= BYTES_MAX) break;
  }
  return bytes;
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'image') {
    const [first, ...others] = asked.get(message.image) ?? [];
    asked.set(message.image, others);
    first?.(message.bytes);
    return;
  }
  asked.clear();
  draw(message.content).then(
    (bytes) => port.postMessage({ kind: 'drawn', bytes } satisfies FromWorker),
    (error: unknown) => port.postMessage({ kind: 'failed', reason: String(error) } satisfies FromWorker),
  );
});

port.postMessage({ kind: 'ready' } satisfies FromWorker);
