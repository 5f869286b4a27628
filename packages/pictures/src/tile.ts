// One image among many, with its name or rank if they are readable.

import { isElongated } from '@palmares/core/album/image-shape';
import { getAspectRatio, type PictureImage } from './content.ts';
import { getLineHeight, hyphenateToFit, layoutText } from './layout-text.ts';
import type { Box, ImageShape, MeasureText, Paint, Panel, Writing } from './scene.ts';

/** Below these widths, in pixels, a name or a rank is unreadable. */
export const NAME_WIDTH_MIN = 80;
const RANK_WIDTH_MIN = 40;
/** `room`: the largest share of a tile's height for two lines of its name. */
const NAME = { share: 0.1, most: 26, least: 14, lines: 2, room: 0.36, narrower: 0.86, pictureLeast: 0.5 };
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
  const caption = named && canShowName(box) && name.trim() !== '' ? createCaption(box, name, measure) : null;
  return {
    kind: 'image',
    id,
    box,
    fit: isElongated(image) ? 'contain' : 'cover',
    radius: getTileRadius(box),
    ...(caption === null ? {} : { picture: { ...box, height: box.height - caption.height } }),
    ...(ring === undefined ? {} : { ring }),
    over: [
      ...(caption === null ? [] : [caption.writing]),
      ...(rank !== undefined && box.width >= RANK_WIDTH_MIN ? rankOver(box, rank, measure) : []),
    ],
  };
}

/** Whether a name can be read below the image, which keeps at least half of its width as height. */
export const canShowName = ({ width, height }: Pick<Box, 'width' | 'height'>): boolean =>
  width >= NAME_WIDTH_MIN && height - getCaption(width, 1).height >= width * NAME.pictureLeast;

export function getTileRadius({ width, height }: Box): number {
  return Math.round(Math.min(TILE_RADIUS.most, Math.min(width, height) * TILE_RADIUS.share));
}

/** The median aspect ratio (width / height) of the images, bounded to a plausible tile; with room for names below them. */
export function usualAspect(images: readonly PictureImage[], named = false): number {
  const sorted = images.map(getAspectRatio).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 1;
  return Math.min(1.4, Math.max(0.72, middle)) * (named ? NAME.narrower : 1);
}

/** Text size, margin and height of a name in a tile of this width. */
function getCaption(width: number, lines: number): { most: number; inset: number; height: number } {
  const most = Math.max(NAME.least, Math.min(NAME.most, Math.round(width * NAME.share)));
  const inset = Math.round(most * 0.35);
  return { most, inset, height: lines * getLineHeight(most) + 2 * inset };
}

/** The name below the image, never over it; `height` is the same for all tiles of a size. */
function createCaption(box: Box, name: string, measure: MeasureText): { writing: Writing; height: number } {
  const two = getCaption(box.width, NAME.lines);
  const lines = two.height <= box.height * NAME.room ? NAME.lines : 1;
  const { most, inset, height } = getCaption(box.width, lines);
  const room = {
    x: box.x + inset,
    y: box.y + box.height - height + inset,
    width: box.width - 2 * inset,
    height: height - 2 * inset,
  };
  const style = { face: 'text', weight: 600 } as const;
  const text = layoutText(
    hyphenateToFit(name, { box: room, style, whole: NAME.least }, measure),
    { box: room, style, align: 'center', most, least: NAME.least, linesMax: lines, vertical: 'middle' },
    measure,
  );
  return { writing: { kind: 'text', text, paint: 'onGround' }, height };
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
