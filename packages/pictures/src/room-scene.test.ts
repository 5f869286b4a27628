// The picture of a room's result keeps the invariants of a scene with any names and any numbers.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoomContent } from './content.ts';
import { FIXED_SIZES, type Format } from './format.ts';
import { layoutPicture } from './layout-picture.ts';
import { assertScene, listSceneImages, listSceneTexts } from './scene.ts';
import { anyOptions } from './testing/any-content.ts';
import { AWKWARD_NAMES, plainMeasure, someImages } from './testing/contents.ts';

const FORMATS: readonly Format[] = ['natural', 'wide', 'square', 'tall'];

function makeRoomContent(guests: number, images: number): RoomContent {
  return {
    kind: 'room',
    title: 'Mes films',
    origin: 'Un salon de Palmarès',
    site: 'palmares.example',
    agreements: {
      title: 'D’accord avec le groupe',
      rows: Array.from({ length: guests }, (_, index) => ({
        name: AWKWARD_NAMES[index % AWKWARD_NAMES.length] ?? '',
        share: 1 - index / 20,
        value: `${100 - 5 * index} %`,
      })),
    },
    facts:
      guests < 2
        ? []
        : [
            { title: 'Les plus proches', text: 'Léa et Invité 12, d’accord à 80 %' },
            { title: 'L’avis le plus original', text: 'Hyperinflationsbekämpfung, d’accord à 12 %' },
          ],
    divided: { title: 'Ce qui divise le plus', images: someImages(images) },
  };
}

test.each(FORMATS.flatMap((format) => [0, 1, 2, 6, 12].map((guests) => [format, guests] as const)))(
  'SA-23: %s, %i guests: everything is inside, and the best bars are shown',
  (format, guests) => {
    for (const images of [0, 3]) {
      const content = makeRoomContent(guests, images);
      const scene = layoutPicture(content, { format, scale: 1, names: true }, plainMeasure);
      const drawn = listSceneImages(scene).map(({ id }) => id);
      assertScene(scene, drawn, plainMeasure);
      if (format !== 'natural') expect(scene).toMatchObject(FIXED_SIZES[format]);
      expect(drawn).toHaveLength(images);
      const texts = listSceneTexts(scene).flatMap(({ lines }) => lines);
      for (const { value } of content.agreements.rows.slice(0, 3)) expect(texts).toContain(value);
    }
  },
);

test('any result keeps the invariants of a scene', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(
      anyOptions,
      fc.array(fc.record({ name: text, share: fc.double({ min: -1, max: 2, noNaN: true }), value: text }), {
        maxLength: 15,
      }),
      fc.array(fc.record({ title: text, text }), { maxLength: 2 }),
      fc.integer({ min: 0, max: 9 }),
      (options, rows, facts, images) => {
        const base = makeRoomContent(0, images);
        const content = { ...base, facts, agreements: { ...base.agreements, rows } };
        const scene = layoutPicture(content, options, plainMeasure);
        const ids = listSceneImages(scene).map(({ id }) => id);
        assertScene(scene, ids, plainMeasure);
        expect(new Set(ids).size).toBe(ids.length);
      },
    ),
    {
      numRuns: 200,
      // A fact of one line at the end of a full picture, whose box was as high as two.
      examples: [
        [
          { format: 'square', scale: 1, names: false },
          Array.from({ length: 5 }, () => ({ name: '', share: 0, value: '' })),
          [
            { title: '', text: '' },
            { title: '', text: '!' },
          ],
          0,
        ],
      ],
    },
  );
});
