import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getAspectRatio, type PictureContent, shownImages } from './content.ts';
import { FIXED_SIZES, type Format, type PictureOptions } from './format.ts';
import { layoutPicture } from './layout-picture.ts';
import { assertScene, imageShare, listSceneImages, listSceneTexts, type Scene } from './scene.ts';
import { anyContent, anyOptions } from './testing/any-content.ts';
import {
  makeRankingContent,
  makeTierlistContent,
  makeTournamentContent,
  plainMeasure,
  someImages,
} from './testing/contents.ts';
import { NAME_WIDTH_MIN } from './tile.ts';

const FORMATS: readonly Format[] = ['natural', 'wide', 'square', 'tall'];
const KINDS = {
  tierlist: makeTierlistContent,
  ranking: makeRankingContent,
  tournament: makeTournamentContent,
} as const;
type Kind = keyof typeof KINDS;

const layout = (content: PictureContent, options: Partial<PictureOptions> = {}): Scene =>
  layoutPicture(content, { format: 'natural', scale: 1, names: true, ...options }, plainMeasure);
const getIds = (content: PictureContent) => shownImages(content).map(({ id }) => id);
const getRows = ({ shapes }: Scene) =>
  shapes.flatMap((shape) => (shape.kind === 'panel' && shape.paint === 'raised' ? [shape.box] : []));
const cases = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
  FORMATS.flatMap((format) => [2, 14, 100, 300].map((count) => [kind, format, count] as const)),
);

test.each(cases)(
  'a %s, %s, of %i images: each stands once, apart and inside, texts in their boxes',
  (kind, format, count) => {
    const content = KINDS[kind](count);
    for (const names of [true, false]) {
      const scene = layout(content, { format, names });
      assertScene(scene, getIds(content), plainMeasure);
      if (format !== 'natural') expect(scene).toMatchObject({ ...FIXED_SIZES[format], scale: 1 });
    }
  },
);

/** Minimum share of the picture covered by images. It is low for tier lists with uneven rows and for tournaments with one champion. */
const FULL: Record<Kind, Record<Format, number>> = {
  tierlist: { natural: 0.26, wide: 0.07, square: 0.21, tall: 0.35 },
  ranking: { natural: 0.2, wide: 0.15, square: 0.2, tall: 0.2 },
  tournament: { natural: 0.15, wide: 0.16, square: 0.14, tall: 0.18 },
};

test.each(cases)('a %s, %s, of %i images is filled', (kind, format, count) => {
  expect(imageShare(layout(KINDS[kind](count), { format }))).toBeGreaterThan(FULL[kind][format]);
});

test.each([
  [14, 0.35],
  [100, 0.4],
  [300, 0.4],
])('the natural picture of a tier list of %i images is mostly images', (count, share) => {
  const square = makeTierlistContent(count).tiers.map((tier) => ({
    ...tier,
    images: tier.images.map((image) => ({ ...image, width: 500, height: 500 })),
  }));
  expect(imageShare(layout({ ...makeTierlistContent(count), tiers: square }))).toBeGreaterThan(share);
});

const labelled = (label: string): PictureContent => ({
  ...makeTierlistContent(0),
  tiers: [{ label, color: 'ff7f7f', images: someImages(1) }],
});

test('any content keeps the invariants of a scene, and is laid out the same each time', () => {
  fc.assert(
    fc.property(anyContent, anyOptions, (content, wanted) => {
      const scene = layoutPicture(content, wanted, plainMeasure);
      assertScene(scene, getIds(content), plainMeasure);
      expect(layoutPicture(content, wanted, plainMeasure)).toEqual(scene);
    }),
    // A grapheme may consist of two characters: an ideograph followed by a letter with its dot.
    {
      numRuns: 60,
      examples: [[labelled('\u{20000}\u{11099}\u{110ba}'), { format: 'natural', scale: 1, names: false }]],
    },
  );
});

test('a content with nothing to tell is a picture of our mark', () => {
  const scene = layout({ kind: 'ranking', title: '', origin: '', site: '', ranked: [] });
  assertScene(scene, [], plainMeasure);
  expect(listSceneTexts(scene).flatMap(({ lines }) => lines)).toEqual(['Palmarès']);
});

describe('sizes', () => {
  test('the natural picture has two pixels for one where that is asked for, fewer where a phone would refuse the canvas', () => {
    expect(layout(makeTierlistContent(14), { scale: 2 }).scale).toBe(2);
    const large = layout(makeTierlistContent(2_000), { scale: 2 });
    expect(large.scale).toBeLessThan(2);
    expect(large.width * large.height * large.scale ** 2).toBeLessThanOrEqual(16_000_100);
  });
});

describe('names', () => {
  test('are there where they can be read', () => {
    const scene = layout(makeTierlistContent(14));
    const names = listSceneTexts(scene).filter(({ lines }) => lines.join(' ').startsWith('Image '));
    expect(names).toHaveLength(14);
    for (const { size } of names) expect(size).toBeGreaterThanOrEqual(14);
    expect(scene.named).toBe(true);
  });

  test('are absent where they were not asked for, or could not be read', () => {
    expect(layout(makeTierlistContent(14), { names: false }).named).toBe(false);
    const small = layout(makeTierlistContent(300), { format: 'wide' });
    expect(small.named).toBe(false);
    expect(listSceneTexts(small).some(({ lines }) => lines.join(' ').startsWith('Image '))).toBe(false);
  });

  test.each(cases.filter(([kind]) => kind !== 'tournament'))(
    'of a %s, %s, of %i images stand on all or none',
    (kind, format, count) => {
      const scene = layout(KINDS[kind](count), { format });
      const tiles = listSceneImages(scene).filter(({ fit }) => fit === 'cover');
      const named = tiles.filter(({ picture }) => picture !== undefined);
      expect([0, tiles.length]).toContain(named.length);
    },
  );

  test.each(cases)('of a %s, %s, of %i images stand only where they can be read', (kind, format, count) => {
    const tiles = listSceneImages(layout(KINDS[kind](count), { format })).filter(
      ({ fit }) => fit === 'cover',
    );
    const named = tiles.filter(({ picture }) => picture !== undefined);
    for (const { box } of named) expect(box.width).toBeGreaterThanOrEqual(NAME_WIDTH_MIN);
  });

  test('are cut between syllables where a word is too long, and end in an ellipsis where even that is too much', () => {
    const images = [
      { id: 1, name: 'Anticonstitutionnel', width: 1, height: 1 },
      { id: 2, name: 'Hyperinflationsbekämpfungsgesetzgebungen', width: 1, height: 1 },
      ...someImages(40, 3),
    ];
    const content = { ...makeTierlistContent(0), tiers: [{ label: 'S', color: 'ff7f7f', images }] };
    const [short, long] = listSceneTexts(layout(content))
      .map(({ lines }) => lines)
      .filter(([first]) => /^(?:Anti|Hyper)/u.test(first ?? ''));
    expect(short?.join('').replaceAll('-', '')).toBe('Anticonstitutionnel');
    expect(short?.[0]).toMatch(/[a-z]-$/u);
    expect(long?.at(-1)).toMatch(/…$/u);
  });
});

describe('a tier list', () => {
  test('has one size for its labels, which break between words', () => {
    const labels = ['S', 'À revoir un soir', 'Bof'];
    const tiers = labels.map((label, index) => ({
      label,
      color: 'ff7f7f',
      images: someImages(4, 1 + 4 * index),
    }));
    const written = listSceneTexts(layout({ ...makeTierlistContent(0), tiers })).filter(
      ({ align, face }) => align === 'center' && face === 'title',
    );
    expect(new Set(written.map(({ size }) => size)).size).toBe(1);
    expect(written.map(({ lines }) => lines.join(' '))).toEqual(labels);
  });

  test('cuts a label of one long word rather than write it too small to be read', () => {
    const labels = ['Anticonstitutionnel', 'Bof'];
    const tiers = labels.map((label, index) => ({
      label,
      color: 'ff7f7f',
      images: someImages(4, 1 + 4 * index),
    }));
    const written = listSceneTexts(layout({ ...makeTierlistContent(0), tiers })).filter(
      ({ align, face }) => align === 'center' && face === 'title',
    );
    expect(written.map(({ lines }) => lines.join('').replaceAll('-', ''))).toEqual(labels);
    for (const { size } of written) expect(size).toBeGreaterThanOrEqual(18);
  });

  test('gives a tier without images a low row', () => {
    const tiers = [
      { label: 'S', color: 'ff7f7f', images: someImages(3) },
      { label: 'A', color: 'ffbf7f', images: [] },
    ];
    const rows = getRows(layout({ ...makeTierlistContent(0), tiers }));
    expect(rows.map(({ height }) => height > 60)).toEqual([true, false]);
  });

  test.each(FORMATS)('SH-88: %s, no two tiers share a line, and all tiles have one size', (format) => {
    const content = makeTierlistContent(14);
    const tiers = [...content.tiers, { label: 'E', color: 'bf7fff', images: someImages(17) }];
    const scene = layout({ ...content, tiers }, { format });
    const rows = getRows(scene);
    expect(rows).toHaveLength(6);
    expect(new Set(rows.map(({ y }) => y)).size).toBe(6);
    const sizes = listSceneImages(scene).map(({ box }) => `${box.width} × ${box.height}`);
    expect(new Set(sizes).size).toBe(1);
  });

  test('SH-88: a name stands below its image, never over it', () => {
    const named = listSceneImages(layout(makeTierlistContent(14))).filter(({ over }) => over.length > 0);
    expect(named).toHaveLength(14);
    for (const { box, picture, over } of named)
      for (const part of over) {
        if (part.kind !== 'text' || picture === undefined) throw new Error('Not a name below an image');
        expect(part.text.y).toBeGreaterThanOrEqual(picture.y + picture.height);
        expect(picture.height).toBeGreaterThan(box.height * 0.6);
      }
  });
});

test('a tile shows a very long image whole, and fills itself with any other', () => {
  const images = [
    { id: 1, name: 'Logo', width: 1_200, height: 300 },
    { id: 2, name: 'Film', width: 1_600, height: 900 },
  ];
  const scene = layout({ ...makeTierlistContent(0), tiers: [{ label: 'S', color: 'ff7f7f', images }] });
  expect(listSceneImages(scene).map(({ fit }) => fit)).toEqual(['contain', 'cover']);
});

describe('a ranking', () => {
  const getArea = (scene: Scene, id: number) => {
    const box = listSceneImages(scene).find((shape) => shape.id === id)?.box;
    return box === undefined ? 0 : box.width * box.height;
  };

  test.each(FORMATS)('%s: the best is the largest, whole, and the podium larger than the rest', (format) => {
    const content = makeRankingContent(14);
    const scene = layout(content, { format });
    const [first, second, third] = [1, 2, 3].map((id) => getArea(scene, id));
    expect(first).toBeGreaterThan(second ?? 0);
    expect(first).toBeGreaterThan(third ?? 0);
    const podium = listSceneImages(scene).slice(0, 3);
    expect(podium.map(({ id, fit }) => [id, fit])).toEqual([
      [2, 'contain'],
      [1, 'contain'],
      [3, 'contain'],
    ]);
    for (const { id, box } of podium) {
      const image = content.ranked.find((one) => one.id === id) ?? { width: 0, height: 0 };
      expect(Math.abs(box.width / box.height / getAspectRatio(image) - 1)).toBeLessThan(0.03);
    }
  });

  test.each([4, 5, 8, 14, 40])(
    'natural, of %i images: none that follows is larger than the best',
    (count) => {
      const scene = layout(makeRankingContent(count));
      for (let id = 4; id <= count; id += 1) expect(getArea(scene, id)).toBeLessThan(getArea(scene, 1));
    },
  );

  test.each(FORMATS)('%s: the best has the largest area, whatever the shapes', (format) => {
    const shapes = [
      [900, 300],
      [500, 500],
      [400, 600],
    ] as const;
    const ranked = shapes.map(([width, height], index) => ({ id: index + 1, name: 'Nom', width, height }));
    const scene = layout({ ...makeRankingContent(0), ranked }, { format });
    const [first = 0, second = 0, third = 0] = [1, 2, 3].map((id) => getArea(scene, id));
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
  });

  test('what follows the podium carries its rank', () => {
    const lines = listSceneTexts(layout(makeRankingContent(14))).flatMap((text) => text.lines);
    for (let rank = 1; rank <= 14; rank += 1) expect(lines).toContain(String(rank));
  });
});

describe('a tournament', () => {
  test.each(FORMATS)('%s: the champion is whole and much larger than any other', (format) => {
    const scene = layout(makeTournamentContent(14), { format });
    const [hero, ...others] = listSceneImages(scene).toSorted(
      (a, b) => b.box.width * b.box.height - a.box.width * a.box.height,
    );
    expect(hero).toMatchObject({ id: 1, fit: 'contain' });
    const second = others[0]?.box ?? { width: 0, height: 0 };
    expect((hero?.box.width ?? 0) * (hero?.box.height ?? 0)).toBeGreaterThan(
      1.5 * second.width * second.height,
    );
  });

  test.each([8, 16, 32, 64].flatMap((count) => [[count, 'tall'] as const, [count, 'natural'] as const]))(
    'of %i images, %s: the first round is readable',
    (count, format) => {
      const content = makeTournamentContent(count);
      const first = new Set(content.groups.at(-1)?.images.map(({ id }) => id));
      const tiles = listSceneImages(layout(content, { format })).filter(({ id }) => first.has(id));
      expect(tiles.length).toBe(count / 2);
      for (const { box, picture } of tiles) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(80);
        expect(picture).toBeDefined();
      }
    },
  );

  test('in a story, the finalist and the other two of the last four share a row', () => {
    const scene = layout(makeTournamentContent(16), { format: 'tall' });
    const [, second, third, fourth] = listSceneImages(scene);
    expect(new Set([second, third, fourth].map((image) => image?.box.y)).size).toBe(1);
    const labels = listSceneTexts(scene).filter(({ lines }) => lines.join(' ').startsWith('Round '));
    expect(labels.map(({ lines }) => lines.join(' '))).toEqual(['Round 0', 'Round 1', 'Round 2', 'Round 3']);
    expect((labels[1]?.box.x ?? 0) - (second?.box.x ?? 0)).toBeGreaterThanOrEqual(second?.box.width ?? 0);
  });

  test('tells whom the champion beat where the duels are known, and marks them; else its rounds alone', () => {
    const content = makeTournamentContent(14);
    const told = layout({ ...content, beaten: [8, 3, 2] });
    const words = listSceneTexts(told).map(({ lines }) => lines.join(' ').replaceAll(/[\u2068\u2069]/gu, ''));
    expect(words).toContain('Beat Image 8, Image 3 and Image 2');
    expect(
      listSceneImages(told)
        .filter(({ ring }) => ring !== undefined)
        .map(({ id }) => id),
    ).toEqual([2, 3, 8]);
    // The beaten images come first in each round.
    const order = listSceneImages(told).map(({ id }) => id);
    expect(order.indexOf(8)).toBeLessThan(order.indexOf(5));
    const older = layout(content);
    expect(listSceneTexts(older).some(({ lines }) => lines.join(' ').startsWith('Beat'))).toBe(false);
    expect(listSceneImages(older).some(({ ring }) => ring !== undefined)).toBe(false);
  });

  test('of one image is that image; of one duel names it', () => {
    expect(listSceneImages(layout(makeTournamentContent(1)))).toHaveLength(1);
    const two = layout({ ...makeTournamentContent(2), beaten: [2] });
    expect(
      listSceneTexts(two)
        .flatMap(({ lines }) => lines)
        .join(' '),
    ).toMatch(/Beat \u2068Image 2\u2069/u);
  });
});
