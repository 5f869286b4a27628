// Where everything stands in the picture of a tier list, to the pixel.
import { describe, expect, test } from 'vitest';
import {
  assertPicture,
  layoutPicture,
  type PictureContent,
  type PictureLayout,
  type TextStyle,
} from './picture-layout.ts';

const narrow = (text: string) => text.length;

function content(counts: readonly number[], label = 'S'): PictureContent {
  let id = 0;
  return {
    title: 'Mes films',
    origin: 'par Lina',
    site: 'palmares.example',
    tiers: counts.map((count) => ({
      label,
      color: 'ff7f7f',
      images: Array.from({ length: count }, () => ({ id: ++id, name: `Image ${id}` })),
    })),
  };
}

const layout = (counts: readonly number[], names = false) =>
  layoutPicture(content(counts), { names }, narrow);

describe('a small picture', () => {
  const small = () => layout([1, 0], true);

  test('opens with its title and its origin', () => {
    const title = { face: 'title', size: 42, weight: 700, leading: 50 };
    expect(small().title).toEqual({ ...title, x: 40, y: 65, lines: ['Mes films'] });
    const origin = { face: 'text', size: 18, weight: 400, leading: 22 };
    expect(small().origin).toEqual({ ...origin, x: 40, y: 109, lines: ['par Lina'] });
  });

  test('has a row for each tier, with its label in the middle of its left end', () => {
    const label = {
      face: 'title',
      size: 40,
      weight: 700,
      leading: 48,
      lines: ['S'],
      color: 'ff7f7f',
      ink: 'black',
    };
    expect(small().rows[0]).toEqual({
      box: { x: 40, y: 144, width: 1_120, height: 112 },
      label: { ...label, x: 102, y: 200, box: { x: 40, y: 144, width: 124, height: 112 } },
      tiles: [
        {
          id: 1,
          box: { x: 172, y: 152, width: 96, height: 96 },
          name: { face: 'text', size: 11, weight: 600, leading: 13, x: 220, y: 239.5, lines: ['Image 1'] },
        },
      ],
    });
    expect(small().rows[1]?.box).toEqual({ x: 40, y: 264, width: 1_120, height: 112 });
  });

  test('ends with our mark, our name and the address', () => {
    expect(small().mark).toEqual({ x: 40, y: 400, width: 28, height: 28 });
    const brand = { face: 'title', size: 22, weight: 700, leading: 26 };
    expect(small().brand).toEqual({ ...brand, x: 76, y: 414, lines: ['Palmarès'] });
    const site = { face: 'text', size: 16, weight: 400, leading: 19 };
    expect(small().site).toEqual({ ...site, x: 1_160, y: 414, lines: ['palmares.example'] });
    expect(small()).toMatchObject({ width: 1_200, height: 468, scale: 2 });
  });
});

test('a line holds what fits between the label and the right end, the next one stands below', () => {
  const { box, tiles } = layout([11]).rows[0] ?? {};
  expect(tiles?.[8]?.box).toMatchObject({ x: 988, y: 152 });
  expect(tiles?.[9]?.box).toMatchObject({ x: 172, y: 254 });
  expect(box?.height).toBe(214);
  const [small] = layout([601]).rows;
  expect(small?.tiles[17]?.box.x).toBe(1_090);
  expect(small?.tiles[18]?.box.x).toBe(172);
  const [middle] = layout([201]).rows;
  expect(middle?.tiles[13]?.box.x).toBe(1_082);
  expect(middle?.tiles[14]?.box.x).toBe(172);
});

test.each([
  [60, 96],
  [61, 80],
  [200, 80],
  [201, 64],
  [600, 64],
  [601, 48],
])('%i images in all are %i pixels wide', (count, side) => {
  const { rows } = layout([1, count - 1]);
  expect(rows.flatMap(({ tiles }) => tiles.map(({ box }) => box.width))).toEqual(Array(count).fill(side));
});

test.each([
  [60, 11],
  [61, 10],
  [201, 10],
  [601, 8],
])('under %i images, names are written in %i pixels', (count, size) => {
  expect(layout([count], true).rows[0]?.tiles[0]?.name?.size).toBe(size);
});

test('a name has 4 pixels free at either side of its image', () => {
  const name = 'x'.repeat(200);
  const tiers = [{ label: 'S', color: 'ff7f7f', images: [{ id: 1, name }] }];
  const lines = layoutPicture({ ...content([]), tiers }, { names: true }, narrow).rows[0]?.tiles[0]?.name
    ?.lines;
  expect(lines).toEqual([`${'x'.repeat(87)}…`]);
});

test('the address takes half of the width at most, the origin all of it', () => {
  const long = { ...content([]), origin: 'o'.repeat(2_000), site: 's'.repeat(2_000) };
  const { origin, site } = layoutPicture(long, { names: false }, narrow);
  expect(origin.lines[0]).toHaveLength(1_120);
  expect(site.lines[0]).toHaveLength(560);
});

describe('a label', () => {
  const labelOf = (label: string, measure: (text: string, style: TextStyle) => number = narrow) =>
    layoutPicture(content([0], label), { names: false }, measure).rows[0]?.label;

  test.each([
    ['S+', 40],
    ['Bof', 24],
    ['Moyens', 24],
    ['Moyenne', 15],
    ['À revoir un soir', 15],
  ])('« %s » is written in %i pixels', (label, size) => {
    expect(labelOf(label)?.size).toBe(size);
  });

  test('shrinks until its widest line fits, with 8 pixels at either side', () => {
    expect(labelOf('S', () => 108)?.size).toBe(40);
    expect(labelOf('S', () => 109)?.size).toBe(39);
    expect(labelOf('S', () => 216)?.size).toBe(20);
    expect(labelOf('À revoir un soir', (text) => (text.length > 5 ? 216 : 1))?.size).toBe(7);
  });

  test('of several lines stands in the middle of its row, which grows with it', () => {
    const three = labelOf('À revoir un soir de pluie');
    expect(three).toMatchObject({ leading: 18, y: 182, box: { height: 112 } });
    expect(three?.lines).toHaveLength(3);
    const [tall] = layoutPicture(content([0, 601], 'm'.repeat(48)), { names: false }, narrow).rows;
    expect(tall?.label.lines).toHaveLength(4);
    expect(tall?.box.height).toBe(88);
  });
});

describe('assertPicture', () => {
  const two = content([2, 1]);
  const sound = layoutPicture(two, { names: false }, narrow);
  const [first, second] = sound.rows;
  if (!first || !second) throw new Error('Two rows');
  const withFirst = (patch: Partial<typeof first>): Partial<PictureLayout> => ({
    rows: [{ ...first, ...patch }, second],
  });
  const [tile, ...others] = first.tiles;
  if (!tile) throw new Error('A tile');
  const moved = (by: { x?: number; y?: number }) =>
    withFirst({
      tiles: [
        { ...tile, box: { ...tile.box, x: tile.box.x + (by.x ?? 0), y: tile.box.y + (by.y ?? 0) } },
        ...others,
      ],
    });

  test('accepts what was laid out', () => {
    expect(() => assertPicture(two, sound)).not.toThrow();
    const tight = { ...sound.mark, y: second.box.y + second.box.height };
    expect(() => assertPicture(two, { ...sound, mark: tight, height: tight.y + tight.height })).not.toThrow();
  });

  test.each<[string, string, Partial<PictureLayout>]>([
    ['a row over the origin', 'Row 0 begins', withFirst({ box: { ...first.box, y: 0 } })],
    ['a row over the one before it', 'Row 1 begins', { rows: [first, { ...second, box: first.box }] }],
    ['an image of another tier', 'does not show the images', withFirst({ tiles: second.tiles })],
    ['a tier without a row', 'Not every tier', { rows: [first] }],
    [
      'a row without a tier',
      'does not show the images',
      { rows: [first, second, { ...second, box: { ...second.box, y: 999 } }] },
    ],
    [
      'a label out of its row',
      'The label of row 0',
      withFirst({ label: { ...first.label, box: second.box } }),
    ],
    ['an image to the left of its row', 'Image 1 stands out', moved({ x: -500 })],
    ['an image to the right of it', 'Image 1 stands out', moved({ x: 1_200 })],
    ['an image above it', 'Image 1 stands out', moved({ y: -9 })],
    ['an image below it', 'Image 1 stands out', moved({ y: 9 })],
    ['a foot over the rows', 'The foot', { mark: { ...sound.mark, y: second.box.y } }],
    ['a foot beyond the picture', 'The foot', { height: sound.mark.y + 27 }],
  ])('refuses %s', (_, reason, damage) => {
    expect(() => assertPicture(two, { ...sound, ...damage })).toThrow(reason);
  });
});
