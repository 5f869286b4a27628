import { expect, test } from 'vitest';
import { checkDetails } from './check-details.ts';

test('a name is enough', () => {
  expect(checkDetails({ name: 'Top' })).toEqual([]);
  expect(checkDetails({ name: 'Top', description: null })).toEqual([]);
});

test('AL-20: names and descriptions may reach their limits', () => {
  expect(checkDetails({ name: `  ${'🦊'.repeat(100)} `, description: 'x'.repeat(500) })).toEqual([]);
});

test('a name is required', () => {
  expect(checkDetails({ name: ' \u200B ' })).toEqual([{ field: 'name', code: 'name_required' }]);
});

test('AL-20: what is too long is told at its field', () => {
  expect(checkDetails({ name: 'x'.repeat(101), description: 'x'.repeat(501) })).toEqual([
    { field: 'name', code: 'name_too_long' },
    { field: 'description', code: 'description_too_long' },
  ]);
});
