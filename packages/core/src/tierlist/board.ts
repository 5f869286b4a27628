// The board of a tier list: tiers from best to worst, and a pool of unplaced images.
// Invariant (`assertBoard`): every image occurs exactly once; there are 1 to 15 tiers with distinct ids, valid labels and colours; the main
// image is one of those shown. Boards are immutable.
// reduce.ts changes boards. The caller looks up names and files of images by id.
import { isImageId } from '../image-id.ts';
import { countCodePoints, normaliseLine } from '../text/normalise-text.ts';
import { TIERLIST } from './limits.ts';
import { isColour } from './tier-colours.ts';

export const POOL = 'pool';

/**
 * Label of the saved line that holds unplaced images (TL-15, TL-65). It is
 * reserved, because a tier with this label would read back as the pool.
 */
export const POOL_LABEL = 'Non classé';

/** The id of a tier, or `POOL`. */
export type RowId = string;

/** `id` is local: stable while editing, never stored. `color` is six hex digits without #. */
export type Tier = {
  readonly id: RowId;
  readonly label: string;
  readonly color: string;
  readonly images: readonly number[];
};

/** A disabled image: stored in its row, never shown, and preserved by each save. */
export type HiddenImage = { readonly image: number; readonly row: RowId };

export type Board = {
  readonly tiers: readonly Tier[];
  readonly pool: readonly number[];
  readonly hidden: readonly HiddenImage[];
  /** The cover. When null, `findCover` chooses one. */
  readonly mainImage: number | null;
};

export type Row = { readonly id: RowId; readonly images: readonly number[] };

export type LabelIssueCode = 'empty_label' | 'label_too_long' | 'reserved_label';

/** Default tiers of a new board (TL-9). */
export const DEFAULT_TIERS = [
  { label: 'S', color: 'ff7f7f' },
  { label: 'A', color: 'ffbf7f' },
  { label: 'B', color: 'ffff7f' },
  { label: 'C', color: '7fff7f' },
  { label: 'D', color: '7f7fff' },
] as const;

/** Creates a board with the default tiers and every image in the pool. Duplicate and invalid ids are dropped. */
export function createBoard(images: readonly number[], mainImage: number | null = null): Board {
  const pool = [...new Set(images)].filter(isImageId);
  return {
    tiers: DEFAULT_TIERS.map((tier, index) => createTier(`t${index + 1}`, tier)),
    pool,
    hidden: [],
    mainImage: mainImage !== null && pool.includes(mainImage) ? mainImage : null,
  };
}

export function createTier(id: RowId, { label, color }: Pick<Tier, 'label' | 'color'>): Tier {
  return { id, label, color, images: [] };
}

/** The tiers in order, then the pool. This is the reading order of the board. */
export function listRows(board: Board): Row[] {
  return [...board.tiers, { id: POOL, images: board.pool }];
}

export function findRow(board: Board, id: RowId): Row | null {
  if (id === POOL) return { id, images: board.pool };
  return board.tiers.find((tier) => tier.id === id) ?? null;
}

export function findRowOfImage(board: Board, image: number): Row | null {
  return listRows(board).find((row) => row.images.includes(image)) ?? null;
}

/** All shown images in reading order. */
export function listBoardImages(board: Board): number[] {
  return listRows(board).flatMap((row) => row.images);
}

/** The image for cards and previews: the chosen one, else the best placed, else the first of the pool. */
export function findCover(board: Board): number | null {
  return board.mainImage ?? listRows(board).find((row) => row.images.length > 0)?.images[0] ?? null;
}

/** Returns an unused tier id. It depends only on the tiers, so that replayed actions produce the same ids. */
export function createTierId(tiers: readonly Pick<Tier, 'id'>[]): RowId {
  const taken = new Set(tiers.map((tier) => tier.id));
  let number = 1;
  while (taken.has(`t${number}`)) number++;
  return `t${number}`;
}

/** Checks the label as it is stored: on one line, trimmed (TL-13, TL-14). */
export function checkLabel(label: string): LabelIssueCode | null {
  const stored = normaliseLine(label);
  if (stored === '') return 'empty_label';
  if (countCodePoints(stored) > TIERLIST.labelMax) return 'label_too_long';
  return stored === POOL_LABEL ? 'reserved_label' : null;
}

/**
 * Deep equality of content, as after a round trip through JSON. Rows that both boards share
 * are compared by reference, so the cost depends on what changed.
 */
export function isSameBoard(a: Board, b: Board): boolean {
  if (a === b) return true;
  return (
    a.mainImage === b.mainImage &&
    isSameRow(a.pool, b.pool) &&
    isSameList(a.tiers, b.tiers, isSameTier) &&
    isSameList(a.hidden, b.hidden, (one, other) => one.image === other.image && one.row === other.row)
  );
}

/** Returns whether both rows hold the same images in the same order. */
export function isSameRow(a: readonly number[], b: readonly number[]): boolean {
  return isSameList(a, b, (image, other) => image === other);
}

function isSameTier(a: Tier, b: Tier): boolean {
  return a.id === b.id && a.label === b.label && a.color === b.color && isSameRow(a.images, b.images);
}

function isSameList<T>(a: readonly T[], b: readonly T[], isSame: (one: T, other: T) => boolean): boolean {
  if (a === b) return true;
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index];
      return other !== undefined && (one === other || isSame(one, other));
    })
  );
}

/** Throws an error that names the first broken rule. Used by tests, and where a broken rule would be a bug. */
export function assertBoard(board: Board): void {
  const { tiers, hidden, mainImage } = board;
  assertTiers(tiers);
  const ids = new Set(tiers.map((tier) => tier.id));
  const shown = listBoardImages(board);
  const all = [...shown, ...hidden.map(({ image }) => image)];
  const bad = all.find((image) => !isImageId(image));
  if (bad !== undefined) throw new Error(`Not an image id: ${String(bad)}`);
  if (new Set(all).size !== all.length) throw new Error('An image stands twice');
  const lost = hidden.find(({ row }) => row !== POOL && !ids.has(row));
  if (lost) throw new Error(`Hidden image ${lost.image} is in no row`);
  if (mainImage !== null && !shown.includes(mainImage))
    throw new Error(`Main image ${mainImage} is not shown`);
}

function assertTiers(tiers: readonly Tier[]): void {
  const ids = new Set(tiers.map((tier) => tier.id));
  if (tiers.length < TIERLIST.tiersMin) throw new Error('A board has no tier');
  if (tiers.length > TIERLIST.tiersMax) throw new Error(`A board has ${tiers.length} tiers`);
  if (ids.size !== tiers.length || ids.has(POOL) || ids.has('')) throw new Error('Tier ids are not distinct');
  for (const { id, label, color } of tiers) {
    const code = checkLabel(label);
    if (code || label !== normaliseLine(label))
      throw new Error(`Tier ${id}: ${code ?? 'label is not normal'}`);
    if (!isColour(color)) throw new Error(`Tier ${id}: colour ${color}`);
  }
}
