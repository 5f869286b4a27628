import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from './actions.ts';
import { parseAction } from './parse-action.ts';

const actions: Action[] = [
  { type: 'move', images: [1, 2], to: { tier: 't1', before: 3 } },
  { type: 'move', images: [], to: { tier: 'pool', before: null } },
  { type: 'toPool', images: [1] },
  { type: 'addTier', label: 'x', color: 'ffffff' },
  { type: 'addTier', label: 'x', color: 'ffffff', at: 0 },
  { type: 'removeTier', tier: 't1' },
  { type: 'renameTier', tier: 't1', label: 'x' },
  { type: 'recolourTier', tier: 't1', color: 'ffffff' },
  { type: 'moveTier', tier: 't1', direction: 'up' },
  { type: 'moveTier', tier: 't1', direction: 'down' },
  { type: 'reset' },
  { type: 'applyPreset', preset: 's-to-d' },
  { type: 'applyPreset', preset: 'love', labels: ['x', 'y'] },
  { type: 'setMainImage', image: 1 },
  { type: 'setMainImage', image: null },
  { type: 'addImages', images: [1] },
  { type: 'removeImages', images: [1] },
];

describe('parseAction', () => {
  test.each(actions)('gives back what went through JSON: %j', (action) => {
    expect(parseAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
  });

  test.each<unknown>([
    null,
    [],
    'reset',
    {},
    { type: 'toString' },
    { type: '__proto__' },
    { type: 7 },
    { type: 'move', images: [1] },
    { type: 'move', images: [1], to: { tier: 't1' } },
    { type: 'move', images: [1], to: { tier: 1, before: null } },
    { type: 'addTier', label: 'x' },
    { type: 'addTier', color: 'x' },
    { type: 'removeTier' },
    { type: 'renameTier', tier: 1, label: 'x' },
    { type: 'recolourTier', tier: 1, color: 'ffffff' },
    { type: 'moveTier', tier: 1, direction: 'up' },
    { type: 'renameTier', tier: 't1' },
    { type: 'recolourTier', tier: 't1', color: 0 },
    { type: 'moveTier', tier: 't1', direction: 'left' },
    { type: 'applyPreset', preset: 'nope' },
    { type: 'setMainImage' },
    { type: 'setMainImage', image: '1' },
  ])('gives null for %j', (value) => {
    expect(parseAction(value)).toBeNull();
  });

  test('drops ids that are none, and everything beyond the action', () => {
    const value = { type: 'toPool', images: [1, '2', 1, -3, null], more: true };
    expect(parseAction(value)).toEqual({ type: 'toPool', images: [1, 1] });
  });

  test('never throws', () => {
    const type = fc.constantFrom(...actions.map((action) => action.type));
    const shape = fc.record({
      type,
      images: fc.anything(),
      to: fc.anything(),
      tier: fc.anything(),
      image: fc.anything(),
    });
    fc.assert(fc.property(fc.oneof(fc.anything(), shape), (value) => void parseAction(value)));
  });
});
