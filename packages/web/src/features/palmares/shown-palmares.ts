// What the page shows of a palmarès: in which state it is, and its images by tier.
import type { AlbumPalmares, Image, RankedImage } from '@palmares/core/contract/types';
import { PALMARES } from '@palmares/core/limits';

/** A fifth of what a person judged, from best (0) to worst (4). */
export type Level = 0 | 1 | 2 | 3 | 4;
export const LEVELS: readonly Level[] = [0, 1, 2, 3, 4];

/** The tiers of the mark, best first. */
const LABELS = ['S', 'A', 'B', 'C', 'D'] as const;
export type TierLabel = (typeof LABELS)[number];

/** `computing`: hidden since a voice has left. `few`: too few voices to say what people think. */
export type PalmaresState = 'none' | 'few' | 'computing' | 'ready';

export function stateOf({ voices, images, outdated }: AlbumPalmares): PalmaresState {
  if (outdated) return 'computing';
  if (images.length === 0 || voices === 0) return 'none';
  return voices < PALMARES.voicesMin ? 'few' : 'ready';
}

/** One line of the palmarès with its image. */
export type PalmaresRow = RankedImage & { readonly image: Image };

/** `images`: those of the album, which the palmarès names by their ids alone. One that has come or gone since is in neither. */
export function toRows(palmares: readonly RankedImage[], images: readonly Image[]): PalmaresRow[] {
  const imageOf = new Map(images.map((image) => [image.id, image]));
  return palmares.flatMap((ranked) => {
    const image = imageOf.get(ranked.id_image);
    return image === undefined ? [] : [{ ...ranked, image }];
  });
}

export type ShownTier = { readonly label: TierLabel; readonly rows: readonly PalmaresRow[] };

/** Tiers without images are left out. */
export function toTiers(rows: readonly PalmaresRow[]): {
  tiers: readonly ShownTier[];
  unknown: readonly PalmaresRow[];
} {
  const tiers = LABELS.map((label, index) => ({ label, rows: rows.filter(({ tier }) => tier === index) }));
  return {
    tiers: tiers.filter((tier) => tier.rows.length > 0),
    unknown: rows.filter(({ tier }) => tier === null),
  };
}

export function labelOf({ tier }: RankedImage): TierLabel | null {
  return tier === null ? null : (LABELS[tier] ?? null);
}

/** Where most hands hold it, and how many these are. */
export function mostOf({ fifths }: RankedImage): { level: Level; hands: number } {
  const hands = Math.max(0, ...fifths);
  return { level: LEVELS.find((level) => fifths[level] === hands) ?? 0, hands };
}
