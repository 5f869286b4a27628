import type { Image } from '@palmares/core/contract/types';
import { expect, test } from 'vitest';
import { getTileSrcset, toTileImages } from './tile-image.ts';

const folder = `/media/${'a'.repeat(32)}`;
const image = (path_image: string): Image => ({
  id: 1,
  name: 'Un',
  description: null,
  url: null,
  width: 40,
  height: 30,
  color: '444444',
  animated: false,
  id_album: 1,
  path_image,
});
function getSrcset(path: string): string | undefined {
  const tile = toTileImages(new Map([[1, image(path)]])).get(1);
  if (tile === undefined) throw new Error('No tile');
  return getTileSrcset(tile);
}

test('a tile lists the copies that it may show, and no larger one', () => {
  expect(getSrcset(`${folder}/full.webp?e=1&v=1&s=x`)).toBe(
    [160, 320, 480].map((width) => `${folder}/${width}.webp?e=1&v=1&s=x ${width}w`).join(', '),
  );
});

test('a tile of an image of one size lists none', () => {
  expect(getSrcset('/default-image.jpg')).toBeUndefined();
});
