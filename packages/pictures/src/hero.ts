// The champion, large and uncropped, in front of the five bars of the logo.
import { getAspectRatio, type PictureImage } from './content.ts';
import { getLineHeight, layoutText, placeLines } from './layout-text.ts';
import { MARK_COLOURS } from './picture-theme.ts';
import type { Box, MeasureText, Shape } from './scene.ts';

/** Lengths of the bars, as shares of the card's width. */
const BARS = [1, 0.92, 0.78, 0.6, 0.38] as const;
const RADIUS = 20;
const FRAME = 8;
/** Aspect ratio of the card above which the text is next to the image instead of below. */
const BESIDE = 1.3;
const TITLE = { face: 'title', weight: 800 } as const;

type TextSizes = {
  readonly name: number;
  /** Size of the name, as a share of the card's height. */
  readonly share: number;
  readonly path: number;
  readonly pathLines: number;
};
/** Text sizes below the image (small) and next to it (large). */
const SMALL: TextSizes = { name: 64, share: 0.095, path: 22, pathLines: 2 };
const LARGE: TextSizes = { name: 92, share: 0.25, path: 28, pathLines: 4 };

type Words = { readonly label: string; readonly path: string | null };

export function heroShapes(champion: PictureImage, card: Box, words: Words, measure: MeasureText): Shape[] {
  const inset = Math.round(Math.min(card.width, card.height) * 0.05);
  const panel: Shape = {
    kind: 'panel',
    box: card,
    corners: [RADIUS, RADIUS, RADIUS, RADIUS],
    paint: 'raised',
    edge: 'line',
  };
  const inner = { ...card, x: card.x + inset, width: card.width - 2 * inset };
  if (card.width > card.height * BESIDE) {
    const room = card.height - 2 * inset;
    const left = Math.round(
      Math.min(inner.width * 0.62, Math.max(inner.width * 0.4, room * getAspectRatio(champion) + inset)),
    );
    const slot = { x: inner.x, y: card.y + inset, width: left, height: room };
    const column = { ...inner, x: inner.x + left + inset, width: inner.width - left - inset };
    const middle = {
      ...column,
      y: card.y + Math.round(card.height * 0.14),
      height: Math.round(card.height * 0.66),
    };
    const { shapes } = heroTexts(champion.name, middle, inset, words, LARGE, measure);
    return [
      panel,
      ...barShapes({ ...card, width: left + 2 * inset }, slot, false),
      ...shapes,
      ...imageShapes(champion, slot),
    ];
  }
  const texts = heroTexts(champion.name, inner, inset, words, SMALL, measure);
  const slot = { ...inner, y: card.y + inset, height: Math.max(1, texts.top - card.y - 2 * inset) };
  return [panel, ...barShapes(card, slot, true), ...texts.shapes, ...imageShapes(champion, slot)];
}

/** Lays out the texts from the bottom up: the beaten images, the name, the label. `top` is where they begin. */
function heroTexts(
  name: string,
  inner: Box,
  inset: number,
  { label, path }: Words,
  sizes: TextSizes,
  measure: MeasureText,
): { shapes: Shape[]; top: number } {
  const bottom = inner.y + inner.height - Math.round(inset * 0.8);
  const below = path === null ? { shapes: [], top: bottom } : pathShapes(path, inner, bottom, sizes, measure);
  const most = Math.round(Math.max(26, Math.min(sizes.name, inner.height * sizes.share, inner.width * 0.17)));
  const height = 2 * getLineHeight(most);
  const text = layoutText(
    name,
    {
      box: { ...inner, y: below.top - height, height },
      style: TITLE,
      align: 'center',
      most,
      least: 20,
      linesMax: 2,
      vertical: 'bottom',
    },
    measure,
  );
  const nameTop = below.top - text.lines.length * text.leading;
  const above = labelShapes(label, inner, nameTop - 4, Math.max(14, Math.min(28, most * 0.38)), measure);
  return { shapes: [...above.shapes, { kind: 'text', text, paint: 'ink' }, ...below.shapes], top: above.top };
}

type Placed = { readonly shapes: Shape[]; readonly top: number };

function pathShapes(
  path: string,
  inner: Box,
  bottom: number,
  sizes: TextSizes,
  measure: MeasureText,
): Placed {
  const most = Math.round(Math.max(15, Math.min(sizes.path, inner.height * 0.05)));
  const height = sizes.pathLines * getLineHeight(most);
  const text = layoutText(
    path,
    {
      box: { ...inner, y: bottom - height, height },
      style: { face: 'text', weight: 400 },
      align: 'center',
      most,
      least: 14,
      linesMax: sizes.pathLines,
      vertical: 'bottom',
    },
    measure,
  );
  const top = bottom - text.lines.length * text.leading - 6;
  return { shapes: [{ kind: 'text', text, paint: 'inkSoft' }], top };
}

/** A crown and the label, centred, ending at `bottom`. */
function labelShapes(
  label: string,
  inner: Box,
  bottom: number,
  wanted: number,
  measure: MeasureText,
): Placed {
  const style = { face: 'text', weight: 700, size: Math.round(wanted) } as const;
  const line = label.toUpperCase();
  const crown = Math.round(style.size * 1.2);
  const width = Math.ceil(measure(line, style)) + 2;
  const height = getLineHeight(style.size);
  const top = bottom - height;
  const box = { x: inner.x + (inner.width - width + crown + 8) / 2, y: top, width, height };
  const crownBox = { x: box.x - crown - 8, y: top + (height - crown) / 2, width: crown, height: crown };
  return {
    shapes: [
      { kind: 'crown', box: crownBox, paint: 'accent' },
      { kind: 'text', text: placeLines([line], style, { box, align: 'left' }), paint: 'accent' },
    ],
    top,
  };
}

function barShapes(card: Box, slot: Box, whole: boolean): Shape[] {
  const gap = Math.round(slot.height * 0.03);
  const height = (slot.height - (BARS.length - 1) * gap) / BARS.length;
  return BARS.map((share, index) => {
    const radius = index === 0 && whole ? 0 : height / 2;
    return {
      kind: 'panel' as const,
      box: { x: card.x, y: slot.y + index * (height + gap), width: card.width * share, height },
      corners: [0, radius, radius, 0] as const,
      paint: MARK_COLOURS[index] ?? '#ffffff',
      edge: 'markEdge' as const,
    };
  });
}

function imageShapes(image: PictureImage, slot: Box): Shape[] {
  const aspect = getAspectRatio(image);
  const height = Math.max(1, Math.min(slot.height, (slot.width * 0.9) / aspect));
  const width = height * aspect;
  const box = {
    x: Math.round(slot.x + (slot.width - width) / 2),
    y: Math.round(slot.y + (slot.height - height) / 2),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
  const radius = Math.round(Math.min(20, Math.min(width, height) * 0.06));
  const frame = {
    x: box.x - FRAME,
    y: box.y - FRAME,
    width: box.width + 2 * FRAME,
    height: box.height + 2 * FRAME,
  };
  const corner = radius + FRAME;
  return [
    { kind: 'panel', box: frame, corners: [corner, corner, corner, corner], paint: 'raised' },
    { kind: 'image', id: image.id, box, fit: 'contain', radius, over: [] },
  ];
}
