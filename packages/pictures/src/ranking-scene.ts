// The picture of a ranking: the podium, and the rest in order.
import { RANKING } from '@palmares/core/ranking/limits';
import { compose } from './compose.ts';
import type { PictureImage, RankingContent } from './content.ts';
import type { PictureOptions } from './format.ts';
import { packLines, STRETCH } from './pack-lines.ts';
import { podiumHeight, podiumShapes } from './podium.ts';
import { type Box, listSceneImages, type MeasureText, type Scene, type Shape } from './scene.ts';
import { canShowName, createTile, usualAspect } from './tile.ts';
import { chooseTileHeight } from './tile-height.ts';

const WIDTHS = [1_080, 1_200, 1_440];
/** Shares of the shared width or height that the podium may take. */
const SHARES = [0.4, 0.44, 0.48, 0.52, 0.56, 0.6, 0.64, 0.68, 0.72, 0.76];
const GAP = 20;
/** Minimum height of the third image, relative to those after the podium. */
const STANDS_OUT = 1.1;
/** Weight of the podium's area, relative to the area of the rest. */
const PODIUM_WEIGHT = 1.5;
/** Maximum tile height of the rest, as a share of the width. */
const REST_MOST = 0.19;
/** Aspect ratio above which the rest is next to the podium instead of below. */
const BESIDE = 1.25;

export function rankingScene(content: RankingContent, options: PictureOptions, measure: MeasureText): Scene {
  const best = content.ranked.slice(0, RANKING.podium);
  const rest = content.ranked.slice(RANKING.podium);
  const place = (podium: Box, others: Box): Shape[] => [
    ...podiumShapes(best, podium, measure),
    ...restShapes(rest, others, options.names, measure),
  ];
  const body = (area: Box) =>
    Number.isFinite(area.height)
      ? fixedBody(area, best, rest.length, place)
      : naturalBody(area, best, rest, options, place);
  return compose(content, options, body, WIDTHS, measure);
}

type Place = (podium: Box, others: Box) => Shape[];

function fixedBody(
  area: Box,
  best: readonly PictureImage[],
  restCount: number,
  place: Place,
): { shapes: Shape[]; height: number } {
  if (restCount === 0) return { shapes: place(inMiddle(best, area), area), height: area.height };
  const beside = area.width / area.height > BESIDE;
  const tried = SHARES.map((share) => {
    const [podium, others] = beside ? splitAcross(area, share) : splitDown(best, area, share);
    return place(podium, others);
  });
  const shapes = tried.reduce((kept, next) => (getScore(next) > getScore(kept) ? next : kept));
  return { shapes, height: area.height };
}

function naturalBody(
  area: Box,
  best: readonly PictureImage[],
  rest: readonly PictureImage[],
  { names }: PictureOptions,
  place: Place,
): { shapes: Shape[]; height: number } {
  const wanted = Math.round(area.width * 0.66);
  const podium = { ...area, height: Math.min(wanted, podiumHeight(best, area.width)) };
  if (rest.length === 0) return { shapes: place(podium, podium), height: podium.height };
  const gap = gapFor(rest.length);
  const aspect = usualAspect(rest);
  const tile = Math.min(chooseTileHeight(rest.length, names), area.width * REST_MOST);
  const columns = Math.min(rest.length, Math.max(1, Math.round(area.width / (tile * aspect))));
  const lines = Math.ceil(rest.length / columns);
  const tileHeight = (area.width - (columns - 1) * gap) / columns / aspect;
  // Minimum tile height at which the lines with the fewest images are full.
  const fewest = Math.floor(rest.length / lines);
  const least = (area.width - (fewest - 1) * gap) / fewest / (aspect * STRETCH);
  const height = Math.round(lines * (Math.min(Math.max(least, tileHeight), tile * 1.3) + gap) - gap);
  const others = { ...area, y: area.y + podium.height + GAP, height };
  return { shapes: place(podium, others), height: podium.height + GAP + height };
}

/** The box of the podium, as tall as needed and vertically centred in the area. */
function inMiddle(best: readonly PictureImage[], area: Box): Box {
  const height = Math.min(area.height, podiumHeight(best, area.width));
  return { ...area, y: area.y + Math.round((area.height - height) / 2), height };
}

function splitAcross(area: Box, share: number): [Box, Box] {
  const width = Math.round((area.width - GAP) * share);
  const others = { ...area, x: area.x + width + GAP, width: Math.max(1, area.width - width - GAP) };
  return [{ ...area, width }, others];
}

function splitDown(best: readonly PictureImage[], area: Box, share: number): [Box, Box] {
  const height = Math.min(Math.round((area.height - GAP) * share), podiumHeight(best, area.width));
  const top = area.y + height + GAP;
  return [
    { ...area, height },
    { ...area, y: top, height: Math.max(1, area.y + area.height - top) },
  ];
}

const gapFor = (count: number): number => (count > 150 ? 3 : count > 50 ? 4 : 6);

/** Names are shown on all of the images or on none. */
function restShapes(rest: readonly PictureImage[], box: Box, names: boolean, measure: MeasureText): Shape[] {
  const boxes = packLines(rest.length, box, usualAspect(rest), gapFor(rest.length));
  const named = names && boxes.every(canShowName);
  return rest.flatMap((image, index) => {
    const place = boxes[index];
    return place === undefined
      ? []
      : [createTile(image, place, { named, rank: RANKING.podium + index + 1 }, measure)];
  });
}

/** Area of the images, with a penalty if the podium does not stand out. */
function getScore(shapes: readonly Shape[]): number {
  const images = listSceneImages({ shapes });
  const podium = images
    .filter(({ fit }) => fit === 'contain')
    .map(({ box }) => Math.sqrt(box.width * box.height));
  const others = images
    .filter(({ fit }) => fit === 'cover')
    .map(({ box }) => Math.sqrt(box.width * box.height));
  const area = images.reduce(
    (sum, { box, fit }) => sum + box.width * box.height * (fit === 'contain' ? PODIUM_WEIGHT : 1),
    0,
  );
  const ratio = Math.min(...podium) / (Math.max(1, ...others) * STANDS_OUT);
  return area * Math.min(1, ratio) ** 2;
}
