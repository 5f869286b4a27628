// The saved form of a board: lines of images, as the API speaks (TL-3, TL-64).
// Invariant: a board that is saved and read again has the same tiers, images, order and hidden images; hidden ones
// come last in their line, since nobody sees where they stand.
// Leaves out: ids of lines, which each save makes anew, and the fields around (name, visibility).

import { normaliseLine } from '../text/normalise-text.ts';
import { type Board, POOL, POOL_LABEL, type RowId, type Tier } from './board.ts';
import { repairBoard } from './repair-board.ts';
import { POOL_COLOUR } from './tier-colours.ts';

/** `placement` counts from 1. `disable` is there only when true. */
export type SavedImage = { id_image: number; placement: number; disable?: true };

/** `placement`: 0 for the pool, 1 and above for the tiers from best to worst. */
export type SavedLine = { label: string; placement: number; color: string; images: SavedImage[] };

/** A line as it is read; everything beyond (names, paths) is ignored. */
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

/** Accepts what any client may have saved: the nearest valid board. Tier ids are t1, t2… from best to worst. */
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

/** TL-4: the unclassified bucket has placement 0, or is known by its label. */
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
