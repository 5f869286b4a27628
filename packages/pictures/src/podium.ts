// The best three on a podium, shown 2, 1, 3, each image uncropped.
import { getAspectRatio, type PictureImage } from './content.ts';
import { getLineHeight, layoutText, placeLines } from './layout-text.ts';
import { MARK_COLOURS } from './picture-theme.ts';
import type { Box, MeasureText, Shape } from './scene.ts';

/** Left to right. Step heights are shares of the podium's height. */
const PLACES = [
  { rank: 2, width: 1, step: 0.24 },
  { rank: 1, width: 1.24, step: 0.32 },
  { rank: 3, width: 1, step: 0.18 },
] as const;
/** Area of an image relative to the best one, whatever its shape. */
const AREAS = { 1: 1, 2: 0.7, 3: 0.58 } as const;
/** Maximum width of a single place, as a share of the podium. */
const ALONE = 0.62;
const GAP = 8;
const STEP_LEAST = 64;
/** Largest height of the first step, as a share of the podium's. */
const STEP_MOST = 0.56;
/** Width of an image, as a share of its step. */
const IMAGE_WIDTH = 0.94;
const TITLE = { face: 'title', weight: 700 } as const;

export function podiumShapes(best: readonly PictureImage[], box: Box, measure: MeasureText): Shape[] {
  const places = raiseSteps(getPlaces(best, box));
  const first = places.find(({ rank }) => rank === 1);
  const largest = first === undefined ? 0 : areaIn(first);
  return places.flatMap((place) => {
    const scale = Math.min(1, Math.sqrt((largest * AREAS[place.rank]) / areaIn(place)));
    return placeShapes(place, scale, measure);
  });
}

/** Wide images leave height above them: the steps take it, so that the best image stands at the top. */
function raiseSteps(places: readonly Place[]): readonly Place[] {
  const first = places.find(({ rank }) => rank === 1);
  if (first === undefined) return places;
  const spare = first.column.height - first.step - GAP - sizeIn(first).height;
  const most = first.column.height * STEP_MOST - first.step;
  const factor = 1 + Math.max(0, Math.min(spare, most)) / first.step;
  return places.map((place) => ({ ...place, step: Math.floor(place.step * factor) }));
}

/** The height beyond which the images would not grow further. */
export function podiumHeight(best: readonly PictureImage[], width: number): number {
  const box = { x: 0, y: 0, width, height: 0 };
  const needed = getPlaces(best, box).map(({ image, column, share }) => {
    const slot = (column.width * IMAGE_WIDTH) / getAspectRatio(image) + GAP;
    return Math.max(slot / (1 - share), slot + STEP_LEAST);
  });
  return Math.ceil(Math.max(0, ...needed));
}

type Place = {
  readonly image: PictureImage;
  readonly rank: 1 | 2 | 3;
  /** The box of step and image together. */
  readonly column: Box;
  readonly step: number;
  readonly share: number;
};

function getPlaces(best: readonly PictureImage[], box: Box): Place[] {
  const shown = PLACES.filter(({ rank }) => rank <= best.length);
  const whole = shown.reduce((sum, { width }) => sum + width, 0);
  const width = box.width * (shown.length === 1 ? ALONE : 1) - (shown.length - 1) * GAP;
  let x = box.x + (box.width - width - (shown.length - 1) * GAP) / 2;
  return shown.flatMap(({ rank, step: share, width: part }) => {
    const image = best[rank - 1];
    const column = { ...box, x: Math.round(x), width: Math.round((width * part) / whole) };
    x += column.width + GAP;
    const step = Math.round(Math.max(box.height * share, STEP_LEAST));
    return image === undefined ? [] : [{ image, rank, column, step, share }];
  });
}

/** The largest size of the uncropped image above its step. */
function sizeIn({ image, column, step }: Place): { width: number; height: number } {
  const height = Math.max(
    1,
    Math.min((column.width * IMAGE_WIDTH) / getAspectRatio(image), column.height - step - GAP),
  );
  return { width: height * getAspectRatio(image), height };
}

function areaIn(place: Place): number {
  const { width, height } = sizeIn(place);
  return width * height;
}

function placeShapes(place: Place, scale: number, measure: MeasureText): Shape[] {
  const { image, rank, column, step } = place;
  const top = column.y + column.height - step;
  const size = sizeIn(place);
  const [width, height] = [
    Math.max(1, Math.round(size.width * scale)),
    Math.max(1, Math.round(size.height * scale)),
  ];
  const box = { x: Math.round(column.x + (column.width - width) / 2), y: top - GAP - height, width, height };
  const stepBox = { x: column.x, y: top, width: column.width, height: step };
  return [
    ...(rank === 1 ? [glowAround(box, column)] : []),
    ...stepShapes(rank, stepBox, image.name, measure),
    {
      kind: 'image',
      id: image.id,
      box,
      fit: 'contain',
      radius: Math.round(Math.min(22, Math.min(width, height) * 0.07)),
      ...(rank === 1 ? { ring: MARK_COLOURS[0] } : {}),
      shadow: true,
      over: [],
    },
  ];
}

function glowAround(image: Box, column: Box): Shape {
  const side = Math.min(column.width * 1.8, column.height * 1.5);
  const [x, y] = [image.x + image.width / 2, image.y + image.height / 2];
  return {
    kind: 'glow',
    box: { x: x - side / 2, y: y - side / 2, width: side, height: side },
    paint: MARK_COLOURS[1],
  };
}

/** A block with a bright top, its number, and the name of its image. */
function stepShapes(rank: 1 | 2 | 3, box: Box, name: string, measure: MeasureText): Shape[] {
  const paint = MARK_COLOURS[rank - 1] ?? '#ffffff';
  const radius = Math.min(14, box.width * 0.08);
  const inset = Math.round(box.width * 0.05);
  const numberSize = Math.round(Math.min(64, box.height * 0.36, box.width * 0.34));
  const nameSize = Math.round(Math.max(14, Math.min(34, box.width * 0.115)));
  const numberBox = {
    x: box.x,
    y: box.y + Math.round(box.height * 0.08),
    width: box.width,
    height: getLineHeight(numberSize),
  };
  const nameTop = numberBox.y + numberBox.height;
  const nameBox = {
    x: box.x + inset,
    y: nameTop,
    width: box.width - 2 * inset,
    height: Math.max(getLineHeight(14), box.y + box.height - nameTop - Math.round(box.height * 0.05)),
  };
  return [
    { kind: 'panel', box, corners: [radius, radius, 0, 0], paint },
    {
      kind: 'text',
      text: placeLines(
        [String(rank)],
        { face: 'title', weight: 800, size: numberSize },
        { box: numberBox, align: 'center' },
      ),
      paint: 'onLight',
    },
    {
      kind: 'text',
      text: layoutText(
        name,
        {
          box: nameBox,
          style: TITLE,
          align: 'center',
          most: nameSize,
          least: 13,
          linesMax: 2,
          vertical: 'middle',
        },
        measure,
      ),
      paint: 'onLight',
    },
  ];
}
