import { expect, test } from 'vitest';
import { checkSave } from './check-save.ts';
import { createRanking } from './ranking.ts';

const empty = createRanking([1, 2], 1);
const begun = { ...empty, images: [{ id: 1, points: 1, viewed: 1 }] };
const fine = { name: 'Renards', isSignedIn: true, ranking: begun };

test('one point and a name are enough for someone who is signed in', () => {
  expect(checkSave(fine)).toBeNull();
});

test.each([
  ['login_or_name_required', { isSignedIn: false }],
  ['login_or_name_required', { name: ' \n ' }],
  ['no_progress', { ranking: empty }],
] as const)('else it is told: %s (%#)', (refusal, change) => {
  expect(checkSave({ ...fine, ...change })).toBe(refusal);
});
