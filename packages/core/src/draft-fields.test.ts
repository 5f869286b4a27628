import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameSelection, parseDraftFields, parseStored, parseUint32 } from './draft-fields.ts';

const fields = {
  savedAt: 1_790_000_000_000,
  userKey: 'alice',
  albumId: 12,
  name: 'Mes renards',
  description: 'Roux',
  private: false,
};

describe('parseDraftFields', () => {
  test('gives back what was written and nothing more', () => {
    expect(parseDraftFields({ ...fields, other: 1 })).toEqual(fields);
  });

  test('is null without an owner or an album', () => {
    for (const damage of [{ userKey: 7 }, { userKey: undefined }, { albumId: 0 }, { albumId: '12' }])
      expect(parseDraftFields({ ...fields, ...damage })).toBeNull();
  });

  test('replaces damaged fields by harmless ones: private unless it was public', () => {
    const damaged = {
      userKey: 'a',
      albumId: 1,
      savedAt: Number.NaN,
      name: 7,
      description: null,
      private: 'x',
    };
    expect(parseDraftFields(damaged)).toEqual({
      savedAt: 0,
      userKey: 'a',
      albumId: 1,
      name: '',
      description: '',
      private: true,
    });
  });
});

describe('parseStored', () => {
  test('reads JSON, lets values through, and never throws', () => {
    expect(parseStored('{"a":1}')).toEqual({ a: 1 });
    expect(parseStored('{"a":')).toBeNull();
    fc.assert(fc.property(fc.anything(), (value) => void parseStored(value)));
  });
});

describe('uint32Of', () => {
  test('accepts 32-bit integers only', () => {
    for (const value of [0, 7, 2 ** 32 - 1]) expect(parseUint32(value)).toBe(value);
    for (const value of [-1, 0.5, 2 ** 32, Number.NaN, '7', null, undefined, {}])
      expect(parseUint32(value)).toBeNull();
  });
});

describe('isSameSelection', () => {
  test('ignores the order and repetitions', () => {
    expect(isSameSelection([1, 2], [2, 1, 1])).toBe(true);
    expect(isSameSelection([], [])).toBe(true);
    expect(isSameSelection([1, 2], [1])).toBe(false);
    expect(isSameSelection([1], [1, 2])).toBe(false);
    expect(isSameSelection([1, 2], [1, 3])).toBe(false);
  });
});
