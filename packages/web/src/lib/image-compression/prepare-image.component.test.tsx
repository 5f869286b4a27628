// Tests prepared files as a real browser decodes, draws and encodes them: type, size and pixels.
import { afterEach, expect, test, vi } from 'vitest';
import { createCanvas } from '../create-canvas.ts';
import { prepareImage } from './prepare-image.ts';

const [WIDTH, HEIGHT] = [2_100, 700];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Red, green and blue grow in different directions, so that rotation, cropping and stretching change the pixels. */
function paint(context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, alpha: number): void {
  const { width, height } = context.canvas;
  for (const [x, y, color] of [
    [width, 0, '255 0 0'],
    [0, height, '0 255 0'],
    [width, height, '0 0 255'],
  ] as const) {
    const gradient = context.createLinearGradient(0, 0, x, y);
    gradient.addColorStop(0, `rgb(${color} / 0)`);
    gradient.addColorStop(1, `rgb(${color} / ${alpha})`);
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  }
}

async function drawFile(type: string, alpha = 1): Promise<Blob> {
  const { context, encode } = createCanvas(WIDTH, HEIGHT);
  paint(context, alpha);
  return encode(type, 0.95);
}

async function prepared(file: Blob): Promise<{ file: Blob; pixels: Uint8ClampedArray; size: number[] }> {
  const preparation = await prepareImage(file);
  if (!preparation.ok) throw new Error(preparation.failure);
  const bitmap = await createImageBitmap(preparation.image.file);
  const { context } = createCanvas(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  return { file: preparation.image.file, pixels: data, size: [bitmap.width, bitmap.height] };
}

/** Mean difference per channel between two images, from 0 to 255. */
function distance(seen: Uint8ClampedArray, meant: Uint8ClampedArray): number {
  let sum = 0;
  for (const [index, value] of seen.entries()) sum += Math.abs(value - (meant[index] ?? 0));
  return sum / seen.length;
}

async function wantedPixels(file: Blob): Promise<Uint8ClampedArray> {
  const { context } = createCanvas(1_920, 640);
  context.drawImage(await createImageBitmap(file), 0, 0, 1_920, 640);
  return context.getImageData(0, 0, 1_920, 640).data;
}

test('AL-27: a photo goes up as a photo, at most 1920 pixels wide, looking as it did', async () => {
  const photo = await drawFile('image/jpeg');
  const { file, pixels, size } = await prepared(photo);
  expect(file.type).toBe('image/jpeg');
  expect(size).toEqual([1_920, 640]);
  expect(distance(pixels, await wantedPixels(photo))).toBeLessThan(2);
});

test('AL-27: a picture that may be seen through goes up as WebP and stays so', async () => {
  const sticker = await drawFile('image/png', 0.5);
  const { file, pixels, size } = await prepared(sticker);
  expect(file.type).toBe('image/webp');
  expect(size).toEqual([1_920, 640]);
  const wanted = await wantedPixels(sticker);
  const alphas = (data: Uint8ClampedArray) => data.filter((_value, index) => index % 4 === 3);
  expect(distance(alphas(pixels), alphas(wanted))).toBeLessThan(2);
  expect(alphas(pixels).some((alpha) => alpha < 128)).toBe(true);
});

test('0063: without ImageDecoder a photo is reduced while it is decoded, and looks as it did', async () => {
  const photo = await drawFile('image/jpeg');
  const wanted = await wantedPixels(photo);
  vi.stubGlobal('ImageDecoder', undefined);
  const decode = vi.spyOn(globalThis, 'createImageBitmap');
  const { pixels, size } = await prepared(photo);
  expect(decode.mock.calls[0]?.[1]).toMatchObject({ resizeWidth: 1_920, resizeHeight: 640 });
  expect(size).toEqual([1_920, 640]);
  expect(distance(pixels, wanted)).toBeLessThan(2);
});

test('0063: where the browser writes no WebP the thumbnail of a photo is one too', async () => {
  const encode = OffscreenCanvas.prototype.convertToBlob;
  const photo = await drawFile('image/jpeg');
  vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(function (
    this: OffscreenCanvas,
    options,
  ) {
    return encode.call(this, options?.type === 'image/webp' ? { type: 'image/png' } : options);
  });
  const preparation = await prepareImage(photo);
  expect(preparation.ok && preparation.image.thumbnail.type).toBe('image/jpeg');
});
