// Rows with a coloured label on the left and tiles next to it: the tiers of a tier list, the rounds of a tournament.
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import type { PictureImage } from './content.ts';
import { fitTextSize, hyphenateToFit, layoutText } from './layout-text.ts';
import { cutRow, type PackedRow, packedHeight, packRows, packRowsInto, type RowStyle } from './pack-rows.ts';
import type { Box, MeasureText, Paint, Shape } from './scene.ts';
import { canShowName, createTile, usualAspect } from './tile.ts';

export type LabelledRow = {
  readonly label: string;
  readonly color: `#${string}`;
  readonly images: readonly PictureImage[];
  readonly weight: number;
  /** Ids of the images with a ring. */
  readonly ringed?: ReadonlySet<number>;
  /** The next row, if it stands beside this one. */
  readonly beside?: Omit<LabelledRow, 'beside'>;
};

export type RowsPlace = {
  /** The area for the rows; its height is ignored when `tile` is given. */
  readonly box: Box;
  /** Height of the tiles; by default the largest that fits. */
  readonly tile?: number;
  /** Maximum tile height, if the largest that fits would be too large. */
  readonly most?: number;
  /** Maximum width of a tile, relative to what its images ask for. */
  readonly widest?: number;
  readonly named: boolean;
  /** True if names are shown on all rows or on none. By default each row with enough room shows them. */
  readonly alike?: boolean;
};

const RADIUS = 12;
const LABEL = { face: 'title', weight: 700 } as const;
const LABEL_SIZE = { most: 54, common: 20, least: 11, lines: 4 };
const RING: Paint = 'accent';

/** Returns the shapes and their total height. */
export function layoutRows(
  rows: readonly LabelledRow[],
  { named: wanted, alike, widest, ...where }: RowsPlace,
  measure: MeasureText,
): { shapes: Shape[]; height: number } {
  const { box, tile } = where;
  const all = rows.flatMap(listBoth);
  const count = all.reduce((sum, { images }) => sum + images.length, 0);
  const labelWidth = labelWidthFor(all, box.width);
  const style = {
    ...rowStyleFor(all, count, box, labelWidth, wanted),
    ...(widest === undefined ? {} : { widest }),
  };
  const whole = packedRows(rows, where, style);
  const packed = rows.flatMap((row, index) => cutBoth(row, whole[index], style));
  const height = packedHeight(packed);
  const named = wanted && (alike !== true || packed.every(hasRoomForNames));
  const top = box.y + (tile === undefined ? Math.max(0, Math.floor((box.height - height) / 2)) : 0);
  const size = commonLabelSize(all, packed, labelWidth, measure);
  const shapes = all.flatMap((row, index) => {
    const place = packed[index];
    if (place === undefined) return [];
    const panel = { x: box.x + place.x, y: top + place.y, width: place.width, height: place.height };
    const labelBox = { ...panel, width: labelWidth };
    return [
      ...rowShapes(row, panel, labelBox, size, measure),
      ...tileShapes(
        row,
        place,
        { x: panel.x + labelWidth + style.padding, y: panel.y + style.padding },
        style,
        named,
        measure,
      ),
    ];
  });
  return { shapes, height };
}

const listBoth = (row: LabelledRow): LabelledRow[] => (row.beside === undefined ? [row] : [row, row.beside]);

function cutBoth(row: LabelledRow, place: PackedRow | undefined, style: RowStyle): PackedRow[] {
  if (place === undefined) return [];
  return row.beside === undefined ? [place] : cutRow(place, row.images.length, style);
}

/** A row without images needs no room for names. */
function hasRoomForNames({ columns, tileWidth, tileHeight }: PackedRow): boolean {
  return columns === 0 || canShowName({ width: tileWidth, height: tileHeight });
}

function packedRows(
  rows: readonly LabelledRow[],
  { box, tile, most }: Omit<RowsPlace, 'named' | 'alike'>,
  style: RowStyle,
): PackedRow[] {
  const wanted = rows.map(({ images, weight, beside }) =>
    beside === undefined
      ? { count: images.length, weight }
      : { count: images.length + beside.images.length, weight, isShared: true },
  );
  if (tile !== undefined) return packRows(wanted, tile, style);
  return packRowsInto(wanted, box.height, style, most);
}

function rowStyleFor(
  rows: readonly LabelledRow[],
  count: number,
  box: Box,
  labelWidth: number,
  named: boolean,
): RowStyle {
  const gap = count > 200 ? 3 : count > 60 ? 4 : 6;
  const padding = gap + (count > 60 ? 1 : 2);
  const tight = box.height / rows.length < 70;
  return {
    width: box.width,
    labelWidth,
    aspect: usualAspect(
      rows.flatMap(({ images }) => images),
      named,
    ),
    gap,
    padding,
    rowGap: tight ? 4 : 8,
    emptyHeight: Math.max(14, Math.min(52, Math.floor(box.height / rows.length) - 8)),
  };
}

function labelWidthFor(rows: readonly LabelledRow[], width: number): number {
  const longest = Math.max(0, ...rows.map(({ label }) => label.trim().length));
  const [share, least, most] =
    longest <= 3 ? [0.1, 72, 120] : longest <= 8 ? [0.13, 104, 150] : [0.16, 128, 190];
  return Math.round(Math.min(most, Math.max(least, width * share)));
}

const getInset = (box: Box): Box => ({
  x: box.x + 8,
  y: box.y + 3,
  width: box.width - 16,
  height: box.height - 6,
});

/** Returns one size for all labels, at which each of them is readable if possible. */
function commonLabelSize(
  rows: readonly LabelledRow[],
  packed: readonly PackedRow[],
  width: number,
  measure: MeasureText,
): number {
  const sizes = rows.map(({ label }, index) => {
    const box = getInset({ x: 0, y: 0, width, height: packed[index]?.height ?? 0 });
    const most = Math.min(LABEL_SIZE.most, Math.round(width * 0.42));
    return fitTextSize(
      writtenLabel(label, box, measure),
      { box, style: LABEL, most, least: LABEL_SIZE.least, linesMax: LABEL_SIZE.lines },
      measure,
    );
  });
  return Math.max(LABEL_SIZE.common, Math.min(...sizes));
}

function writtenLabel(label: string, box: Box, measure: MeasureText): string {
  return hyphenateToFit(label, { box, style: LABEL, whole: LABEL_SIZE.common }, measure);
}

function rowShapes(
  { label, color }: LabelledRow,
  whole: Box,
  labelBox: Box,
  size: number,
  measure: MeasureText,
): Shape[] {
  const box = getInset(labelBox);
  const text = layoutText(
    writtenLabel(label, box, measure),
    {
      box,
      style: LABEL,
      align: 'center',
      most: size,
      least: Math.min(LABEL_SIZE.least, size),
      linesMax: LABEL_SIZE.lines,
      vertical: 'middle',
    },
    measure,
  );
  return [
    { kind: 'panel', box: whole, corners: [RADIUS, RADIUS, RADIUS, RADIUS], paint: 'raised', edge: 'line' },
    { kind: 'panel', box: labelBox, corners: [RADIUS, 0, 0, RADIUS], paint: color },
    { kind: 'text', text, paint: inkOn(color.slice(1)) === 'white' ? 'onDark' : 'onLight' },
  ];
}

function tileShapes(
  { images, ringed }: LabelledRow,
  { columns, tileWidth, tileHeight }: PackedRow,
  { x, y }: { x: number; y: number },
  { gap }: RowStyle,
  named: boolean,
  measure: MeasureText,
): Shape[] {
  return images.map((image, index) => {
    const box = {
      x: x + (index % columns) * (tileWidth + gap),
      y: y + Math.floor(index / columns) * (tileHeight + gap),
      width: tileWidth,
      height: tileHeight,
    };
    return createTile(image, box, { named, ...(ringed?.has(image.id) ? { ring: RING } : {}) }, measure);
  });
}
