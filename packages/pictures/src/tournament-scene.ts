// The picture of a tournament: the champion in large, and its rounds from the final
// down; if the duels are known, the images that the champion beat.
import { beatText } from '@palmares/texts/game/pictures';
import { TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import { compose } from './compose.ts';
import type { TournamentContent } from './content.ts';
import type { PictureOptions } from './format.ts';
import { heroShapes } from './hero.ts';
import { type LabelledRow, layoutRows } from './labelled-rows.ts';
import { type Box, listSceneImages, type MeasureText, type Scene, type Shape } from './scene.ts';
import { chooseTileHeight } from './tile-height.ts';

const WIDTHS = [1_200, 1_000, 1_400, 1_600];
const SHARES = [0.3, 0.34, 0.38, 0.42, 0.46, 0.5, 0.54, 0.58, 0.62];
const GAP = 20;
/** Colours of the rounds from the finalists down: those after the champion's, then grey. */
const ROUND_COLOURS = ['#ffbf7f', '#ffff7f', '#7fff7f', '#7f7fff', '#cfcfcf'] as const;
/** Size of each round, relative to the one above it. */
const SMALLER = 0.82;
const SMALLEST = 0.34;
const BESIDE = 1.2;
/** Minimum size of the champion, relative to any other image. */
const STANDS_OUT = 1.5;
/** Weight of the champion's area, relative to the other images. */
const HERO_WEIGHT = 3;

export function tournamentScene(
  content: TournamentContent,
  options: PictureOptions,
  measure: MeasureText,
): Scene {
  const rows = getRows(content);
  const words = { label: TOURNAMENT_TEXTS.champion, path: pathText(content) };
  const drawing: Drawing = {
    hero: (box) => (content.champion === null ? [] : heroShapes(content.champion, box, words, measure)),
    rounds: (box, tile) => layoutRows(rows, { box, named: options.names, ...tile }, measure),
    hasHero: content.champion !== null,
    hasRounds: rows.length > 0,
  };
  const count = content.groups.reduce((sum, { images }) => sum + images.length, 0);
  const body = (area: Box) =>
    Number.isFinite(area.height)
      ? { shapes: fixedBody(area, drawing), height: area.height }
      : naturalBody(area, drawing, chooseTileHeight(count, options.names));
  return compose(content, options, body, WIDTHS, measure);
}

type Drawing = {
  readonly hero: (box: Box) => Shape[];
  readonly rounds: (
    box: Box,
    tile: { tile: number } | { most: number } | null,
  ) => { shapes: Shape[]; height: number };
  readonly hasHero: boolean;
  readonly hasRounds: boolean;
};

function fixedBody(area: Box, { hero, rounds, hasHero, hasRounds }: Drawing): Shape[] {
  if (!hasRounds) return hero(area);
  if (!hasHero) return rounds(area, null).shapes;
  const beside = area.width / area.height > BESIDE;
  const tried = SHARES.map((share) => {
    const length = (beside ? area.width : area.height) - GAP;
    const first = Math.round(length * share);
    const card = beside ? { ...area, width: first } : { ...area, height: first };
    const rest = beside
      ? { ...area, x: area.x + first + GAP, width: length - first }
      : { ...area, y: area.y + first + GAP, height: length - first };
    const champion = hero(card);
    return [...champion, ...rounds(rest, { most: mostBeside(champion) }).shapes];
  });
  return tried.reduce((kept, next) => (getScore(next) > getScore(kept) ? next : kept));
}

/** Puts the card next to the rounds while they are short, otherwise above them. */
function naturalBody(
  area: Box,
  { hero, rounds, hasHero, hasRounds }: Drawing,
  tile: number,
): { shapes: Shape[]; height: number } {
  const least = Math.round(area.width * 0.5);
  if (!hasRounds) return { shapes: hero({ ...area, height: least }), height: least };
  if (!hasHero) return rounds(area, { tile });
  const cardWidth = Math.round((area.width - GAP) * 0.42);
  const besideBox = { ...area, x: area.x + cardWidth + GAP, width: area.width - cardWidth - GAP };
  const beside = rounds(besideBox, { tile });
  if (beside.height <= least * 1.5) {
    const height = Math.max(least, beside.height);
    const champion = hero({ ...area, width: cardWidth, height });
    const { shapes } =
      beside.height < least ? rounds({ ...besideBox, height }, { most: mostBeside(champion) }) : beside;
    return { shapes: [...champion, ...shapes], height };
  }
  const card = { ...area, height: Math.round(area.width * 0.55) };
  const below = rounds({ ...area, y: area.y + card.height + GAP }, { tile });
  return { shapes: [...hero(card), ...below.shapes], height: card.height + GAP + below.height };
}

/** Maximum size of the other images, given the champion's. */
function mostBeside(champion: readonly Shape[]): number {
  const [image] = listSceneImages({ shapes: champion });
  return image === undefined
    ? Number.POSITIVE_INFINITY
    : Math.sqrt(image.box.width * image.box.height) / STANDS_OUT;
}

function getRows({ groups, beaten = [] }: TournamentContent): LabelledRow[] {
  const ringed = new Set(beaten);
  return groups.map(({ title, images }, index) => ({
    label: title,
    color: ROUND_COLOURS[Math.min(index, ROUND_COLOURS.length - 1)] ?? '#cfcfcf',
    images: images.toSorted((a, b) => Number(ringed.has(b.id)) - Number(ringed.has(a.id))),
    weight: Math.max(SMALLEST, SMALLER ** index),
    ringed,
  }));
}

/** Example: “Beat Owl, Panda and Lion”; null if the duels are not known. */
function pathText({ groups, beaten = [] }: TournamentContent): string | null {
  const names = new Map(
    groups.flatMap(({ images }) => images.map(({ id, name }) => [id, isolated(name)] as const)),
  );
  const told = beaten.flatMap((id) => names.get(id) ?? []);
  return told.length === 0 ? null : beatText(told);
}

/** Isolates a right-to-left name, so that it does not reorder the words next to it. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

function getScore(shapes: readonly Shape[]): number {
  const images = listSceneImages({ shapes });
  const area = images.reduce(
    (sum, { box, fit }) => sum + box.width * box.height * (fit === 'contain' ? HERO_WEIGHT : 1),
    0,
  );
  const getSide = (wanted: 'contain' | 'cover') =>
    images.filter(({ fit }) => fit === wanted).map(({ box }) => Math.sqrt(box.width * box.height));
  const ratio = Math.max(1, ...getSide('contain')) / (Math.max(1, ...getSide('cover')) * STANDS_OUT);
  return area * Math.min(1, ratio) ** 2;
}
