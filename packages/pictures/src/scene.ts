// What a picture consists of, ready to draw: shapes in pixels at scale 1, from the back to the front.
// Invariant (`assertScene`): images stand inside of the picture and do not overlap, every text keeps to its box, and no more pixels
// are needed than a phone's canvas has.
// Leaves out: how the shapes of each kind of content are found (`…-scene.ts`) and drawing (`draw-scene.ts`).
import { graphemesOf } from '@palmares/core/text/graphemes';
import type { Colour } from './look.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A colour of the look, or six hex digits after #. */
export type Paint = Colour | `#${string}`;

export type TextStyle = { readonly face: 'title' | 'text'; readonly size: number; readonly weight: number };
export type MeasureText = (text: string, style: TextStyle) => number;

/** `y` is the middle of the first line; the others follow at `leading`. `x` is their left end, middle or right end, as `align` says. */
export type TextBlock = TextStyle & {
  readonly align: 'left' | 'center' | 'right';
  readonly x: number;
  readonly y: number;
  readonly leading: number;
  readonly lines: readonly string[];
  /** No line sticks out of it. */
  readonly box: Box;
};

export type Panel = {
  readonly kind: 'panel';
  readonly box: Box;
  /** Radii: top left, top right, bottom right, bottom left. */
  readonly corners: readonly [number, number, number, number];
  readonly paint: Paint;
  readonly edge?: Paint;
};
export type Writing = { readonly kind: 'text'; readonly text: TextBlock; readonly paint: Paint };
/** Darkens the foot of an image, for a name to be read on it. */
export type Veil = { readonly kind: 'veil'; readonly box: Box };
export type Crown = { readonly kind: 'crown'; readonly box: Box; readonly paint: Paint };
/** A soft round light. */
export type Glow = { readonly kind: 'glow'; readonly box: Box; readonly paint: Paint };
export type ImageShape = {
  readonly kind: 'image';
  readonly id: number;
  readonly box: Box;
  /** `cover` fills the box and cuts what is too long, `contain` shows the whole image. */
  readonly fit: 'cover' | 'contain';
  readonly radius: number;
  /** Around the image. */
  readonly ring?: Paint;
  readonly shadow?: boolean;
  /** Drawn over it, once it is there. */
  readonly over: readonly (Panel | Writing | Veil)[];
};
export type Shape = Panel | Writing | Veil | Crown | Glow | ImageShape;

export type Scene = {
  readonly width: number;
  readonly height: number;
  /** Pixels of the file for each pixel of the layout. */
  readonly scale: number;
  readonly shapes: readonly Shape[];
  /** Whether names were wanted and found room: in small images nobody could read them. */
  readonly named: boolean;
};

/** More pixels than that, and phones refuse the canvas. */
export const PIXELS_MAX = 16_000_000;
const TOLERANCE = 0.5;

export function imagesOf({ shapes }: Pick<Scene, 'shapes'>): ImageShape[] {
  return shapes.filter((shape) => shape.kind === 'image');
}

export function textsOf({ shapes }: Pick<Scene, 'shapes'>): TextBlock[] {
  return shapes
    .flatMap((shape): readonly Shape[] => (shape.kind === 'image' ? shape.over : [shape]))
    .flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
}

/** Part of the picture that carries images, 0 to 1. */
export function imageShare(scene: Pick<Scene, 'width' | 'height' | 'shapes'>): number {
  const area = imagesOf(scene).reduce((sum, { box }) => sum + box.width * box.height, 0);
  return area / (scene.width * scene.height);
}

export function assertScene(scene: Scene, ids: readonly number[], measure: MeasureText): void {
  const { width, height, scale } = scene;
  if (width * height * scale ** 2 > PIXELS_MAX * 1.001) throw new Error('More pixels than a phone draws');
  const whole = { x: 0, y: 0, width, height };
  const images = imagesOf(scene);
  const drawn = images.map(({ id }) => id).toSorted((a, b) => a - b);
  if (JSON.stringify(drawn) !== JSON.stringify(ids.toSorted((a, b) => a - b)))
    throw new Error('The picture does not show each image once');
  for (const { id, box } of images)
    if (!(box.width > 0 && box.height > 0 && isInside(box, whole)))
      throw new Error(`Image ${id} stands out of the picture: ${JSON.stringify(box)}`);
  assertApart(images);
  for (const text of textsOf(scene)) assertInBox(text, whole, measure);
}

/** Sorted by their left ends, an image can only overlap those that begin before it ends. */
function assertApart(images: readonly ImageShape[]): void {
  const sorted = images.toSorted((a, b) => a.box.x - b.box.x);
  for (const [index, { id, box }] of sorted.entries())
    for (const other of sorted.slice(index + 1)) {
      if (other.box.x >= box.x + box.width - TOLERANCE) break;
      const above = box.y + box.height <= other.box.y + TOLERANCE;
      const below = other.box.y + other.box.height <= box.y + TOLERANCE;
      if (!above && !below) throw new Error(`Images ${id} and ${other.id} overlap`);
    }
}

function assertInBox(text: TextBlock, whole: Box, measure: MeasureText): void {
  const { box, lines, x, y, align, leading, size } = text;
  if (!isInside(box, whole)) throw new Error(`« ${lines.join(' ')} » stands out of the picture`);
  for (const [index, line] of lines.entries()) {
    const width = measure(line, text);
    // One character may be wider than any box.
    if (graphemesOf(line.replace('…', '')).length <= 1) continue;
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    const top = y + index * leading - size / 2;
    if (!isInside({ x: left, y: top, width, height: size }, box))
      throw new Error(`« ${line} » sticks out of its box`);
  }
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - TOLERANCE &&
    inner.y >= outer.y - TOLERANCE &&
    inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
    inner.y + inner.height <= outer.y + outer.height + TOLERANCE
  );
}
