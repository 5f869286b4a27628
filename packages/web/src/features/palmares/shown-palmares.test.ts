import type { Image } from '@palmares/core/contract/types';
import { describe, expect, test } from 'vitest';
import { NO_PALMARES, samplePalmares } from '../../testing/palmares-samples.ts';
import { communityBallot } from './community-ballot.ts';
import { getPalmaresState, toRows } from './shown-palmares.ts';
import { toPercent } from './to-percent.ts';

const getImages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: 101 + index }) as Image);

describe('getPalmaresState', () => {
  test.each([
    ['nothing was made', NO_PALMARES, 'none'],
    ['a voice was withdrawn', { ...NO_PALMARES, computed_at: '2026-11-20', outdated: true }, 'computing'],
    ['what was made compares nothing', samplePalmares(getImages(3), { voices: 0 }), 'none'],
    ['all images have left the album', samplePalmares([]), 'none'],
    ['two voices', samplePalmares(getImages(3), { voices: 2 }), 'few'],
    ['three voices', samplePalmares(getImages(3), { voices: 3 }), 'ready'],
  ] as const)('%s', (_, palmares, state) => {
    expect(getPalmaresState(palmares)).toBe(state);
  });
});

describe('toRows', () => {
  test('gives each line its image, and leaves out what the page of the album does not hold', () => {
    const [first, second, third] = getImages(3);
    const { images } = samplePalmares(getImages(3));
    const held = [third, first].flatMap((image) => image ?? []);
    expect(toRows(images, held).map(({ rank, image }) => [rank, image])).toEqual([
      [1, first],
      [3, third],
    ]);
    expect(
      toRows(
        images,
        [second].flatMap((image) => image ?? []),
      ),
    ).toHaveLength(1);
  });
});

describe('communityBallot', () => {
  test('is the order, with images of one rank together and without those that nobody judged', () => {
    const rows = { 1: { rank: 1 }, 3: { judged: 0 } };
    expect(communityBallot(samplePalmares(getImages(4), { rows }))).toEqual([[101, 102], [103]]);
  });

  test('is none while too few have voted', () => {
    expect(communityBallot(samplePalmares(getImages(4), { voices: 2 }))).toBeNull();
  });
});

describe('PA-38: toPercent', () => {
  test.each([
    [0, 0],
    [0.2, 1],
    [49.5, 50],
    [99.8, 99],
    [100, 100],
  ])('%d is told as %d %%', (percent, told) => {
    expect(toPercent({ percent, pairs: 1, same: 0, differences: [] })).toBe(told);
  });
});
