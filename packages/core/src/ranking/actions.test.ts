import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Action, parseAction } from './actions.ts';

test.each<Action>([
  { type: 'start' },
  { type: 'stop' },
  { type: 'complete', image: 4 },
  { type: 'pass' },
  { type: 'reset' },
  { type: 'validate', selection: [3, 1] },
  { type: 'moveRanked', image: 4, to: 0 },
])('an action that went through JSON comes back equal (%#)', (action) => {
  expect(parseAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
});

test.each<unknown>([
  null,
  'start',
  {},
  { type: 'toString' },
  { type: 'complete' },
  { type: 'complete', image: 0 },
  { type: 7 },
  { type: 'moveRanked', image: 0, to: 1 },
  { type: 'moveRanked', image: 1, to: 1.5 },
  { type: 'moveRanked', image: 1 },
])('anything else is null (%#)', (value) => {
  expect(parseAction(value)).toBeNull();
});

test('a selection keeps its image ids only', () => {
  expect(parseAction({ type: 'validate', selection: [2, 'x', 0, 5] })).toEqual({
    type: 'validate',
    selection: [2, 5],
  });
  expect(parseAction({ type: 'validate' })).toEqual({ type: 'validate', selection: [] });
});

test('nothing throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => void parseAction(value)));
});
