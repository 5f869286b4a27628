// Tries the arrangements that a format allows and keeps the one with the largest images.
// Invariant: the same content gives the same scene, and a picture of a fixed format has exactly its size.
import { FIXED_SIZES, type PictureOptions, scaleFor } from './format.ts';
import { type Arrangement, createFooter, createFrame, FOOT, getFrameMargin } from './frame.ts';
import {
  type Box,
  imageShare,
  listSceneImages,
  listSceneTexts,
  type MeasureText,
  type Scene,
  type Shape,
} from './scene.ts';

type Told = { readonly title: string; readonly origin: string; readonly site: string };

/** Draws the content into an area; if the area has no height (`Infinity`), the body chooses its own. */
export type Body = (area: Box) => { readonly shapes: readonly Shape[]; readonly height: number };

const ARRANGEMENTS: Readonly<Record<'wide' | 'square' | 'tall', readonly Arrangement[]>> = {
  wide: ['side', 'top'],
  square: ['top'],
  tall: ['foot'],
};
/** Aspect ratios (width / height) that fit on a screen. A picture outside of them scores lower. */
const SHAPE = { tallest: 0.72, widest: 1.7 } as const;
/** Factor by which a later arrangement must increase the image area to replace an earlier one. */
const BETTER = 1.06;

export function compose(
  told: Told,
  options: PictureOptions,
  body: Body,
  widths: readonly number[],
  measure: MeasureText,
): Scene {
  const candidates =
    options.format === 'natural'
      ? widths.map((width) => naturalScene(told, width, body, measure))
      : ARRANGEMENTS[options.format].map((arrangement) =>
          fixedScene(told, options, arrangement, body, measure),
        );
  const best = candidates.reduce((kept, next) => (getScore(next) > getScore(kept) * BETTER ? next : kept));
  const named = options.names && listSceneImages(best).some(({ picture }) => picture !== undefined);
  return { ...best, shapes: best.shapes.filter(isSeen), scale: scaleFor(options, best), named };
}

/** An empty text reserves space in its arrangement, but is not drawn. */
function isSeen(shape: Shape): boolean {
  return shape.kind !== 'text' || shape.text.lines.some((line) => line !== '');
}

type Drawn = Pick<Scene, 'width' | 'height' | 'shapes'>;

function fixedScene(
  told: Told,
  { format }: PictureOptions,
  arrangement: Arrangement,
  body: Body,
  measure: MeasureText,
): Drawn {
  const { width, height } = FIXED_SIZES[format === 'natural' ? 'wide' : format];
  const frame = createFrame(told, { width, height }, arrangement, measure);
  const foot =
    arrangement === 'foot'
      ? createFooter(
          told,
          {
            x: frame.margin,
            y: height - frame.margin - FOOT.height,
            width: width - 2 * frame.margin,
            height: FOOT.height,
          },
          measure,
        )
      : [];
  return { width, height, shapes: [...frame.shapes, ...foot, ...body(frame.area).shapes] };
}

function naturalScene(told: Told, width: number, body: Body, measure: MeasureText): Drawn {
  const frame = createFrame(told, { width, height: null }, 'foot', measure);
  const { shapes, height: content } = body(frame.area);
  const margin = getFrameMargin(width, null);
  const footTop = frame.area.y + content + FOOT.gap;
  const foot = { x: margin, y: footTop, width: width - 2 * margin, height: FOOT.height };
  const height = Math.ceil(footTop + FOOT.height + Math.round(margin * 0.75));
  return { width, height, shapes: [...frame.shapes, ...createFooter(told, foot, measure), ...shapes] };
}

function getScore(drawn: Drawn): number {
  const shape = drawn.width / drawn.height;
  const fit = shape < SHAPE.tallest ? shape / SHAPE.tallest : shape > SHAPE.widest ? SHAPE.widest / shape : 1;
  const titleLines = listSceneTexts(drawn)[0]?.lines.length ?? 1;
  return (imageShare(drawn) * fit) / (1 + 0.05 * (titleLines - 1));
}
