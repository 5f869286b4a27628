// The saved form of a board in the API: lines of images (TL-3, TL-64).
// Invariant: a board that is saved and read back has the same tiers, images, order and hidden images. Hidden images come last in their
// line, because their position is never visible.
// Line ids are new with each save. Fields such as name and visibility are not included.

import { normaliseLine } from '../text/normalise-text.ts';
import { type Board, POOL, POOL_LABEL, type RowId, type Tier } from './board.ts';
import { repairBoard } from './repair-board.ts';
import { POOL_COLOUR } from './tier-colours.ts';

/** `placement` is one-based. `disable` is present only when true. */
export type SavedImage = { id_image: number; placement: number; disable?: true };

/** `placement` is 0 for the pool, and 1 and above for the tiers from best to worst. */
export type SavedLine = { label: string; placement: number; color: string; images: SavedImage[] };

/** A line as it is read. Other fields (names, paths) are ignored. */
export type StoredLine = {
  readonly label?: string | null;
  readonly placement: number;
  readonly color?: string | null;
  readonly images?: readonly {
    readonly id_image: number;
    readonly placement: number;
    readonly disable?: boolean;
  }[];
};

export function toLines(board: Board): SavedLine[] {
  const lines = board.tiers.map(({ id, label, color, images }, index) => ({
    label,
    placement: index + 1,
    color,
    images: toSavedImages(images, hiddenIn(board, id)),
  }));
  const pool = toSavedImages(board.pool, hiddenIn(board, POOL));
  if (pool.length > 0) lines.push({ label: POOL_LABEL, placement: 0, color: POOL_COLOUR, images: pool });
  return lines;
}

/** Builds the nearest valid board from lines that any client may have saved. Tier ids are t1, t2… from best to worst. */
export function fromLines(lines: readonly StoredLine[], mainImage: number | null = null): Board {
  const tiers: Tier[] = [];
  const pool: number[] = [];
  const hidden: { image: number; row: RowId }[] = [];
  const sorted = byPlacement(lines);
  const tierLines = sorted.filter((line) => !isPoolLine(line));
  for (const line of [...tierLines, ...sorted.filter(isPoolLine)]) {
    const row = isPoolLine(line) ? POOL : `t${tiers.length + 1}`;
    const images = byPlacement(line.images ?? []);
    const shown = images.filter(({ disable }) => disable !== true).map(({ id_image }) => id_image);
    for (const { id_image, disable } of images) if (disable === true) hidden.push({ image: id_image, row });
    if (row === POOL) pool.push(...shown);
    else tiers.push({ id: row, label: line.label ?? '', color: line.color ?? '', images: shown });
  }
  return repairBoard({ tiers, pool, hidden, mainImage });
}

/** The pool has placement 0 or the reserved label (TL-4). */
export function isPoolLine(line: Pick<StoredLine, 'label' | 'placement'>): boolean {
  return line.placement === 0 || normaliseLine(line.label ?? '') === POOL_LABEL;
}

function toSavedImages(shown: readonly number[], hidden: readonly number[]): SavedImage[] {
  return [
    ...shown.map((id_image, index) => ({ id_image, placement: index + 1 })),
    ...hidden.map((id_image, index) => ({
      id_image,
      placement: shown.length + index + 1,
      disable: true as const,
    })),
  ];
}

function hiddenIn(board: Board, row: RowId): number[] {
  return board.hidden.filter((hidden) => hidden.row === row).map(({ image }) => image);
}

function byPlacement<T extends { readonly placement: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.placement - b.placement);
}
