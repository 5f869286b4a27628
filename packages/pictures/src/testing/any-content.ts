// Contents for property tests, including some that people can hardly make.
import * as fc from 'fast-check';
import type { PictureContent, PictureImage } from '../content.ts';
import type { PictureOptions } from '../format.ts';
import { AWKWARD_NAMES } from './contents.ts';

type Unnumbered = Omit<PictureImage, 'id'>;

function numbered(lists: readonly (readonly Unnumbered[])[]): PictureImage[][] {
  let id = 0;
  return lists.map((list) => list.map((one) => ({ ...one, id: ++id })));
}

const image = fc.record({
  name: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 25 }), fc.constantFrom(...AWKWARD_NAMES)),
  width: fc.integer({ min: 0, max: 4_000 }),
  height: fc.integer({ min: 0, max: 4_000 }),
});
const images = fc.array(image, { maxLength: 60 });
const told = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 100 }),
  origin: fc.string({ unit: 'grapheme', maxLength: 100 }),
  site: fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
});
export const anyOptions: fc.Arbitrary<PictureOptions> = fc.record({
  format: fc.constantFrom<PictureOptions['format']>('natural', 'wide', 'square', 'tall'),
  scale: fc.constantFrom<1 | 2>(1, 2),
  names: fc.boolean(),
});
const label = fc.string({ unit: 'grapheme', maxLength: 37 });
const tierlist = fc
  .record({
    told,
    labels: fc.array(label, { minLength: 1, maxLength: 15 }),
    lists: fc.array(images, { minLength: 15, maxLength: 15 }),
  })
  .map(({ told: words, labels, lists }): PictureContent => {
    const all = numbered(lists);
    return {
      kind: 'tierlist',
      ...words,
      tiers: labels.map((one, index) => ({ label: one, color: 'ff7f7f', images: all[index] ?? [] })),
    };
  });
const ranking = fc.record({ told, list: images }).map(
  ({ told: words, list }): PictureContent => ({
    kind: 'ranking',
    ...words,
    ranked: numbered([list]).flat(),
  }),
);
const tournament = fc
  .record({
    told,
    lists: fc.array(images, { maxLength: 8 }),
    hasChampion: fc.boolean(),
    beaten: fc.array(fc.nat(80), { maxLength: 8 }),
  })
  .map(({ told: words, lists, hasChampion, beaten }): PictureContent => {
    const [first = [], ...groups] = numbered([[{ name: 'Champion', width: 300, height: 500 }], ...lists]);
    return {
      kind: 'tournament',
      ...words,
      champion: hasChampion ? (first[0] ?? null) : null,
      groups: groups
        .filter((group) => group.length > 0)
        .map((group, index) => ({ title: `Round ${index}`, images: group })),
      beaten,
    };
  });

export const anyContent: fc.Arbitrary<PictureContent> = fc.oneof(tierlist, ranking, tournament);
