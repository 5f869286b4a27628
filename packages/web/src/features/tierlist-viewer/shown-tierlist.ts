// Converts a saved tier list for the viewer: tiers by placement, the unclassified images apart (TL-70, TL-73). The line images include
// their image, so that no other request is needed.
import type { Image, Tierlist } from '@palmares/core/contract/types';
import { getFallbackLabel } from '@palmares/core/tierlist/fallback-label';
import { FALLBACK_COLOUR, isColour } from '@palmares/core/tierlist/tier-colours';
import { isPoolLine } from '@palmares/core/tierlist/wire';
import { TIERLIST_TEXTS } from '@palmares/texts/page/tierlist';

export type ShownTier = {
  readonly key: number;
  readonly label: string;
  readonly color: string;
  readonly images: readonly Image[];
};

export type ShownTierlist = {
  readonly tiers: readonly ShownTier[];
  readonly pool: readonly Image[];
  /** All images, in reading order. */
  readonly images: readonly Image[];
  /** A text for the place of each image. */
  readonly placeOf: ReadonlyMap<number, string>;
  readonly cover: Image | null;
};

export function toShownTierlist({ lines, id_main_image }: Tierlist): ShownTierlist {
  const sorted = lines.toSorted((a, b) => a.placement - b.placement);
  const tiers = sorted
    .filter((line) => !isPoolLine(line))
    .map((line, index) => ({
      key: line.id,
      label: line.label.trim() === '' ? getFallbackLabel(index + 1) : line.label,
      color: isColour(line.color) ? line.color : FALLBACK_COLOUR,
      images: getImages(line),
    }));
  const pool = sorted.filter(isPoolLine).flatMap(getImages);
  const images = [...tiers.flatMap((tier) => tier.images), ...pool];
  const placeOf = new Map<number, string>();
  for (const { label, images: placed } of tiers) for (const { id } of placed) placeOf.set(id, label);
  for (const { id } of pool) placeOf.set(id, TIERLIST_TEXTS.poolTitle);
  return {
    tiers,
    pool,
    images,
    placeOf,
    cover: images.find(({ id }) => id === id_main_image) ?? images[0] ?? null,
  };
}

function getImages(line: Tierlist['lines'][number]): Image[] {
  return line.images
    .filter(({ disable }) => !disable)
    .toSorted((a, b) => a.placement - b.placement)
    .map(({ image }) => image);
}
