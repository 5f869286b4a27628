// The picture of a tier list: one row per tier, with images as large as the picture allows.

import { compose } from './compose.ts';
import type { TierlistContent } from './content.ts';
import type { PictureOptions } from './format.ts';
import { layoutRows } from './labelled-rows.ts';
import type { Box, MeasureText, Scene } from './scene.ts';
import { chooseTileHeight } from './tile-height.ts';

const WIDTHS = [960, 720, 800, 880, 1_040, 1_120, 1_200, 1_360, 1_520, 1_680];

export function tierlistScene(
  content: TierlistContent,
  options: PictureOptions,
  measure: MeasureText,
): Scene {
  const rows = content.tiers.map(({ label, color, images }) => ({
    label,
    color: `#${color}` as const,
    images,
    weight: 1,
  }));
  const count = content.tiers.reduce((sum, { images }) => sum + images.length, 0);
  const body = (box: Box) =>
    layoutRows(
      rows,
      {
        box,
        named: options.names,
        alike: true,
        ...(Number.isFinite(box.height) ? {} : { tile: chooseTileHeight(count, options.names) }),
      },
      measure,
    );
  return compose(content, options, body, WIDTHS, measure);
}
