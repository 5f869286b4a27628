// Draws the picture of a tier list, in a worker or, where there is none, on the page. Where things stand is the core's.
import { imageVariant } from '@palmares/core/album/image-path';
import {
  type Box,
  layoutPicture,
  type PictureLayout,
  type PictureRow,
  type TextBlock,
  type TextStyle,
  type Tile,
} from '@palmares/core/tierlist/picture-layout';
import { createSurface, type Surface } from '../surface.ts';
import type { PageLook } from './page-look.ts';
import type { PictureImage, PictureJob, Progress } from './picture-job.ts';

type Context = Surface['context'];

/** Files fetched and decoded at a time. */
const LANES = 6;
/** The smallest copy of an image is this wide, in pixels. */
const SMALL = 160;
const RADIUS = { row: 12, tile: 8, mark: 2.5 };
/** Of the bars of the mark, as parts of its width. */
const BARS = [1, 0.82, 0.64, 0.48, 0.34];

/** A PNG. Fails when the browser refuses a canvas of that size; an image that cannot be read is the default one. */
export async function drawPicture(
  { content, names, images, look }: PictureJob,
  onProgress: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<Blob> {
  await loadFonts(look, [content.title, content.origin, ...content.tiers.map(({ label }) => label)].join(''));
  const ruler = createSurface(1, 1).context;
  const layout = layoutPicture(content, { names }, (text, style) => {
    ruler.font = fontOf(style, look);
    return ruler.measureText(text).width;
  });
  const surface = createSurface(
    Math.round(layout.width * layout.scale),
    Math.round(layout.height * layout.scale),
  );
  const { context } = surface;
  context.scale(layout.scale, layout.scale);
  context.textBaseline = 'middle';
  drawGround(context, layout, look);
  for (const row of layout.rows) drawRow(context, row, look);

  const tiles = layout.rows.flatMap((row) => row.tiles);
  let done = 0;
  onProgress({ done, all: tiles.length });
  const queue = tiles.values();
  const lane = async () => {
    for (const tile of queue) {
      signal?.throwIfAborted();
      // One after the other is what makes a lane.
      // oxlint-disable-next-line no-await-in-loop
      await drawTile(context, tile, images.get(tile.id), look, layout.scale);
      done += 1;
      onProgress({ done, all: tiles.length });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return surface.encode('image/png');
}

/** Those that the text needs. Without them (no network) the picture is written in the system's. */
async function loadFonts({ fonts, faces }: PageLook, text: string): Promise<void> {
  // Of a worker; a page has loaded its own.
  const scope = globalThis as unknown as { fonts?: FontFaceSet };
  if (scope.fonts !== undefined)
    for (const { family, source, descriptors } of fonts)
      scope.fonts.add(new FontFace(family, source, descriptors));
  const known = scope.fonts ?? document.fonts;
  const wanted = [`700 40px ${faces.title}`, `400 16px ${faces.text}`];
  await Promise.allSettled(wanted.map((font) => known.load(font, text)));
}

function drawGround(context: Context, layout: PictureLayout, look: PageLook): void {
  const { colours } = look;
  context.fillStyle = colours.page;
  context.fillRect(0, 0, layout.width, layout.height);
  context.textAlign = 'left';
  write(context, layout.title, colours.ink, look);
  write(context, layout.origin, colours.inkSoft, look);
  drawMark(context, layout.mark, look);
  write(context, layout.brand, colours.ink, look);
  context.textAlign = 'right';
  write(context, layout.site, colours.inkSoft, look);
}

/** With the edge that pale bars need on a light page. */
function drawMark(context: Context, { x, y, width, height }: Box, { mark, colours }: PageLook): void {
  const step = height / BARS.length;
  context.strokeStyle = colours.markEdge;
  context.lineWidth = 1;
  for (const [index, share] of BARS.entries()) {
    context.fillStyle = mark[index] ?? '';
    context.beginPath();
    context.roundRect(x, y + index * step, width * share, step * 0.7, RADIUS.mark);
    context.fill();
    context.stroke();
  }
}

function drawRow(context: Context, { box, label }: PictureRow, look: PageLook): void {
  const { colours } = look;
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, RADIUS.row);
  context.fillStyle = colours.raised;
  context.fill();
  context.strokeStyle = colours.line;
  context.stroke();
  context.clip();
  context.fillStyle = `#${label.color}`;
  context.fillRect(label.box.x, label.box.y, label.box.width, label.box.height);
  context.restore();
  context.textAlign = 'center';
  write(context, label, label.ink === 'white' ? colours.onDark : colours.onLight, look);
}

async function drawTile(
  context: Context,
  { box, name }: Tile,
  image: PictureImage | undefined,
  look: PageLook,
  scale: number,
): Promise<void> {
  const bitmap = await loadImage(image?.path_image, box.width * scale);
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, RADIUS.tile);
  context.clip();
  context.fillStyle = look.colours.ground;
  context.fillRect(box.x, box.y, box.width, box.height);
  if (bitmap !== null) drawCovering(context, bitmap, box);
  if (name !== null) drawName(context, box, name, look);
  context.restore();
  bitmap?.close();
}

/** Fills the box, cut at its longer sides: `object-fit: cover`. */
function drawCovering(context: Context, bitmap: ImageBitmap, { x, y, width, height }: Box): void {
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [cutWidth, cutHeight] = [width / scale, height / scale];
  const [left, top] = [(bitmap.width - cutWidth) / 2, (bitmap.height - cutHeight) / 2];
  context.drawImage(bitmap, left, top, cutWidth, cutHeight, x, y, width, height);
}

function drawName(context: Context, { x, y, width, height }: Box, name: TextBlock, look: PageLook): void {
  const shade = name.leading * 1.8;
  const veil = context.createLinearGradient(0, y + height - shade, 0, y + height);
  veil.addColorStop(0, 'transparent');
  veil.addColorStop(0.45, look.colours.scrim);
  context.fillStyle = veil;
  context.fillRect(x, y + height - shade, width, shade);
  context.textAlign = 'center';
  write(context, name, look.colours.onGround, look);
}

function write(context: Context, text: TextBlock, colour: string, look: PageLook): void {
  context.font = fontOf(text, look);
  context.fillStyle = colour;
  for (const [index, line] of text.lines.entries())
    context.fillText(line, text.x, text.y + index * text.leading);
}

function fontOf({ face, size, weight }: TextStyle, { faces }: PageLook): string {
  return `${weight} ${size}px ${faces[face]}`;
}

/** As many dots as are drawn; the default image for what cannot be read, and null where not even that one comes. */
async function loadImage(path: string | null | undefined, dots: number): Promise<ImageBitmap | null> {
  const copies = [imageVariant(path, dots > SMALL ? 480 : SMALL), imageVariant(null, 'full')];
  for (const copy of new Set(copies)) {
    try {
      // The next one only when this one fails.
      // oxlint-disable-next-line no-await-in-loop
      return await decode(copy);
    } catch {
      // As on the page, where the default image takes its place.
    }
  }
  return null;
}

async function decode(address: string): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return createImageBitmap(await response.blob());
}
