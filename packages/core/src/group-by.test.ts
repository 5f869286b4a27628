import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('groups as the language itself does: same keys in the same order, items in theirs', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 })), (items) => {
      const getKey = (item: number) => Math.abs(item % 4);
      expect([...groupBy(items, getKey)]).toEqual([...Map.groupBy(items, getKey)]);
    }),
  );
});
