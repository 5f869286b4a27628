import { expect, test } from 'vitest';
import { findCircles } from './list-imports.mjs';

test('files that import each other, directly or by others, are a circle', () => {
  const edges = ['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'af'].map((edge) => [...edge]);

  expect(findCircles(edges).map((circle) => circle.toSorted().join(''))).toEqual(['de', 'abc']);
});

test('files that import others in one direction are none', () => {
  expect(findCircles(['ab', 'ac', 'bd', 'cd'].map((edge) => [...edge]))).toEqual([]);
});
