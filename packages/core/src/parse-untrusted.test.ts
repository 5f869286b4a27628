import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrayOf, imageIdsOf, recordOf, stringOf } from './parse-untrusted.ts';

test('a record is an object that is no list', () => {
  expect(recordOf({ a: 1 })).toEqual({ a: 1 });
  for (const value of [null, undefined, 1, 'a', [], () => 1]) expect(recordOf(value)).toBeNull();
});

test('what is no list is an empty one', () => {
  expect(arrayOf([1, 'a'])).toEqual([1, 'a']);
  for (const value of [null, undefined, 'abc', { length: 3 }]) expect(arrayOf(value)).toEqual([]);
});

test('what is no string is null', () => {
  expect(stringOf('')).toBe('');
  expect(stringOf(1)).toBeNull();
});

test('image ids keep their order, what is none is left out', () => {
  expect(imageIdsOf([3, 1, 3, '2', 0, 1.5, null, [4]])).toEqual([3, 1, 3]);
});

test('no reader throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      recordOf(value);
      arrayOf(value);
      stringOf(value);
      imageIdsOf(value);
    }),
  );
});
