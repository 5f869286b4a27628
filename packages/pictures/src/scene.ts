// A scene: the shapes of a picture in pixels at scale 1, from back to front.
// Invariant (`assertScene`): images are inside the picture and do not overlap, every text is
// inside its box, and the number of pixels fits a phone's canvas.
// Each kind computes its shapes (`…-scene.ts`); `draw-scene.ts` draws them.
import { splitGraphemes } from '@palmares/core/text/graphemes';
import type { Colour } from './picture-theme.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A colour of the look, or # and six hex digits. */
export type Paint = Colour | `#${string}`;

export type TextStyle = { readonly face: 'title' | 'text'; readonly size: number; readonly weight: number };
export type MeasureText = (text: string, style: TextStyle) => number;

/**
 * `y` is the middle of the first line; the others follow at a distance of `leading`. `x` is the
 * left end, middle or right end of the lines, depending on `align`.
 */
export type TextBlock = TextStyle & {
  readonly align: 'left' | 'center' | 'right';
  readonly x: number;
  readonly y: number;
  readonly leading: number;
  readonly lines: readonly string[];
  /** Every line is inside this box. */
  readonly box: Box;
};

export type Panel = {
  readonly kind: 'panel';
  readonly box: Box;
  /** Corner radii: top left, top right, bottom right, bottom left. */
  readonly corners: readonly [number, number, number, number];
  readonly paint: Paint;
  readonly edge?: Paint;
};
export type Writing = { readonly kind: 'text'; readonly text: TextBlock; readonly paint: Paint };
export type Crown = { readonly kind: 'crown'; readonly box: Box; readonly paint: Paint };
/** A soft circular highlight. */
export type Glow = { readonly kind: 'glow'; readonly box: Box; readonly paint: Paint };
export type ImageShape = {
  readonly kind: 'image';
  readonly id: number;
  readonly box: Box;
  /** `cover` fills the box and crops the image; `contain` shows the whole image. */
  readonly fit: 'cover' | 'contain';
  readonly radius: number;
  /** Part of the box that the image fills; the rest is its background, below which its name stands. By default the whole box. */
  readonly picture?: Box;
  /** Colour of a ring around the image. */
  readonly ring?: Paint;
  readonly shadow?: boolean;
  /** Shapes drawn over the image after it has loaded. */
  readonly over: readonly (Panel | Writing)[];
};
export type Shape = Panel | Writing | Crown | Glow | ImageShape;

export type Scene = {
  readonly width: number;
  readonly height: number;
  /** Pixels of the file per pixel of the layout. */
  readonly scale: number;
  readonly shapes: readonly Shape[];
  /** True if names were requested and there was room: they are unreadable in small images. */
  readonly named: boolean;
};

/** Phones refuse a canvas with more pixels. */
export const PIXELS_MAX = 16_000_000;
const TOLERANCE = 0.5;

export function listSceneImages({ shapes }: Pick<Scene, 'shapes'>): ImageShape[] {
  return shapes.filter((shape) => shape.kind === 'image');
}

export function listSceneTexts({ shapes }: Pick<Scene, 'shapes'>): TextBlock[] {
  return shapes
    .flatMap((shape): readonly Shape[] => (shape.kind === 'image' ? shape.over : [shape]))
    .flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
}

/** Share of the picture covered by images, from 0 to 1. */
export function imageShare(scene: Pick<Scene, 'width' | 'height' | 'shapes'>): number {
  const area = listSceneImages(scene).reduce((sum, { box }) => sum + box.width * box.height, 0);
  return area / (scene.width * scene.height);
}

export function assertScene(scene: Scene, ids: readonly number[], measure: MeasureText): void {
  const { width, height, scale } = scene;
  if (width * height * scale ** 2 > PIXELS_MAX * 1.001) throw new Error('More pixels than a phone draws');
  const whole = { x: 0, y: 0, width, height };
  const images = listSceneImages(scene);
  const drawn = images.map(({ id }) => id).toSorted((a, b) => a - b);
  if (JSON.stringify(drawn) !== JSON.stringify(ids.toSorted((a, b) => a - b)))
    throw new Error('The picture does not show each image once');
  for (const { id, box } of images)
    if (!(box.width > 0 && box.height > 0 && isInside(box, whole)))
      throw new Error(`Image ${id} stands out of the picture: ${JSON.stringify(box)}`);
  assertApart(images);
  for (const text of listSceneTexts(scene)) assertInBox(text, whole, measure);
}

/** With images sorted by left edge, an image can only overlap those that begin before its right edge. */
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
    // A single character may be wider than any box.
    if (splitGraphemes(line.replace('…', '')).length <= 1) continue;
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
