import { expect, test } from 'vitest';
import { checkSave } from './check-save.ts';

const fine = { name: 'Best fox', isSignedIn: true, isFinished: true, isSaved: false };

test('a finished tournament with a name may be saved by someone who is signed in', () => {
  expect(checkSave(fine)).toBeNull();
});

test.each([
  ['not_finished', { isFinished: false }],
  ['login_required', { isSignedIn: false }],
  ['name_required', { name: ' \n\u200B ' }],
  ['already_saved', { isSaved: true }],
] as const)('else it is told: %s', (refusal, change) => {
  expect(checkSave({ ...fine, ...change })).toBe(refusal);
});

test('a saved one is told to be so before anything else', () => {
  expect(checkSave({ name: '', isSignedIn: false, isFinished: false, isSaved: true })).toBe('already_saved');
});
