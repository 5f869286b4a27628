import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertPicture, layoutPicture, type PictureContent, type TextStyle } from './picture-layout.ts';

const measure = (text: string, { size }: TextStyle) => text.length * size * 0.55;

function content(counts: readonly number[], patch: Partial<PictureContent> = {}): PictureContent {
  let id = 0;
  return {
    title: 'Mes films',
    origin: 'par Lina',
    site: 'palmares.example',
    tiers: counts.map((count, index) => ({
      label: `T${index}`,
      color: 'ff7f7f',
      images: Array.from({ length: count }, () => ({ id: ++id, name: `Image ${id}` })),
    })),
    ...patch,
  };
}

describe('the picture of a tier list', () => {
  test('rows follow each other, an empty one as tall as a row of images', () => {
    const { rows } = layoutPicture(content([3, 0]), { names: false }, measure);
    expect(rows.map(({ tiles }) => tiles.length)).toEqual([3, 0]);
    expect(rows[1]?.box.height).toBe(rows[0]?.box.height);
    expect(rows[1]?.box.y).toBeGreaterThan((rows[0]?.box.y ?? 0) + (rows[0]?.box.height ?? 0));
  });

  test('images that do not fit a line go on the next one', () => {
    const { rows } = layoutPicture(content([12]), { names: false }, measure);
    const tops = new Set(rows[0]?.tiles.map(({ box }) => box.y));
    expect(tops.size).toBe(2);
    expect(rows[0]?.tiles[0]?.box.x).toBe(rows[0]?.tiles.at(-3)?.box.x);
  });

  test('names are there when they are wanted, shortened to their image', () => {
    const named = content([1]);
    const long = { id: 1, name: 'Un nom bien trop long pour une petite image' };
    const tiers = [{ label: 'S', color: 'ff7f7f', images: [long] }];
    const tileOf = (names: boolean) =>
      layoutPicture({ ...named, tiers }, { names }, measure).rows[0]?.tiles[0];
    expect(tileOf(false)?.name).toBeNull();
    expect(tileOf(true)?.name?.lines[0]).toMatch(/^Un nom.*…$/u);
  });

  test('a label is written as on the boards: 12 characters a line, smaller the longer it is', () => {
    const sizeOf = (label: string) =>
      layoutPicture(
        content([], { tiers: [{ label, color: 'ff7f7f', images: [] }] }),
        { names: false },
        measure,
      ).rows[0]?.label;
    expect(sizeOf('À revoir un soir de pluie')?.lines).toEqual(['À revoir un ', 'soir de plui', 'e']);
    expect(sizeOf('S')?.size).toBeGreaterThan(sizeOf('Bof')?.size ?? 0);
    expect(sizeOf('Bof')?.size).toBeGreaterThan(sizeOf('À revoir un soir')?.size ?? 0);
    expect(sizeOf('S')?.ink).toBe('black');
  });

  test('a long title takes two lines, then ends in an ellipsis', () => {
    const { title } = layoutPicture(
      content([1], { title: 'Les films '.repeat(20) }),
      { names: false },
      measure,
    );
    expect(title.lines).toHaveLength(2);
    expect(title.lines[1]).toMatch(/…$/u);
  });

  test('two dots for each pixel, fewer where a phone would refuse the canvas', () => {
    expect(layoutPicture(content([10]), { names: false }, measure).scale).toBe(2);
    const { width, height, scale } = layoutPicture(content([2_000]), { names: false }, measure);
    expect(scale).toBeLessThan(2);
    expect(width * height * scale ** 2).toBeLessThanOrEqual(16_000_001);
  });

  test('any tier list: each image stands once, inside of its row', () => {
    const tier = fc.record({
      label: fc.string({ unit: 'grapheme', maxLength: 40 }),
      color: fc.constantFrom('ff7f7f', '3b3b3b'),
      images: fc.nat(300),
    });
    fc.assert(
      fc.property(
        fc.array(tier, { minLength: 1, maxLength: 15 }),
        fc.string({ unit: 'grapheme', maxLength: 100 }),
        fc.boolean(),
        (tiers, title, names) => {
          let id = 0;
          const named = { name: title };
          const whole = content([], {
            title,
            tiers: tiers.map(({ images, ...rest }) => ({
              ...rest,
              images: Array.from({ length: images }, () => ({ id: ++id, ...named })),
            })),
          });
          assertPicture(whole, layoutPicture(whole, { names }, measure));
        },
      ),
      { numRuns: 100 },
    );
  });
});
