// The picture of an album: its images side by side.
import { compose } from './compose.ts';
import type { AlbumContent } from './content.ts';
import type { PictureOptions } from './format.ts';
import { packLines } from './pack-lines.ts';
import type { Box, MeasureText, Scene } from './scene.ts';
import { canShowName, createTile, usualAspect } from './tile.ts';

const WIDTHS = [1_080, 1_200, 1_440];
const GAP = 8;

export function albumScene(content: AlbumContent, options: PictureOptions, measure: MeasureText): Scene {
  const { images } = content;
  const body = (area: Box) => {
    const height = Number.isFinite(area.height) ? area.height : Math.round(area.width * 0.6);
    const boxes = packLines(images.length, { ...area, height }, usualAspect(images), GAP);
    const named = options.names && boxes.every(canShowName);
    const shapes = images.flatMap((image, index) => {
      const box = boxes[index];
      return box === undefined ? [] : [createTile(image, box, { named }, measure)];
    });
    return { shapes, height };
  };
  return compose(content, options, body, WIDTHS, measure);
}
