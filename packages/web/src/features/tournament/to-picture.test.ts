import type { Image } from '@palmares/core/contract/types';
import { describe, expect, test } from 'vitest';
import { toPicture } from './to-picture.ts';

const image = (id: number): Image => ({
  id,
  name: `Image ${id}`,
  description: null,
  url: null,
  path_image: null,
  id_album: 1,
  width: 400,
  height: 300,
  color: '336699',
  animated: false,
});
const images = new Map([1, 2, 3].map((id) => [id, image(id)]));
const groups = [
  { kind: 'champion', round: 3, images: [1] },
  { kind: 'finalists', round: 2, images: [2, 9] },
  { kind: 'semiFinalists', round: 1, images: [3] },
] as const;

const path = [
  { round: 1, isFinal: false, beaten: [3] },
  { round: 2, isFinal: true, beaten: [2] },
];

describe('the picture of a tournament', () => {
  test('tells the champion apart and the others under the titles of the viewer, images that left passed over', () => {
    const picture = toPicture('Duel', 'by Lina', { champion: 1, groups, path, images });
    expect(picture).toMatchObject({ kind: 'tournament', title: 'Duel', origin: 'by Lina' });
    expect(picture.champion?.id).toBe(1);
    expect(picture.groups.map(({ title, images: shown }) => [title, shown.map(({ id }) => id)])).toEqual([
      ['Finalists', [2]],
      ['Semi-Finalists', [3]],
    ]);
    expect(picture.beaten).toEqual([3, 2]);
  });

  test('without a champion shows its first group too', () => {
    const picture = toPicture('Duel', 'by Lina', { champion: null, groups, path: [], images });
    expect(picture.champion).toBeNull();
    expect(picture.groups[0]?.title).toBe('Champion');
  });
});
