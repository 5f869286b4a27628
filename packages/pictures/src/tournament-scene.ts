// The picture of a tournament: the champion in large, and its rounds from the final
// down; if the duels are known, the images that the champion beat.
import { beatText } from '@palmares/texts/game/pictures';
import { TOURNAMENT_TEXTS } from '@palmares/texts/game/tournament-rules';
import { compose } from './compose.ts';
import type { TournamentContent } from './content.ts';
import type { Format, PictureOptions } from './format.ts';
import { heroShapes } from './hero.ts';
import { type LabelledRow, layoutRows } from './labelled-rows.ts';
import { type Box, listSceneImages, type MeasureText, type Scene, type Shape } from './scene.ts';
import { chooseTileHeight } from './tile-height.ts';

const WIDTHS = [1_200, 1_000, 1_400, 1_600];
const SHARES = [0.22, 0.26, 0.3, 0.34, 0.38, 0.42, 0.46, 0.5, 0.54, 0.58, 0.62];
const GAP = 20;
/** Colours of the rounds from the finalists down: those after the champion's, then grey. */
const ROUND_COLOURS = ['#ffbf7f', '#ffff7f', '#7fff7f', '#7f7fff', '#cfcfcf'] as const;
/** Size of each round, relative to the one above it; the second leaves more room to the first round. */
const SMALLER = 0.82;
const FLATTER = 0.94;
const SMALLEST = 0.34;
/**
 * Side in pixels below which an image is not recognised on a phone, which shows a third of the pixels of a story. A square has less room,
 * and a link preview shows its champion.
 */
const READABLE: Readonly<Record<Format, number>> = { natural: 0, wide: 0, square: 72, tall: 112 };
/** Rows of one, two or four images have room enough to show them nearly whole. */
const WIDEST = 1.1;
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
  const words = { label: TOURNAMENT_TEXTS.champion, path: pathText(content) };
  const readable = READABLE[options.format];
  const [usual, ...others] = listRows(content, options.format);
  const getLayout =
    (rows: LabelledRow[]): Rounds =>
    (box, tile) =>
      layoutRows(rows, { box, named: options.names, widest: WIDEST, ...tile }, measure);
  const drawing: Drawing = {
    hero: (box) => (content.champion === null ? [] : heroShapes(content.champion, box, words, measure)),
    rounds: [getLayout(usual), ...others.map(getLayout)],
    hasHero: content.champion !== null,
    hasRounds: content.groups.length > 0,
    readable,
  };
  const count = content.groups.reduce((sum, { images }) => sum + images.length, 0);
  const body = (area: Box) =>
    Number.isFinite(area.height)
      ? { shapes: fixedBody(area, drawing), height: area.height }
      : naturalBody(area, drawing, chooseTileHeight(count, options.names));
  return compose(content, options, body, WIDTHS, measure);
}

type Rounds = (
  box: Box,
  tile: { tile: number } | { most: number } | null,
) => { shapes: Shape[]; height: number };

type Drawing = {
  readonly hero: (box: Box) => Shape[];
  /** The ways to arrange the rounds; a picture that grows with its images uses the first. */
  readonly rounds: readonly [Rounds, ...Rounds[]];
  readonly hasHero: boolean;
  readonly hasRounds: boolean;
  /** Side in pixels that the smallest image should have. */
  readonly readable: number;
};

function fixedBody(area: Box, { hero, rounds, hasHero, hasRounds, readable }: Drawing): Shape[] {
  if (!hasRounds) return hero(area);
  if (!hasHero) return rounds[0](area, null).shapes;
  const beside = area.width / area.height > BESIDE;
  const tried = SHARES.flatMap((share) => {
    const length = (beside ? area.width : area.height) - GAP;
    const first = Math.round(length * share);
    const card = beside ? { ...area, width: first } : { ...area, height: first };
    const rest = beside
      ? { ...area, x: area.x + first + GAP, width: length - first }
      : { ...area, y: area.y + first + GAP, height: length - first };
    const champion = hero(card);
    return rounds.map((layout) => [...champion, ...layout(rest, { most: mostBeside(champion) }).shapes]);
  });
  return tried.reduce((kept, next) => (getScore(next, readable) > getScore(kept, readable) ? next : kept));
}

/** Puts the card next to the rounds while they are short, otherwise above them. */
function naturalBody(
  area: Box,
  { hero, rounds, hasHero, hasRounds }: Drawing,
  tile: number,
): { shapes: Shape[]; height: number } {
  const least = Math.round(area.width * 0.5);
  if (!hasRounds) return { shapes: hero({ ...area, height: least }), height: least };
  if (!hasHero) return rounds[0](area, { tile });
  const cardWidth = Math.round((area.width - GAP) * 0.42);
  const besideBox = { ...area, x: area.x + cardWidth + GAP, width: area.width - cardWidth - GAP };
  const beside = rounds[0](besideBox, { tile });
  if (beside.height <= least * 1.5) {
    const height = Math.max(least, beside.height);
    const champion = hero({ ...area, width: cardWidth, height });
    const { shapes } =
      beside.height < least ? rounds[0]({ ...besideBox, height }, { most: mostBeside(champion) }) : beside;
    return { shapes: [...champion, ...shapes], height };
  }
  const card = { ...area, height: Math.round(area.width * 0.55) };
  const below = rounds[0]({ ...area, y: area.y + card.height + GAP }, { tile });
  return { shapes: [...hero(card), ...below.shapes], height: card.height + GAP + below.height };
}

/** Maximum size of the other images, given the champion's. */
function mostBeside(champion: readonly Shape[]): number {
  const [image] = listSceneImages({ shapes: champion });
  return image === undefined
    ? Number.POSITIVE_INFINITY
    : Math.sqrt(image.box.width * image.box.height) / STANDS_OUT;
}

/** The ways to arrange the rounds: one row for each; in a fixed size of which the first round is to be readable, the last two share a row. */
function listRows(content: TournamentContent, format: Format): [LabelledRow[], ...LabelledRow[][]] {
  if (format === 'natural') return [getRows(content, FLATTER)];
  const usual = getRows(content, SMALLER);
  if (READABLE[format] === 0) return [usual];
  return [joinLast(usual), joinLast(getRows(content, FLATTER))];
}

/** The finalist and the two who lost the semi-finals fill a row together. */
function joinLast(rows: LabelledRow[]): LabelledRow[] {
  const [first, second, ...rest] = rows;
  if (first?.images.length !== 1 || second?.images.length !== 2) return rows;
  return [{ ...first, beside: second }, ...rest];
}

function getRows({ groups, beaten = [] }: TournamentContent, smaller: number): LabelledRow[] {
  const ringed = new Set(beaten);
  return groups.map(({ title, images }, index) => ({
    label: title,
    color: ROUND_COLOURS[Math.min(index, ROUND_COLOURS.length - 1)] ?? '#cfcfcf',
    images: images.toSorted((a, b) => Number(ringed.has(b.id)) - Number(ringed.has(a.id))),
    weight: Math.max(SMALLEST, smaller ** index),
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

function getScore(shapes: readonly Shape[], readable: number): number {
  const images = listSceneImages({ shapes });
  const area = images.reduce(
    (sum, { box, fit }) => sum + box.width * box.height * (fit === 'contain' ? HERO_WEIGHT : 1),
    0,
  );
  const getSide = (wanted: 'contain' | 'cover') =>
    images.filter(({ fit }) => fit === wanted).map(({ box }) => Math.sqrt(box.width * box.height));
  const ratio = Math.max(1, ...getSide('contain')) / (Math.max(1, ...getSide('cover')) * STANDS_OUT);
  const smallest = Math.min(readable, ...getSide('cover'));
  const share = readable === 0 ? 1 : smallest / readable;
  return area * Math.min(1, ratio) ** 2 * share ** 3;
}
