import type { Image } from '@palmares/core/contract/types';
import { expect, test } from 'vitest';
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
const source = { albumName: 'Films', albumAuthor: 'Lina', images: [image(1), image(2)] };
const tiers = [{ id: 's', label: 'S', color: 'ff7f7f', images: [2, 7] }];

test('the picture of a board holds what stands on it, in its tiers; images that left are passed over', () => {
  const picture = toPicture(' Mes films ', { tiers }, source);
  expect(picture).toMatchObject({ kind: 'tierlist', title: 'Mes films', origin: 'Films · par Lina' });
  expect(picture.tiers.map(({ label, images }) => [label, images.map(({ id }) => id)])).toEqual([['S', [2]]]);
});

test('a board without a name is called as in the lists', () => {
  expect(toPicture('  ', { tiers }, source).title).toBe('Tierlist sans nom');
});
