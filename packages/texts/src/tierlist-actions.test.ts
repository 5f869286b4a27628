import type { Action } from '@palmares/core/tierlist/actions';
import type { Board } from '@palmares/core/tierlist/board';
import { describeAction, describeOutcome } from '@palmares/core/tierlist/describe-action';
import { reduce } from '@palmares/core/tierlist/reduce';
import { expect, test } from 'vitest';
import { ACTION_TEXTS, OUTCOME_TEXTS } from './en/tierlist-actions.ts';

const board: Board = {
  tiers: [
    { id: 't1', label: 'S', color: 'ff7f7f', images: [1, 6] },
    { id: 't2', label: 'A', color: 'ffbf7f', images: [2] },
  ],
  pool: [3, 4, 5],
  hidden: [],
  mainImage: null,
};

const names: Readonly<Record<number, string>> = { 1: 'Renard', 2: 'Loup', 3: 'Ours' };
const getName = (image: number): string => names[image] ?? `image ${image}`;

test.each<[string, string, Action]>([
  [
    'Move “Renard” to A',
    '“Renard” placed in A, 1 of 2',
    { type: 'move', images: [1], to: { tier: 't2', before: 2 } },
  ],
  [
    'Move 3 images to S',
    '3 images placed in S',
    { type: 'move', images: [3, 4, 5], to: { tier: 't1', before: null } },
  ],
  ['Take “Loup” out of its tier', '“Loup” taken out of its tier', { type: 'toPool', images: [2] }],
  [
    'Take 2 images out of their tiers',
    '2 images taken out of their tiers',
    { type: 'toPool', images: [1, 2] },
  ],
  ['Apply the template “S to F”', 'Template “S to F” applied', { type: 'applyPreset', preset: 's-to-f' }],
])('in English: %s', (label, outcome, action) => {
  const after = reduce(board, action);
  expect(describeAction(board, action, getName, ACTION_TEXTS)).toBe(label);
  expect(describeOutcome(board, after, action, getName, OUTCOME_TEXTS)).toBe(outcome);
});
