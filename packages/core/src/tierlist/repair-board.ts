// Repairs a board: used for damaged drafts, lines saved by other clients, and albums that changed.
// Invariant: the result passes `assertBoard`; a valid board comes back equal; no valid image is lost.
// parse-board.ts reads untrusted data and wire.ts reads saved lines; both call this module.
import { isImageId } from '../image-id.ts';
import { truncate } from '../text/graphemes.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import { type Board, checkLabel, createBoard, createTierId, POOL, type Tier } from './board.ts';
import { getFallbackLabel } from './fallback-label.ts';
import { TIERLIST } from './limits.ts';
import { reduce } from './reduce.ts';
import { FALLBACK_COLOUR, isColour } from './tier-colours.ts';

/**
 * Keeps the first occurrence of each image, moves the images of tiers beyond the
 * 15th to the pool, and adds the default tiers when there are none.
 */
export function repairBoard(board: Board): Board {
  const seen = new Set<number>();
  const fresh = (image: number): boolean => {
    const isFresh = isImageId(image) && !seen.has(image);
    seen.add(image);
    return isFresh;
  };
  const tiers: Tier[] = [];
  for (const tier of board.tiers.slice(0, TIERLIST.tiersMax)) {
    tiers.push({
      id: isUsableId(tier.id, tiers) ? tier.id : createTierId([...board.tiers, ...tiers]),
      label: repairLabel(tier.label, tiers.length + 1),
      color: isColour(tier.color) ? tier.color : FALLBACK_COLOUR,
      images: tier.images.filter(fresh),
    });
  }
  const overflow = board.tiers.slice(TIERLIST.tiersMax).flatMap((tier) => tier.images);
  const pool = [...board.pool, ...overflow].filter(fresh);
  const rows = new Set(tiers.map(({ id }) => id));
  const hidden = board.hidden
    .filter(({ image }) => fresh(image))
    .map(({ image, row }) => ({ image, row: rows.has(row) ? row : POOL }));
  const isShown = [...tiers.map(({ images }) => images), pool].some((row) =>
    row.includes(board.mainImage ?? 0),
  );
  return {
    tiers: tiers.length > 0 ? tiers : createBoard([]).tiers,
    pool,
    hidden,
    mainImage: isShown ? board.mainImage : null,
  };
}

/**
 * Adapts a board to another selection of images: missing images leave and new ones join the pool. Hidden
 * images stay in any case, because they belong to the saved content.
 */
export function reconcile(board: Board, imageIds: readonly number[]): Board {
  const wanted = new Set(imageIds);
  const rows = [...board.tiers.map(({ images }) => images), board.pool];
  const gone = rows.flatMap((row) => row.filter((image) => !wanted.has(image)));
  const rest = reduce(board, { type: 'removeImages', images: gone });
  return reduce(rest, { type: 'addImages', images: imageIds.filter(isImageId) });
}

function isUsableId(id: string, tiers: readonly Tier[]): boolean {
  return id !== '' && id !== POOL && tiers.every((tier) => tier.id !== id);
}

function repairLabel(label: string, position: number): string {
  const cut = truncate(normaliseLine(label), TIERLIST.labelMax).trim();
  return checkLabel(cut) === null ? cut : getFallbackLabel(position);
}
