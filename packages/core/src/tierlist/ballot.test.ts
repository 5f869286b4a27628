import { describe, expect, test } from 'vitest';
import { ballotFromTierlist } from './ballot.ts';

describe('PA-4: the ballot of a tier list', () => {
  const line = (placement: number, ids: readonly number[], disable = false, label = '') => ({
    label,
    placement,
    images: ids.map((id_image, index) => ({ id_image, placement: index + 1, disable })),
  });

  test('says its tiers from the best, whatever their order in the rows', () => {
    expect(ballotFromTierlist([line(3, [5]), line(1, [2, 9]), line(2, [7])])).toEqual([[2, 9], [7], [5]]);
  });

  test('says nothing of unclassified and hidden images, nor by an empty tier', () => {
    const lines = [line(1, [1]), line(2, []), line(3, [2]), line(4, [3], true), line(0, [4])];
    expect(ballotFromTierlist(lines)).toEqual([[1], [2]]);
  });
});
