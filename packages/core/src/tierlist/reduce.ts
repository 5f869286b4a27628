// Computes the next board after an action.
// Invariant: a valid board stays valid after every action; an action that is refused (`check`) or changes nothing returns the same object.
// The function is deterministic, so a list of actions can be replayed.
// Undo is in history.ts.
import { normaliseLine } from '../text/normalise-text.ts';
import { type Action, check } from './actions.ts';
import {
  type Board,
  createTier,
  createTierId,
  findCover,
  listBoardImages,
  POOL,
  type RowId,
  type Tier,
} from './board.ts';
import { mapRows, moveImages, without } from './move-images.ts';
import { labelPreset, type PresetTier } from './presets.ts';

// oxlint-disable-next-line eslint/complexity -- one flat case for each action
export function reduce(board: Board, action: Action): Board {
  if (check(board, action) !== null) return board;
  switch (action.type) {
    case 'move':
      return moveImages(board, action.images, action.to);
    case 'toPool':
      return toPool(board, action.images);
    case 'addTier':
      return addTier(board, action.label, action.color, action.at ?? board.tiers.length);
    case 'removeTier':
      return keepTiers(
        board,
        board.tiers.filter(({ id }) => id !== action.tier),
      );
    case 'renameTier':
      return patchTier(board, action.tier, { label: normaliseLine(action.label) });
    case 'recolourTier':
      return patchTier(board, action.tier, { color: action.color });
    case 'moveTier':
      return moveTier(board, action.tier, action.direction === 'up' ? -1 : 1);
    case 'reset':
      return reset(board);
    case 'applyPreset':
      return applyPreset(board, labelPreset(action.preset, action.labels) ?? []);
    case 'setMainImage':
      return board.mainImage === action.image ? board : { ...board, mainImage: action.image };
    case 'addImages':
      return addImages(board, action.images);
    case 'removeImages':
      return removeImages(board, action.images);
  }
}

function toPool(board: Board, images: readonly number[]): Board {
  const pooled = new Set(board.pool);
  const placed = images.filter((image) => !pooled.has(image));
  return moveImages(board, placed, { tier: POOL, before: null });
}

function addTier(board: Board, label: string, color: string, at: number): Board {
  const tier = createTier(createTierId(board.tiers), { label: normaliseLine(label), color });
  const index = Math.min(Math.max(at, 0), board.tiers.length);
  return { ...board, tiers: board.tiers.toSpliced(index, 0, tier) };
}

/** Keeps these tiers and moves the images of the others, shown or hidden, to the pool. */
function keepTiers(board: Board, tiers: readonly Tier[]): Board {
  const kept = new Set(tiers.map(({ id }) => id));
  const freed = board.tiers.filter(({ id }) => !kept.has(id)).flatMap(({ images }) => images);
  return {
    ...board,
    tiers,
    pool: freed.length > 0 ? [...board.pool, ...freed] : board.pool,
    hidden: board.hidden.map((image) => (kept.has(image.row) ? image : { ...image, row: POOL })),
  };
}

function patchTier(board: Board, id: RowId, patch: Partial<Pick<Tier, 'label' | 'color'>>): Board {
  const tiers = board.tiers.map((tier) => {
    const next = { ...tier, ...patch };
    return tier.id === id && (next.label !== tier.label || next.color !== tier.color) ? next : tier;
  });
  return tiers.some((tier, index) => tier !== board.tiers[index]) ? { ...board, tiers } : board;
}

function moveTier(board: Board, id: RowId, step: -1 | 1): Board {
  const from = board.tiers.findIndex((tier) => tier.id === id);
  const tier = board.tiers[from];
  const to = from + step;
  if (!tier || to < 0 || to >= board.tiers.length) return board;
  return { ...board, tiers: board.tiers.toSpliced(from, 1).toSpliced(to, 0, tier) };
}

/** Empties the tiers of their shown images, which join the end of the pool. */
function reset(board: Board): Board {
  const placed = board.tiers.flatMap(({ images }) => images);
  if (placed.length === 0) return board;
  return mapRows(board, (images, row) => {
    if (row === POOL) return [...images, ...placed];
    return images.length > 0 ? [] : images;
  });
}

/** Images keep the tier at their position. Those of tiers beyond the preset go to the pool. */
function applyPreset(board: Board, wanted: readonly PresetTier[]): Board {
  const tiers: Tier[] = [];
  for (const [index, { label, color }] of wanted.entries()) {
    const tier = board.tiers[index];
    if (!tier) tiers.push(createTier(createTierId([...board.tiers, ...tiers]), { label, color }));
    else tiers.push(tier.label === label && tier.color === color ? tier : { ...tier, label, color });
  }
  const same =
    tiers.length === board.tiers.length && tiers.every((tier, index) => tier === board.tiers[index]);
  return same ? board : keepTiers(board, tiers);
}

function addImages(board: Board, images: readonly number[]): Board {
  const known = new Set([...listBoardImages(board), ...board.hidden.map(({ image }) => image)]);
  const added = [...new Set(images)].filter((image) => !known.has(image));
  return added.length === 0 ? board : { ...board, pool: [...board.pool, ...added] };
}

function removeImages(board: Board, images: readonly number[]): Board {
  const gone = new Set(images);
  const rest = mapRows(board, (row) => without(row, gone));
  const hidden = board.hidden.filter(({ image }) => !gone.has(image));
  const next = hidden.length === board.hidden.length ? rest : { ...rest, hidden };
  if (next.mainImage === null || !gone.has(next.mainImage)) return next;
  // Choose a new main image when the current one is removed (TL-23).
  return { ...next, mainImage: findCover({ ...next, mainImage: null }) };
}
