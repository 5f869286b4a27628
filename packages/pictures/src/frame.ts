// The frame of every picture: its title, its origin, our logo and address; and the remaining area.
import { shorten } from '@palmares/core/text/wrap-text';
import { getLineHeight, layoutText, placeLines } from './layout-text.ts';
import { MARK_BARS, MARK_COLOURS } from './picture-theme.ts';
import type { Box, MeasureText, Panel, Writing } from './scene.ts';

type Told = { readonly title: string; readonly origin: string; readonly site: string };

/** `top`: title above, logo next to it; `foot`: title above, logo below the content; `side`: everything in a column on the left. */
export type Arrangement = 'top' | 'foot' | 'side';

export type Frame = {
  readonly shapes: readonly (Panel | Writing)[];
  /** Area for the content; its height is infinite if the picture has no height yet. */
  readonly area: Box;
  readonly margin: number;
};

type FrameSize = { readonly width: number; readonly height: number | null };
type TitleSize = {
  readonly most: number;
  readonly least: number;
  readonly lines: number;
  readonly height: number;
};

const BRAND = 'Palmarès';
const BRAND_SIZE = 22;
const SITE_SIZE = 15;
const FOOT_HEIGHT = 30;
const MARK_SIDE = 24;
const SIDE_SHARE = 0.25;
const ORIGIN = { face: 'text', weight: 400 } as const;
const TITLE = { face: 'title', weight: 700 } as const;

export const getFrameMargin = (width: number, height: number | null): number =>
  height !== null && height > width * 1.3 ? 60 : Math.round(Math.max(36, Math.min(48, width * 0.034)));

export function createFrame(
  told: Told,
  size: FrameSize,
  arrangement: Arrangement,
  measure: MeasureText,
): Frame {
  return arrangement === 'side' ? sideFrame(told, size, measure) : topFrame(told, size, arrangement, measure);
}

/** Logo and address at the bottom of a picture, once its height is known. */
export function createFooter(told: Told, box: Box, measure: MeasureText): (Panel | Writing)[] {
  return [
    ...brandShapes({ x: box.x, y: box.y }, measure),
    siteShape(told.site, { ...box, x: box.x + box.width / 2, width: box.width / 2 }, 'right', measure),
  ];
}

export const FOOT = { height: FOOT_HEIGHT, gap: 24 } as const;

function topFrame(
  { title, origin, site }: Told,
  { width, height }: FrameSize,
  arrangement: Arrangement,
  measure: MeasureText,
): Frame {
  const margin = getFrameMargin(width, height);
  const brandWidth = arrangement === 'top' ? brandRoom(site, measure) : 0;
  const inner = width - 2 * margin;
  const room = inner - (brandWidth === 0 ? 0 : brandWidth + 24);
  const { most, least, lines, height: titleHeight } = titleSizeFor(width, height);
  const titleText = layoutText(
    title,
    {
      box: { x: margin, y: margin, width: room, height: titleHeight },
      style: TITLE,
      align: 'left',
      most,
      least,
      linesMax: lines,
    },
    measure,
  );
  const originTop = margin + titleText.lines.length * titleText.leading + 4;
  const originSize = height !== null && height > width ? 24 : 18;
  const originStyle = { ...ORIGIN, size: originSize };
  const originBox = { x: margin, y: originTop, width: room, height: getLineHeight(originSize) };
  const originLine = shorten(origin, room, (part) => measure(part, originStyle));
  const top = originTop + originBox.height + Math.round(margin * 0.5);
  const beside =
    brandWidth === 0
      ? []
      : brandBeside(
          site,
          { x: width - margin - brandWidth, y: margin + 6, width: brandWidth, height: 22 },
          measure,
        );
  const footRoom = arrangement === 'foot' ? FOOT.height + FOOT.gap : 0;
  return {
    margin,
    shapes: [
      { kind: 'text', text: titleText, paint: 'ink' },
      {
        kind: 'text',
        text: placeLines([originLine], originStyle, { box: originBox, align: 'left' }),
        paint: 'inkSoft',
      },
      ...beside,
    ],
    area: {
      x: margin,
      y: top,
      width: inner,
      height: height === null ? Number.POSITIVE_INFINITY : height - top - margin - footRoom,
    },
  };
}

/** Logo and name, with the address below. */
function brandBeside(site: string, box: Box, measure: MeasureText): (Panel | Writing)[] {
  return [...brandShapes(box, measure), siteShape(site, { ...box, y: box.y + FOOT_HEIGHT }, 'left', measure)];
}

function sideFrame({ title, origin, site }: Told, { width, height }: FrameSize, measure: MeasureText): Frame {
  const whole = height ?? width;
  const margin = getFrameMargin(width, height);
  const column = Math.round(width * SIDE_SHARE);
  const titleText = layoutText(
    title,
    {
      box: { x: margin, y: margin, width: column, height: Math.round(whole * 0.55) },
      style: TITLE,
      align: 'left',
      most: 44,
      least: 22,
      linesMax: 8,
    },
    measure,
  );
  const originTop = margin + titleText.lines.length * titleText.leading + 14;
  const footTop = whole - margin - FOOT_HEIGHT - 24;
  const originText = layoutText(
    origin,
    {
      box: {
        x: margin,
        y: originTop,
        width: column,
        height: Math.max(24, Math.min(110, footTop - originTop - 12)),
      },
      style: ORIGIN,
      align: 'left',
      most: 19,
      least: 16,
      linesMax: 4,
    },
    measure,
  );
  const left = margin + column + Math.round(margin * 0.9);
  return {
    margin,
    shapes: [
      { kind: 'text', text: titleText, paint: 'ink' },
      { kind: 'text', text: originText, paint: 'inkSoft' },
      ...brandShapes({ x: margin, y: footTop }, measure),
      siteShape(site, { x: margin, y: footTop + FOOT_HEIGHT, width: column, height: 22 }, 'left', measure),
    ],
    area: { x: left, y: margin, width: width - left - margin, height: whole - 2 * margin },
  };
}

function titleSizeFor(width: number, height: number | null): TitleSize {
  if (height !== null && height > width) return { most: 76, least: 34, lines: 3, height: 200 };
  if (height === width) return { most: 54, least: 26, lines: 2, height: 112 };
  if (height === null) return { most: 46, least: 24, lines: 3, height: 130 };
  return { most: 42, least: 22, lines: 2, height: 54 };
}

function brandRoom(site: string, measure: MeasureText): number {
  const brand = measure(BRAND, { ...TITLE, size: BRAND_SIZE }) + MARK_SIDE + 10;
  const address = measure(site, { ...ORIGIN, size: SITE_SIZE });
  return Math.ceil(Math.min(Math.max(brand, address), 260)) + 2;
}

function brandShapes({ x, y }: { x: number; y: number }, measure: MeasureText): (Panel | Writing)[] {
  const style = { ...TITLE, size: BRAND_SIZE };
  const width = Math.ceil(measure(BRAND, style)) + 2;
  const box = { x: x + MARK_SIDE + 10, y, width, height: FOOT_HEIGHT };
  return [
    ...markShapes({ x, y: y + (FOOT_HEIGHT - MARK_SIDE) / 2, width: MARK_SIDE, height: MARK_SIDE }),
    {
      kind: 'text',
      text: placeLines([BRAND], style, { box, align: 'left', vertical: 'middle' }),
      paint: 'ink',
    },
  ];
}

function siteShape(site: string, box: Box, align: 'left' | 'right', measure: MeasureText): Writing {
  const style = { ...ORIGIN, size: SITE_SIZE };
  const line = shorten(site, box.width, (part) => measure(part, style));
  return {
    kind: 'text',
    text: placeLines([line], style, { box, align, vertical: 'middle' }),
    paint: 'inkSoft',
  };
}

/** Five rounded bars in the colours of the tiers, the longest at the top. */
function markShapes({ x, y, width, height }: Box): Panel[] {
  const step = height / MARK_BARS.length;
  return MARK_BARS.map((share, index) => ({
    kind: 'panel' as const,
    box: { x, y: y + index * step, width: width * share, height: step * 0.72 },
    corners: [2, 2, 2, 2] as const,
    paint: MARK_COLOURS[index] ?? '#ffffff',
    edge: 'markEdge' as const,
  }));
}
