import { describe, expect, test } from 'vitest';
import { type Action, check } from './actions.ts';
import { type Board, createBoard, POOL } from './board.ts';
import { reduce } from './reduce.ts';

const board: Board = reduce(createBoard([1, 2, 3]), {
  type: 'move',
  images: [1],
  to: { tier: 't1', before: null },
});
const withHidden: Board = { ...board, hidden: [{ image: 9, row: POOL }] };

function getBoard(tierCount: number): Board {
  const tiers = Array.from({ length: tierCount }, (_, i) => ({
    id: `t${i + 1}`,
    label: 'x',
    color: 'ffffff',
    images: [],
  }));
  return { ...createBoard([]), tiers };
}

describe('check', () => {
  test.each<Action>([
    { type: 'move', images: [1, 2], to: { tier: 't2', before: null } },
    { type: 'move', images: [1], to: { tier: POOL, before: 3 } },
    { type: 'move', images: [2], to: { tier: POOL, before: 2 } },
    { type: 'move', images: [], to: { tier: 't1', before: null } },
    { type: 'toPool', images: [1] },
    { type: 'addTier', label: 'Top', color: 'ABCDEF' },
    { type: 'removeTier', tier: 't1' },
    { type: 'renameTier', tier: 't1', label: ' Top ' },
    { type: 'recolourTier', tier: 't1', color: '000000' },
    { type: 'moveTier', tier: 't1', direction: 'up' },
    { type: 'reset' },
    { type: 'applyPreset', preset: 's-to-f' },
    { type: 'applyPreset', preset: 'love', labels: [...'vwxyz'] },
    { type: 'setMainImage', image: 3 },
    { type: 'setMainImage', image: null },
    { type: 'addImages', images: [1, 4] },
    { type: 'removeImages', images: [1, 99] },
  ])('allows %j', (action) => {
    expect(check(board, action)).toBeNull();
  });

  test.each<[string, Action]>([
    ['unknown_tier', { type: 'move', images: [1], to: { tier: 't9', before: null } }],
    ['unknown_image', { type: 'move', images: [1, 99], to: { tier: 't1', before: null } }],
    ['unknown_image', { type: 'move', images: [9], to: { tier: 't1', before: null } }],
    ['unknown_image', { type: 'move', images: [2], to: { tier: 't2', before: 1 } }],
    ['unknown_image', { type: 'toPool', images: [99] }],
    ['empty_label', { type: 'addTier', label: ' ', color: 'ffffff' }],
    ['label_too_long', { type: 'addTier', label: 'x'.repeat(38), color: 'ffffff' }],
    ['bad_colour', { type: 'addTier', label: 'x', color: '#ffffff' }],
    ['unknown_tier', { type: 'removeTier', tier: POOL }],
    ['empty_label', { type: 'renameTier', tier: 't1', label: '' }],
    ['reserved_label', { type: 'renameTier', tier: 't1', label: 'Non classé' }],
    ['unknown_tier', { type: 'renameTier', tier: 't9', label: 'x' }],
    ['bad_colour', { type: 'recolourTier', tier: 't1', color: 'red' }],
    ['unknown_tier', { type: 'recolourTier', tier: 't9', color: 'ffffff' }],
    ['unknown_tier', { type: 'moveTier', tier: 't9', direction: 'up' }],
    ['unknown_image', { type: 'setMainImage', image: 99 }],
    ['unknown_image', { type: 'setMainImage', image: 9 }],
    ['unknown_image', { type: 'addImages', images: [0] }],
    ['unknown_image', { type: 'addImages', images: [4, 0] }],
    ['unknown_preset', { type: 'applyPreset', preset: 'none' as 'love' }],
    ['empty_label', { type: 'applyPreset', preset: 'love' }],
    ['empty_label', { type: 'applyPreset', preset: 'love', labels: ['v', 'w', 'x', 'y'] }],
    ['label_too_long', { type: 'applyPreset', preset: 'love', labels: [...'vwxy', 'z'.repeat(38)] }],
  ])('refuses as %s: %j', (refusal, action) => {
    expect(check(withHidden, action)).toBe(refusal);
    expect(reduce(withHidden, action)).toBe(withHidden);
  });

  test('TL-11: keeps the last tier', () => {
    expect(check(getBoard(1), { type: 'removeTier', tier: 't1' })).toBe('last_tier');
    expect(check(getBoard(2), { type: 'removeTier', tier: 't1' })).toBeNull();
  });

  test('TL-10: stops at 15 tiers', () => {
    const add: Action = { type: 'addTier', label: 'x', color: 'ffffff' };
    expect(check(getBoard(14), add)).toBeNull();
    expect(check(getBoard(15), add)).toBe('too_many_tiers');
  });
});
