// Computes the arrangement and the size of the images of a duel (decision 0033). Invariant: all images have the same area and are not
// cropped, unless a shape is beyond 1:3 or 3:1; together with their names they fit the given area. Lengths are pixels; those that follow
// the reader's text size are in rem.
export type Size = { readonly width: number; readonly height: number };

export type DuelLayout = {
  readonly arrangement: Arrangement;
  /** Gap between two images. */
  readonly gap: number;
  readonly name: { readonly height: number; readonly lines: number };
  /** True if there is room for a ring at a distance from its image, and for « vs » between two images. */
  readonly isRoomy: boolean;
  readonly cards: readonly CardLayout[];
};

export type CardLayout = Size & {
  /** Height of the tallest image of the row, which aligns the names. */
  readonly tallest: number;
  /** Maximum width of the name. */
  readonly nameWidth: number;
  readonly fontSize: number;
};

/** Side by side, stacked, or two above one. */
type Arrangement = 'row' | 'column' | 'pair';

type Contender = Size & { readonly name: string };

const SHAPE_MAX = 3;
const UPSCALE_MAX = 2.5;
/** Side in rem up to which an image may grow, however few pixels it has. */
const SIDE_FREE = 20;
/** Factor by which another arrangement must enlarge the images to replace the default one for the window's shape. */
const WORTH_A_CHANGE = 1.1;
const WIDE = 48;
const LOW = 20;
const MARGIN = 0.5;
/** Room in rem that « vs » takes at the end of a column of two, with the space before it (duel-stage.module.css). */
const VERSUS = 3;
const NAME = { low: 1, narrow: 1.125, wide: 1.375, least: 0.75, leading: 1.25, padding: 0.5, widest: 22 };
/** Length of the longest name in characters, and the typical width of a character in em. */
const CHARACTERS = 25;
const CHARACTER = 0.58;
const NARROWEST = 6.5;

export function layoutDuel(contenders: readonly Contender[], place: Size, rem: number): DuelLayout {
  const room = { width: place.width - 2 * MARGIN * rem, height: place.height - 2 * MARGIN * rem };
  const shapes = contenders.map(getShape);
  const own: Arrangement = room.width >= room.height ? 'row' : 'column';
  const others: Arrangement[] = contenders.length > 2 ? ['row', 'column', 'pair'] : ['row', 'column'];
  const tried = others.map((arrangement) => {
    const frame = getFrame(arrangement, contenders.length, room, rem);
    return { arrangement, frame, side: Math.min(sideIn(frame, shapes, room), sharpSide(contenders, rem)) };
  });
  const best = tried.reduce((kept, next) => {
    const needed =
      kept.side *
      (kept.arrangement === own ? WORTH_A_CHANGE : next.arrangement === own ? 1 / WORTH_A_CHANGE : 1);
    return next.side > needed ? next : kept;
  });
  return toLayout(best, contenders, shapes, room, rem);
}

/** Width divided by height. */
function getShape({ width, height }: Size): number {
  if (width <= 0 || height <= 0) return 1;
  return Math.min(SHAPE_MAX, Math.max(1 / SHAPE_MAX, width / height));
}

/** The places of images and names in an arrangement, before their size is known. */
type Frame = {
  readonly rows: readonly (readonly number[])[];
  readonly gap: number;
  readonly narrowest: number;
  readonly font: number;
  readonly lines: number;
  readonly nameHeight: number;
};

function getFrame(arrangement: Arrangement, count: number, room: Size, rem: number): Frame {
  const rows = getRows(arrangement, count);
  const columns = rows[0]?.length ?? 1;
  const isWide = room.width >= WIDE * rem;
  const isLow = room.height < LOW * rem;
  const font = (isLow ? NAME.low : isWide ? NAME.wide : NAME.narrow) * rem;
  const gap =
    columns > 1 && isWide ? Math.min(6 * rem, Math.max(2 * rem, (room.width * 0.16) / count)) : MARGIN * rem;
  const cell = (room.width - (columns - 1) * gap) / columns;
  const lines = cell >= CHARACTERS * CHARACTER * font ? 1 : 2;
  const nameHeight = lines * font * NAME.leading + NAME.padding * rem;
  return { rows, gap, narrowest: Math.min(NARROWEST * rem, cell), font, lines, nameHeight };
}

function getRows(arrangement: Arrangement, count: number): number[][] {
  const all = Array.from({ length: count }, (_, index) => index);
  if (arrangement === 'row') return [all];
  return arrangement === 'column' ? all.map((index) => [index]) : [all.slice(0, 2), all.slice(2)];
}

/** Returns the largest side that a square image may have. The required room grows with the side, so bisection finds it. */
function sideIn({ rows, gap, narrowest, nameHeight }: Frame, shapes: readonly number[], room: Size): number {
  const fits = (side: number) => {
    let height = (rows.length - 1) * gap;
    for (const row of rows) {
      const sizes = row.map((index) => getSize(shapes[index] ?? 1, side));
      const width = sizes.reduce(
        (sum, size) => sum + Math.max(size.width, narrowest),
        (row.length - 1) * gap,
      );
      if (width > room.width) return false;
      height += Math.max(...sizes.map((size) => size.height)) + nameHeight;
    }
    return height <= room.height;
  };
  let [low, high] = [0, Math.max(room.width, room.height, 0) * Math.sqrt(SHAPE_MAX)];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function getSize(shape: number, side: number): Size {
  const root = Math.sqrt(shape);
  return { width: side * root, height: side / root };
}

/** Returns the side up to which the smallest image can be enlarged without blur. */
function sharpSide(images: readonly Size[], rem: number): number {
  const pixels = images.map(({ width, height }) => Math.sqrt(width * height)).filter((side) => side > 0);
  return Math.max(SIDE_FREE * rem, UPSCALE_MAX * Math.min(...pixels));
}

function toLayout(
  { arrangement, frame, side }: { arrangement: Arrangement; frame: Frame; side: number },
  contenders: readonly Contender[],
  shapes: readonly number[],
  room: Size,
  rem: number,
): DuelLayout {
  const sizes = shapes.map((shape) => getSize(shape, side));
  const hasVersus = arrangement === 'column' && contenders.length === 2;
  const widest = room.width - (hasVersus ? 2 * VERSUS * rem : 0);
  const cards = frame.rows.flatMap((row) => {
    const own = row.map((index) => Math.max(sizes[index]?.width ?? 0, frame.narrowest));
    const taken = own.reduce((sum, width) => sum + width, (row.length - 1) * frame.gap);
    const tallest = Math.max(...row.map((index) => sizes[index]?.height ?? 0));
    return row.map((index, at) => {
      const { width, height } = sizes[index] ?? { width: 0, height: 0 };
      const least = own[at] ?? 0;
      const more = Math.max(0, Math.min((room.width - taken) / row.length, NAME.widest * rem - least));
      const nameWidth = Math.min(least + more, widest);
      return {
        width,
        height,
        tallest,
        nameWidth,
        fontSize: fontFor(contenders[index]?.name ?? '', nameWidth, frame, rem),
      };
    });
  });
  const isRoomy = room.width >= WIDE * rem && room.height >= LOW * rem;
  const { gap, nameHeight, lines } = frame;
  return { arrangement, gap, name: { height: nameHeight, lines }, isRoomy, cards };
}

/** Returns the font size of a name. A long word shrinks the name, because words must not break; so does a long name on a single line. */
function fontFor(name: string, width: number, { font, lines }: Frame, rem: number): number {
  const parts = lines === 1 ? [name] : name.split(/\s+/u);
  const longest = Math.max(1, ...parts.map((part) => [...part].length));
  return Math.max(NAME.least * rem, Math.min(font, width / (longest * CHARACTER)));
}
