import { DEMO_TIERLISTS } from '@palmares/demo/tierlists';
import { VOICE_TIERLISTS } from '@palmares/demo/voices';
import * as tierlists from '../content/tierlist/tierlist.repository.ts';
import { createFiller } from './fill-content.ts';
import type { Filled } from './fill-progress.ts';

const POOL_LINE = { label: 'Non classé', placement: 0, color: 'CCCCCC' } as const;

export const fillTierlists = createFiller(
  'tierlist',
  [...DEMO_TIERLISTS, ...VOICE_TIERLISTS],
  async (trx, row, filled, tierlist) => {
    const placed = (icons: readonly string[]) =>
      icons.map((icon, index) => ({ id_image: getId(filled, icon), placement: index + 1 }));
    const inTiers = new Set<string>(tierlist.tiers.flatMap((tier) => tier.images));
    const unplaced = Object.keys(filled.images).filter((icon) => !inTiers.has(icon));
    const lines = tierlist.tiers.map((tier, index) => ({
      label: tier.label,
      color: tier.color,
      placement: index + 1,
      images: placed(tier.images),
    }));
    const pool = unplaced.length === 0 ? [] : [{ ...POOL_LINE, images: placed(unplaced) }];
    const id_main_image = getId(filled, tierlist.mainImage);
    const id = await tierlists.insertTierlist(trx, { ...row, id_main_image });
    await tierlists.replaceLines(trx, id, [...lines, ...pool]);
    return id;
  },
);

function getId(filled: Filled, icon: string): number {
  const id = filled.images[icon];
  if (id === undefined) throw new Error(`demo: ${icon} is not in album ${filled.albumId}`);
  return id;
}
