// Where everything stands on the picture of a tier list that people export (product.md §6): its title, a row for each tier, their
// images. In pixels at scale 1; `scale` says how many dots make one.
// Invariant (`assertPicture`): every image of every tier stands once, inside of its row; rows follow each other and do not overlap.
// Leaves out: drawing, fonts and files (web); images without a tier, which are not part of a result.
import { wrapLabel } from '../text/wrap-label.ts';
import { type Measure, shorten, wrapText } from '../text/wrap-text.ts';
import { type Ink, inkOn } from './tier-colours.ts';

export type PictureTier = {
  readonly label: string;
  /** Six hex digits without #. */
  readonly color: string;
  readonly images: readonly { readonly id: number; readonly name: string }[];
};

export type PictureContent = {
  readonly title: string;
  /** Below the title: by whom, from which album. */
  readonly origin: string;
  readonly tiers: readonly PictureTier[];
  /** At the foot, beside the mark: where the site is. */
  readonly site: string;
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type TextStyle = { readonly face: 'title' | 'text'; readonly size: number; readonly weight: number };
/** `y` is the middle of the first line; the others follow at `leading`. */
export type TextBlock = TextStyle & {
  readonly x: number;
  readonly y: number;
  readonly leading: number;
  readonly lines: readonly string[];
};
export type Tile = { readonly id: number; readonly box: Box; readonly name: TextBlock | null };
export type PictureRow = {
  readonly box: Box;
  readonly label: TextBlock & { readonly box: Box; readonly color: string; readonly ink: Ink };
  readonly tiles: readonly Tile[];
};

export type PictureLayout = {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly title: TextBlock;
  readonly origin: TextBlock;
  readonly rows: readonly PictureRow[];
  readonly mark: Box;
  readonly brand: TextBlock;
  /** Ends at its `x`. */
  readonly site: TextBlock;
};

export type MeasureText = (text: string, style: TextStyle) => number;

const WIDTH = 1_200;
const MARGIN = 40;
const INNER = WIDTH - 2 * MARGIN;
const PADDING = 8;
const TILE_GAP = 6;
const ROW_GAP = 8;
const LABEL_WIDTH = 124;
const SCALE_MAX = 2;
/** More dots than that, and phones refuse the canvas. */
const DOTS_MAX = 16_000_000;
/** Sizes in pixels, each up to a number of something. */
type Steps = readonly (readonly [upTo: number, size: number])[];
/** The more images, the smaller each: thousands still make a picture that one can look at. */
const TILES: Steps = [
  [60, 96],
  [200, 80],
  [600, 64],
];
const TILE_LEAST = 48;

const TITLE: TextStyle = { face: 'title', size: 42, weight: 700 };
const ORIGIN: TextStyle = { face: 'text', size: 18, weight: 400 };
const BRAND: TextStyle = { face: 'title', size: 22, weight: 700 };
const SITE: TextStyle = { face: 'text', size: 16, weight: 400 };
const TITLE_LINES = 2;
const MARK_SIDE = 28;
/** By the longest line of the label, as on the boards: a letter or two, a word, more than that. */
const LABELS: Steps = [
  [2, 40],
  [6, 24],
];
const LABEL_LEAST = 15;

export function layoutPicture(
  { title, origin, tiers, site }: PictureContent,
  { names }: { readonly names: boolean },
  measure: MeasureText,
): PictureLayout {
  const measureIn =
    (style: TextStyle): Measure =>
    (text) =>
      measure(text, style);
  const titleLines = wrapText(title, INNER, TITLE_LINES, measureIn(TITLE));
  const titleBlock = block(TITLE, MARGIN, MARGIN + leadingOf(TITLE) / 2, titleLines);
  const originTop = MARGIN + titleLines.length * leadingOf(TITLE) + PADDING;
  const originBlock = block(ORIGIN, MARGIN, originTop + leadingOf(ORIGIN) / 2, [
    shorten(origin, INNER, measureIn(ORIGIN)),
  ]);

  const count = tiers.reduce((sum, { images }) => sum + images.length, 0);
  const side = sizeFor(TILES, count, TILE_LEAST);
  const rows: PictureRow[] = [];
  let top = originTop + leadingOf(ORIGIN) + 3 * PADDING;
  for (const tier of tiers) {
    const row = layoutRow(tier, top, side, names, measure);
    rows.push(row);
    top += row.box.height + ROW_GAP;
  }

  const footTop = top + 2 * PADDING;
  const footMiddle = footTop + MARK_SIDE / 2;
  const height = footTop + MARK_SIDE + MARGIN;
  return {
    width: WIDTH,
    height,
    scale: Math.min(SCALE_MAX, Math.sqrt(DOTS_MAX / (WIDTH * height))),
    title: titleBlock,
    origin: originBlock,
    rows,
    mark: { x: MARGIN, y: footTop, width: MARK_SIDE, height: MARK_SIDE },
    brand: block(BRAND, MARGIN + MARK_SIDE + PADDING, footMiddle, ['Palmarès']),
    site: block(SITE, WIDTH - MARGIN, footMiddle, [shorten(site, INNER / 2, measureIn(SITE))]),
  };
}

function layoutRow(
  { label, color, images }: PictureTier,
  top: number,
  side: number,
  names: boolean,
  measure: MeasureText,
): PictureRow {
  const left = MARGIN + LABEL_WIDTH + PADDING;
  const columns = Math.floor((WIDTH - MARGIN - PADDING - left + TILE_GAP) / (side + TILE_GAP));
  const lines = wrapLabel(label);
  const style = labelStyle(lines, measure);
  const lineCount = Math.max(1, Math.ceil(images.length / columns));
  const height =
    Math.max(lineCount * (side + TILE_GAP) - TILE_GAP, lines.length * leadingOf(style)) + 2 * PADDING;
  const tiles = images.map(({ id, name }, index) => {
    const box = {
      x: left + (index % columns) * (side + TILE_GAP),
      y: top + PADDING + Math.floor(index / columns) * (side + TILE_GAP),
      width: side,
      height: side,
    };
    return { id, box, name: names ? nameIn(box, name, measure) : null };
  });
  const labelBox = { x: MARGIN, y: top, width: LABEL_WIDTH, height };
  const firstMiddle = top + height / 2 - ((lines.length - 1) * leadingOf(style)) / 2;
  return {
    box: { x: MARGIN, y: top, width: INNER, height },
    label: {
      ...block(style, MARGIN + LABEL_WIDTH / 2, firstMiddle, lines),
      box: labelBox,
      color,
      ink: inkOn(color),
    },
    tiles,
  };
}

/** Smaller where wide letters would not fit. */
function labelStyle(lines: readonly string[], measure: MeasureText): TextStyle {
  const longest = lines.length > 1 ? Number.POSITIVE_INFINITY : (lines[0]?.length ?? 0);
  const style: TextStyle = { face: 'title', size: sizeFor(LABELS, longest, LABEL_LEAST), weight: 700 };
  const widest = Math.max(0, ...lines.map((line) => measure(line, style)));
  const room = LABEL_WIDTH - 2 * PADDING;
  return widest <= room ? style : { ...style, size: Math.floor((style.size * room) / widest) };
}

/** Over the foot of its image, in the middle. */
function nameIn({ x, y, width, height }: Box, name: string, measure: MeasureText): TextBlock {
  const style: TextStyle = { face: 'text', size: width < 64 ? 8 : width < 96 ? 10 : 11, weight: 600 };
  const inset = 4;
  const text = shorten(name, width - 2 * inset, (part) => measure(part, style));
  return block(style, x + width / 2, y + height - leadingOf(style) / 2 - inset / 2, [text]);
}

function block(style: TextStyle, x: number, y: number, lines: readonly string[]): TextBlock {
  return { ...style, x, y, leading: leadingOf(style), lines };
}

const leadingOf = ({ size }: TextStyle) => Math.round(size * 1.2);

function sizeFor(steps: Steps, count: number, least: number): number {
  return steps.find(([upTo]) => count <= upTo)?.[1] ?? least;
}

export function assertPicture({ tiers }: PictureContent, layout: PictureLayout): void {
  let end = layout.origin.y;
  for (const [index, { box, label, tiles }] of layout.rows.entries()) {
    if (box.y < end)
      throw new Error(`Row ${index} begins at ${box.y}, above the end of what stands before it`);
    end = box.y + box.height;
    const ids = tiers[index]?.images.map(({ id }) => id);
    if (JSON.stringify(tiles.map(({ id }) => id)) !== JSON.stringify(ids))
      throw new Error(`Row ${index} does not show the images of its tier`);
    if (!isInside(label.box, box)) throw new Error(`The label of row ${index} stands out of it`);
    const out = tiles.find((tile) => !isInside(tile.box, box));
    if (out !== undefined) throw new Error(`Image ${out.id} stands out of row ${index}`);
  }
  if (layout.rows.length !== tiers.length) throw new Error('Not every tier has a row');
  if (end > layout.mark.y || layout.mark.y + layout.mark.height > layout.height)
    throw new Error('The foot is not below the rows');
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
