// The board of a tier list: tiers from best to worst, a pool of images not yet placed.
// Invariant (`assertBoard`): every image stands exactly once, there are 1 to 15 tiers with distinct ids, valid labels
// and colours, and the main image is one of those shown. Boards are never changed in place.
// Leaves out: image names and files, which the caller looks up by id; how a board changes (reduce.ts).
import { isImageId } from '../image-id.ts';
import { TIERLIST } from '../limits.ts';
import { lengthOf, normaliseLine } from '../text/normalise-text.ts';
import { isColour } from './tier-colours.ts';

export const POOL = 'pool';

/** The saved line of images without a tier (TL-15, TL-65). Its label is reserved: a tier of that name would not come back. */
export const POOL_LABEL = 'Non classé';

/** A tier's id, or `POOL`. */
export type RowId = string;

/** `id` is local: stable while editing, not stored. `color` is six hex digits without #. */
export type Tier = {
  readonly id: RowId;
  readonly label: string;
  readonly color: string;
  readonly images: readonly number[];
};

/** An image that was disabled: stored in its row, shown nowhere, given back by each save. */
export type HiddenImage = { readonly image: number; readonly row: RowId };

export type Board = {
  readonly tiers: readonly Tier[];
  readonly pool: readonly number[];
  readonly hidden: readonly HiddenImage[];
  /** The cover; null lets `coverOf` choose. */
  readonly mainImage: number | null;
};

export type Row = { readonly id: RowId; readonly images: readonly number[] };

export type LabelIssueCode = 'empty_label' | 'label_too_long' | 'reserved_label';

/** TL-9. */
export const DEFAULT_TIERS = [
  { label: 'S', color: 'ff7f7f' },
  { label: 'A', color: 'ffbf7f' },
  { label: 'B', color: 'ffff7f' },
  { label: 'C', color: '7fff7f' },
  { label: 'D', color: '7f7fff' },
] as const;

/** A new board: the default tiers, every image in the pool. Repeated and impossible ids are left out. */
export function createBoard(images: readonly number[], mainImage: number | null = null): Board {
  const pool = [...new Set(images)].filter(isImageId);
  return {
    tiers: DEFAULT_TIERS.map((tier, index) => createTier(`t${index + 1}`, tier)),
    pool,
    hidden: [],
    mainImage: mainImage !== null && pool.includes(mainImage) ? mainImage : null,
  };
}

/** A tier without images. */
export function createTier(id: RowId, { label, color }: Pick<Tier, 'label' | 'color'>): Tier {
  return { id, label, color, images: [] };
}

/** The tiers in order, then the pool: the order in which a board is read. */
export function rowsOf(board: Board): Row[] {
  return [...board.tiers, { id: POOL, images: board.pool }];
}

export function findRow(board: Board, id: RowId): Row | null {
  if (id === POOL) return { id, images: board.pool };
  return board.tiers.find((tier) => tier.id === id) ?? null;
}

export function findRowOfImage(board: Board, image: number): Row | null {
  return rowsOf(board).find((row) => row.images.includes(image)) ?? null;
}

/** Every image that is shown, in reading order. */
export function imagesOf(board: Board): number[] {
  return rowsOf(board).flatMap((row) => row.images);
}

/** The image for cards and previews: the chosen one, else the best placed, else the first of the pool. */
export function coverOf(board: Board): number | null {
  return board.mainImage ?? rowsOf(board).find((row) => row.images.length > 0)?.images[0] ?? null;
}

/** An id that no tier has. It depends on the board alone, so that replaying actions gives the same ids. */
export function freeTierId(tiers: readonly Pick<Tier, 'id'>[]): RowId {
  const taken = new Set(tiers.map((tier) => tier.id));
  let number = 1;
  while (taken.has(`t${number}`)) number++;
  return `t${number}`;
}

/** TL-13, TL-14. The label counts as it is stored: on one line, trimmed. */
export function checkLabel(label: string): LabelIssueCode | null {
  const stored = normaliseLine(label);
  if (stored === '') return 'empty_label';
  if (lengthOf(stored) > TIERLIST.labelMax) return 'label_too_long';
  return stored === POOL_LABEL ? 'reserved_label' : null;
}

/** Equality of content, as after a round trip through JSON. What both share is not looked at: a step costs what it touched. */
export function isSameBoard(a: Board, b: Board): boolean {
  if (a === b) return true;
  return (
    a.mainImage === b.mainImage &&
    isSameRow(a.pool, b.pool) &&
    isSameList(a.tiers, b.tiers, isSameTier) &&
    isSameList(a.hidden, b.hidden, (one, other) => one.image === other.image && one.row === other.row)
  );
}

/** The same images in the same order. */
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

/** Throws an error that names the first broken rule. For tests, and for places where a broken rule is a fault of ours. */
export function assertBoard(board: Board): void {
  const { tiers, hidden, mainImage } = board;
  assertTiers(tiers);
  const ids = new Set(tiers.map((tier) => tier.id));
  const shown = imagesOf(board);
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
