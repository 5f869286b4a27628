// The picture of a room's result: how far each guest agrees with the group as bars, remarkable guests, and the images that divide most.
import { compose } from './compose.ts';
import type { RoomContent } from './content.ts';
import type { PictureOptions } from './format.ts';
import { getLineHeight, layoutText } from './layout-text.ts';
import type { Box, MeasureText, Scene, Shape } from './scene.ts';
import { createTile } from './tile.ts';

const WIDTHS = [1_080];
/** Sizes in pixels at scale 1. */
const HEADING = { size: 26, gap: 12 };
const BAR = { name: 24, height: 14, gap: 16, value: 110 };
const FACT = { title: 22, text: 26, gap: 18, lines: 2 };
const TILE = { most: 280, gap: 12, shape: 1.15, least: 60 };
const SECTION_GAP = 34;
const COLUMN_GAP = 48;
/** Minimum aspect ratio of the layout with two columns. */
const WIDE = 1.25;
/** A picture with more bars would be a list. */
const BARS = { most: 10, least: 3 };
/** Scales tried, from the largest down to the smallest that can be read. */
const SCALES = [1.7, 1.55, 1.4, 1.25, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5];
const NATURAL_SCALE = 1.2;

type Drawn = { readonly shapes: readonly Shape[]; readonly height: number };
/** Draws a part at the top of a column. */
type Part = (column: Omit<Box, 'height'>) => Drawn;

export function roomScene(content: RoomContent, options: PictureOptions, measure: MeasureText): Scene {
  const body = (area: Box): Drawn => {
    if (!Number.isFinite(area.height)) return draw(content, area, NATURAL_SCALE, BARS.most, options, measure);
    const drawn = fit(content, area, options, measure);
    return { ...drawn, height: area.height };
  };
  return compose(content, options, body, WIDTHS, measure);
}

/** The largest scale at which everything fits; bars at the end, then images give way where nothing does. */
function fit(content: RoomContent, area: Box, options: PictureOptions, measure: MeasureText): Drawn {
  const withoutImages = { ...content, divided: { ...content.divided, images: [] } };
  for (const shown of [content, withoutImages])
    for (let bars = BARS.most; bars >= BARS.least; bars -= 1)
      for (const scale of SCALES.filter((each) => each >= 0.8 || bars === BARS.least)) {
        const drawn = draw(shown, area, scale, bars, options, measure);
        if (drawn.height <= area.height) return drawn;
      }
  return { shapes: [], height: 0 };
}

function draw(
  content: RoomContent,
  area: Box,
  scale: number,
  bars: number,
  { names }: PictureOptions,
  measure: MeasureText,
): Drawn {
  const shown = content.agreements.rows.slice(0, bars);
  const agreements: Part[] = shown.length === 0 ? [] : [barsPart(content, shown, scale, measure)];
  const others: Part[] = [
    ...content.facts.map((fact) => factPart(fact, scale, measure)),
    ...(content.divided.images.length === 0 ? [] : [imagesPart(content, scale, names, measure)]),
  ];
  const isWide = area.width / area.height > WIDE && agreements.length > 0 && others.length > 0;
  if (!isWide) return stack([...agreements, ...others], area, scale);
  const width = (area.width - COLUMN_GAP) / 2;
  const left = stack(agreements, { ...area, width }, scale);
  const right = stack(others, { ...area, width, x: area.x + width + COLUMN_GAP }, scale);
  return { shapes: [...left.shapes, ...right.shapes], height: Math.max(left.height, right.height) };
}

function stack(parts: readonly Part[], { x, y, width }: Box, scale: number): Drawn {
  const shapes: Shape[] = [];
  let height = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) height += Math.round(SECTION_GAP * scale);
    const drawn = part({ x, y: y + height, width });
    shapes.push(...drawn.shapes);
    height += drawn.height;
  }
  return { shapes, height };
}

type LineStyle = { readonly size: number; readonly face: 'title' | 'text'; readonly weight: number };

/** One line of text, or several; returns its shape and the height that it takes. */
function write(
  text: string,
  { x, y, width }: Omit<Box, 'height'>,
  { size, face, weight }: LineStyle,
  {
    align = 'left',
    paint = 'ink',
    lines = 1,
  }: { align?: 'left' | 'right'; paint?: 'ink' | 'inkSoft'; lines?: number },
  measure: MeasureText,
): { shape: Shape; height: number } {
  const most = getLineHeight(size) * lines;
  const block = layoutText(
    text,
    {
      box: { x, y, width, height: most },
      style: { face, weight },
      align,
      most: size,
      least: Math.min(size, Math.max(10, Math.round(size * 0.7))),
      linesMax: lines,
    },
    measure,
  );
  const height = lines === 1 ? most : Math.min(most, block.leading * Math.max(1, block.lines.length));
  return { shape: { kind: 'text', text: { ...block, box: { ...block.box, height } }, paint }, height };
}

const title = (size: number): LineStyle => ({ size, face: 'title', weight: 700 });
const plain = (size: number): LineStyle => ({ size, face: 'text', weight: 600 });

function barsPart(
  { agreements }: RoomContent,
  rows: RoomContent['agreements']['rows'],
  scale: number,
  measure: MeasureText,
): Part {
  const size = Math.round(BAR.name * scale);
  const bar = Math.round(BAR.height * scale);
  const valueWidth = BAR.value * scale;
  return ({ x, y, width }) => {
    const heading = write(
      agreements.title,
      { x, y, width },
      title(Math.round(HEADING.size * scale)),
      {},
      measure,
    );
    let top = y + heading.height + Math.round(HEADING.gap * scale);
    const shapes: Shape[] = [heading.shape];
    for (const { name, share, value } of rows) {
      const line = write(name, { x, y: top, width: width - valueWidth - 8 }, plain(size), {}, measure);
      const end = { x: x + width - valueWidth, y: top, width: valueWidth };
      const number = write(value, end, title(size), { align: 'right' }, measure);
      const barTop = top + line.height + Math.round(4 * scale);
      shapes.push(line.shape, number.shape, ...barShapes({ x, y: barTop, width, height: bar }, share));
      top = barTop + bar + Math.round(BAR.gap * scale);
    }
    return { shapes, height: top - Math.round(BAR.gap * scale) - y };
  };
}

function barShapes(box: Box, share: number): Shape[] {
  const radius = box.height / 2;
  const corners = [radius, radius, radius, radius] as const;
  const width = Math.max(box.height, box.width * Math.min(1, Math.max(0, share)));
  return [
    { kind: 'panel', box, corners, paint: 'raised', edge: 'line' },
    { kind: 'panel', box: { ...box, width }, corners, paint: 'accent' },
  ];
}

function factPart(fact: RoomContent['facts'][number], scale: number, measure: MeasureText): Part {
  return ({ x, y, width }) => {
    const heading = write(
      fact.title,
      { x, y, width },
      plain(Math.round(FACT.title * scale)),
      { paint: 'inkSoft' },
      measure,
    );
    const text = write(
      fact.text,
      { x, y: y + heading.height + 2, width },
      title(Math.round(FACT.text * scale)),
      { lines: FACT.lines },
      measure,
    );
    return { shapes: [heading.shape, text.shape], height: heading.height + 2 + text.height };
  };
}

function imagesPart({ divided }: RoomContent, scale: number, named: boolean, measure: MeasureText): Part {
  return ({ x, y, width }) => {
    const heading = write(
      divided.title,
      { x, y, width },
      plain(Math.round(FACT.title * scale)),
      { paint: 'inkSoft' },
      measure,
    );
    const count = divided.images.length;
    const side = Math.max(
      1,
      Math.min(TILE.most * scale, Math.max(TILE.least, (width - (count - 1) * TILE.gap) / count)),
    );
    const columns = Math.max(1, Math.floor((width + TILE.gap) / (side + TILE.gap)));
    const height = Math.round(side / TILE.shape) + (named ? Math.round(side * 0.3) : 0);
    const top = y + heading.height + Math.round(HEADING.gap * scale);
    const tiles = divided.images.map((image, index) => {
      const box = {
        x: x + (index % columns) * (side + TILE.gap),
        y: top + Math.floor(index / columns) * (height + TILE.gap),
        width: side,
        height,
      };
      return createTile(image, box, { named }, measure);
    });
    const rows = Math.ceil(count / columns);
    return {
      shapes: [heading.shape, ...tiles],
      height: top - y + rows * height + (rows - 1) * TILE.gap,
    };
  };
}
