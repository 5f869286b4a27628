import type { Image } from '@palmares/core/contract/types';
import { expect, test } from 'vitest';
import { toTileImages } from './tile-image.ts';

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
const getTile = (path: string) => toTileImages(new Map([[1, image(path)]])).get(1);

test('a tile lists the copies that it may show, and no larger one', () => {
  expect(getTile(`${folder}/full.webp?e=1&v=1&s=x`)?.srcSet).toBe(
    [160, 320, 480].map((width) => `${folder}/${width}.webp?e=1&v=1&s=x ${width}w`).join(', '),
  );
});

test('a tile of an image of one size lists none', () => {
  expect(getTile('/default-image.jpg')?.srcSet).toBeUndefined();
});
