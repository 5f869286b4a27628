import { describe, expect, test } from 'vitest';
import { createBoard } from './board.ts';
import { checkLines } from './check-lines.ts';
import { type StoredLine, toLines } from './wire.ts';

const line = (over: Partial<StoredLine> = {}): StoredLine => ({
  label: 'S',
  placement: 1,
  color: 'ff7f7f',
  images: [],
  ...over,
});
const image = (id_image: number, disable = false) => ({ id_image, placement: 1, disable });

describe('checkLines', () => {
  test('accepts what the editor saves', () => {
    expect(checkLines(toLines(createBoard([1, 2, 3])))).toEqual([]);
  });

  test('TL-5, TL-70: accepts a line without colour or images: they have defaults', () => {
    expect(checkLines([{ label: 'S', placement: 1 }])).toEqual([]);
  });

  test('asks for 1 to 15 tiers, the pool not being one', () => {
    const pool = line({ placement: 0, label: 'Non classé' });
    const many = Array.from({ length: 15 }, () => line());
    expect(checkLines([pool])).toEqual([{ field: 'lines', code: 'last_tier' }]);
    expect(checkLines([...many, pool])).toEqual([]);
    expect(checkLines([...many, line()])).toEqual([{ field: 'lines', code: 'too_many_tiers' }]);
  });

  test('TL-14: points at the field that is wrong', () => {
    const lines = [line(), line({ label: ' ' }), line({ label: 'x'.repeat(38), color: '#fff' })];
    expect(checkLines(lines)).toEqual([
      { field: 'lines.1.label', code: 'empty_label' },
      { field: 'lines.2.label', code: 'label_too_long' },
      { field: 'lines.2.color', code: 'bad_colour' },
    ]);
  });

  test('asks for one pool, known by its placement or its label', () => {
    const lines = [line(), line({ placement: 0 }), line({ label: 'Non classé', placement: 3 })];
    expect(checkLines(lines)).toEqual([{ field: 'lines.2.placement', code: 'second_pool' }]);
  });

  test('does not judge the label of the pool', () => {
    expect(checkLines([line(), line({ placement: 0, label: '' })])).toEqual([]);
  });

  test('TL-7: finds an image that stands twice, hidden or not', () => {
    const lines = [line({ images: [image(1), image(2)] }), line({ images: [image(3), image(1, true)] })];
    expect(checkLines(lines)).toEqual([{ field: 'lines.1.images.1', code: 'duplicate_image' }]);
  });
});
