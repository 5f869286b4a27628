import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseArray, parseImageIds, parseRecord, parseString } from './parse-untrusted.ts';

test('a record is an object that is no list', () => {
  expect(parseRecord({ a: 1 })).toEqual({ a: 1 });
  for (const value of [null, undefined, 1, 'a', [], () => 1]) expect(parseRecord(value)).toBeNull();
});

test('what is no list is an empty one', () => {
  expect(parseArray([1, 'a'])).toEqual([1, 'a']);
  for (const value of [null, undefined, 'abc', { length: 3 }]) expect(parseArray(value)).toEqual([]);
});

test('what is no string is null', () => {
  expect(parseString('')).toBe('');
  expect(parseString(1)).toBeNull();
});

test('image ids keep their order, what is none is left out', () => {
  expect(parseImageIds([3, 1, 3, '2', 0, 1.5, null, [4]])).toEqual([3, 1, 3]);
});

test('no reader throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      parseRecord(value);
      parseArray(value);
      parseString(value);
      parseImageIds(value);
    }),
  );
});
