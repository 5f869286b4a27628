// Typical image files, generated: a rotated phone photo with location data, a sticker
// with transparent background, an animation, images from the web.

import sharp from 'sharp';
import {
  animatedGif,
  gradientJpeg,
  gradientPng,
  noisePng,
  phonePhoto,
  transparentDisc,
} from '../../packages/server/fixtures/images.ts';

export type RealFile = { name: string; mimeType: string; buffer: Buffer };

/** Upright, the photo is 1 200 wide and 1 600 tall. */
export async function realFiles(): Promise<RealFile[]> {
  return [
    { name: 'photo_de-vacances.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(1600, 1200) },
    { name: 'autocollant.png', mimeType: 'image/png', buffer: await transparentDisc(300) },
    {
      name: 'danse.gif',
      mimeType: 'image/gif',
      buffer: await animatedGif({ width: 120, height: 90, frames: 4 }),
    },
    {
      name: 'dégradé.webp',
      mimeType: 'image/webp',
      buffer: await sharp(await gradientPng(640, 480))
        .webp()
        .toBuffer(),
    },
    { name: 'paysage.jpg', mimeType: 'image/jpeg', buffer: await gradientJpeg(900, 500) },
    { name: 'bruit.png', mimeType: 'image/png', buffer: await noisePng(200, 200) },
  ];
}
