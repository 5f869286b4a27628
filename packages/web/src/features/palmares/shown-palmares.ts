// Derives the view of a palmarès: its state, and its images by tier.
import type { AlbumPalmares, Image, RankedImage } from '@palmares/core/contract/types';
import { PALMARES } from '@palmares/core/palmares/limits';

/** The id of the palmarès on the album's page, to which the header leads. */
export const PALMARES_ID = 'palmares';

/** A fifth of the images that a person judged, from best (0) to worst (4). */
export type Level = 0 | 1 | 2 | 3 | 4;
export const LEVELS: readonly Level[] = [0, 1, 2, 3, 4];

/** The tiers of the logo, best first. */
const LABELS = ['S', 'A', 'B', 'C', 'D'] as const;
export type TierLabel = (typeof LABELS)[number];

/** `computing`: hidden since a voice was withdrawn. `few`: too few voices for a palmarès. */
export type PalmaresState = 'none' | 'few' | 'computing' | 'ready';

export function getPalmaresState({ voices, images, outdated }: AlbumPalmares): PalmaresState {
  if (outdated) return 'computing';
  if (images.length === 0 || voices === 0) return 'none';
  return voices < PALMARES.voicesMin ? 'few' : 'ready';
}

/** One line of the palmarès with its image. */
export type PalmaresRow = RankedImage & { readonly image: Image };

/** Joins the palmarès with the album's images, which it references by id. Images that were added or removed since are omitted. */
export function toRows(palmares: readonly RankedImage[], images: readonly Image[]): PalmaresRow[] {
  const imageOf = new Map(images.map((image) => [image.id, image]));
  return palmares.flatMap((ranked) => {
    const image = imageOf.get(ranked.id_image);
    return image === undefined ? [] : [{ ...ranked, image }];
  });
}

export type ShownTier = { readonly label: TierLabel; readonly rows: readonly PalmaresRow[] };

/** Groups the rows by tier and omits empty tiers. */
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

/** Returns the tiers that no image is in, best first. */
export function findEmptyTiers(tiers: readonly ShownTier[]): readonly TierLabel[] {
  const filled = new Set(tiers.map(({ label }) => label));
  return LABELS.filter((label) => !filled.has(label));
}

export function getTierLabel({ tier }: RankedImage): TierLabel | null {
  return tier === null ? null : (LABELS[tier] ?? null);
}

/** Returns the fifth with the most voices, and their number. */
export function findCommonLevel({ fifths }: RankedImage): { level: Level; hands: number } {
  const hands = Math.max(0, ...fifths);
  return { level: LEVELS.find((level) => fifths[level] === hands) ?? 0, hands };
}
