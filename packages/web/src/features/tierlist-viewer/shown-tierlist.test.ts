import type { Image, Tierlist } from '@palmares/core/contract/types';
import { describe, expect, it } from 'vitest';
import { toShownTierlist } from './shown-tierlist.ts';

const entry = (id: number, placement: number, disable = false) => ({
  id: id * 10,
  id_image: id,
  placement,
  disable,
  image: { id, name: `Image ${id}` } as Image,
});
const line = (label: string, placement: number, images: ReturnType<typeof entry>[], color = 'ff7f7f') => ({
  id: placement + 100,
  id_tierlist: 1,
  label,
  placement,
  color,
  images,
});
const tierlist = (lines: ReturnType<typeof line>[], id_main_image: number | null = null) =>
  ({ lines, id_main_image }) as unknown as Tierlist;

describe('toShownTierlist', () => {
  it('TL-70: orders tiers and images by placement and keeps the unclassified apart', () => {
    const shown = toShownTierlist(
      tierlist([
        line('Non classé', 0, [entry(9, 1)]),
        line('B', 2, []),
        line('A', 1, [entry(2, 2), entry(1, 1)]),
      ]),
    );
    expect(shown.tiers.map(({ label }) => label)).toEqual(['A', 'B']);
    expect(shown.tiers[0]?.images.map(({ id }) => id)).toEqual([1, 2]);
    expect(shown.pool.map(({ id }) => id)).toEqual([9]);
    expect(shown.images.map(({ id }) => id)).toEqual([1, 2, 9]);
  });

  it('names a tier without a label by its position', () => {
    const shown = toShownTierlist(tierlist([line('A', 1, []), line(' ', 2, [])]));
    expect(shown.tiers[1]?.label).toBe('Tier 2');
  });

  it('TL-5, TL-70: shows a colour that is not one as white', () => {
    expect(toShownTierlist(tierlist([line('A', 1, [], 'red')])).tiers[0]?.color).toBe('FFFFFF');
  });

  it('leaves out disabled images', () => {
    expect(toShownTierlist(tierlist([line('A', 1, [entry(1, 1, true), entry(2, 2)])])).images).toHaveLength(
      1,
    );
  });

  it('has the main image as its cover, else the best placed one, else none', () => {
    const lines = [line('A', 1, [entry(1, 1)]), line('B', 2, [entry(2, 1)])];
    expect(toShownTierlist(tierlist(lines, 2)).cover?.id).toBe(2);
    expect(toShownTierlist(tierlist(lines, 77)).cover?.id).toBe(1);
    expect(toShownTierlist(tierlist([])).cover).toBeNull();
  });

  it('knows where each image stands', () => {
    const shown = toShownTierlist(
      tierlist([line('A', 1, [entry(1, 1)]), line('Non classé', 0, [entry(9, 1)])]),
    );
    expect(shown.placeOf.get(1)).toBe('A');
    expect(shown.placeOf.get(9)).toBe('Images non classées');
  });
});
