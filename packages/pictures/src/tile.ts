// One image among many, with its name or rank if they are readable.

import { isElongated } from '@palmares/core/album/image-shape';
import { getAspectRatio, type PictureImage } from './content.ts';
import { getLineHeight, hyphenateToFit, layoutText } from './layout-text.ts';
import type { Box, ImageShape, MeasureText, Paint, Panel, Veil, Writing } from './scene.ts';

/** Below these widths, in pixels, a name or a rank is unreadable. */
export const NAME_WIDTH_MIN = 80;
const RANK_WIDTH_MIN = 40;
const NAME = { share: 0.115, most: 26, least: 14, lines: 2 };
const TILE_RADIUS = { share: 0.07, most: 14 };

export type TileOptions = {
  readonly named: boolean;
  readonly rank?: number;
  readonly ring?: Paint;
};

export function createTile(
  image: PictureImage,
  box: Box,
  { named, rank, ring }: TileOptions,
  measure: MeasureText,
): ImageShape {
  const { id, name } = image;
  return {
    kind: 'image',
    id,
    box,
    fit: isElongated(image) ? 'contain' : 'cover',
    radius: getTileRadius(box),
    ...(ring === undefined ? {} : { ring }),
    over: [
      ...(named && box.width >= NAME_WIDTH_MIN ? nameOver(box, name, measure) : []),
      ...(rank !== undefined && box.width >= RANK_WIDTH_MIN ? rankOver(box, rank, measure) : []),
    ],
  };
}

export function getTileRadius({ width, height }: Box): number {
  return Math.round(Math.min(TILE_RADIUS.most, Math.min(width, height) * TILE_RADIUS.share));
}

/** The median aspect ratio (width / height) of the images, bounded to a plausible tile. */
export function usualAspect(images: readonly PictureImage[]): number {
  const sorted = images.map(getAspectRatio).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 1;
  return Math.min(1.4, Math.max(0.72, middle));
}

function nameOver(box: Box, name: string, measure: MeasureText): (Veil | Writing)[] {
  if (name.trim() === '') return [];
  const most = Math.max(NAME.least, Math.min(NAME.most, Math.round(box.width * NAME.share)));
  const inset = Math.round(most * 0.45);
  const height = Math.min(NAME.lines * getLineHeight(most), box.height - inset);
  const room = {
    x: box.x + inset,
    y: box.y + box.height - inset - height,
    width: box.width - 2 * inset,
    height,
  };
  const style = { face: 'text', weight: 600 } as const;
  const text = layoutText(
    hyphenateToFit(name, { box: room, style, whole: NAME.least }, measure),
    {
      box: room,
      style,
      align: 'center',
      most,
      least: NAME.least,
      linesMax: NAME.lines,
      vertical: 'bottom',
    },
    measure,
  );
  const shade = Math.min(box.height, text.lines.length * text.leading * 1.5 + inset * 2);
  return [
    { kind: 'veil', box: { x: box.x, y: box.y + box.height - shade, width: box.width, height: shade } },
    { kind: 'text', text, paint: 'onGround' },
  ];
}

/** A number on a small dark plate in the first corner. */
function rankOver(box: Box, rank: number, measure: MeasureText): (Panel | Writing)[] {
  const size = Math.max(12, Math.min(26, Math.round(box.width * 0.15)));
  const style = { face: 'title', weight: 700 } as const;
  const text = String(rank);
  const inset = Math.round(size * 0.3);
  const height = Math.round(size * 1.4);
  const width = Math.max(height, Math.ceil(measure(text, { ...style, size })) + size * 0.7);
  const plate = { x: box.x + inset, y: box.y + inset, width, height };
  const corner = Math.round(size * 0.4);
  return [
    { kind: 'panel', box: plate, corners: [corner, corner, corner, corner], paint: 'scrim' },
    {
      kind: 'text',
      text: layoutText(
        text,
        { box: plate, style, align: 'center', most: size, least: size, linesMax: 1, vertical: 'middle' },
        measure,
      ),
      paint: 'onGround',
    },
  ];
}
